import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';

/** The message left for this page by the form before it. */
export function NoticeLine() {
  const { notice } = useShell();
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ notice, key });
  // The shell's data outlives the page it came with; the message does not.
  if (arrival.notice !== notice) setArrival({ notice, key });
  if (notice === null || arrival.key !== key) return null;
  return (
    <p role={notice.kind === 'bad' ? 'alert' : 'status'} className="notice-line">
      {notice.text}
    </p>
  );
}
