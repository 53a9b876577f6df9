import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { noticeId } from '../../platform/session/notice-id.ts';
import { useShell } from '../../platform/session/use-shell.ts';

/** The message left for this page by the form before it: read first, since the form may have stood far below. */
export function NoticeLine() {
  const { notice } = useShell();
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ notice, key });
  const line = useRef<HTMLParagraphElement>(null);
  // The shell's data outlives the page it came with; the message does not.
  if (arrival.notice !== notice) setArrival({ notice, key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of the page before; the browser itself begins a page that is loaded as a whole
  useEffect(() => () => line.current?.focus(), [key]);
  if (notice === null || arrival.key !== key) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the page is loaded anew, and the message is what to read first.
    <p ref={line} role={notice.kind === 'bad' ? 'alert' : 'status'} tabIndex={-1} autoFocus className="notice-line" id={noticeId}>
      {notice.text}
    </p>
  );
}
