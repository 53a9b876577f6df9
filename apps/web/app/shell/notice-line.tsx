import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from './use-shell.ts';

/** The message left for this page by the form before it. */
export function NoticeLine() {
  const { notice } = useShell();
  const { key } = useLocation();
  const [arrived, setArrived] = useState({ notice, key });
  // The shell's data outlives the page it came with; the message does not.
  if (arrived.notice !== notice) setArrived({ notice, key });
  if (notice === null || arrived.key !== key) return null;
  const isBad = notice.kind === 'bad';
  return (
    <p
      role={isBad ? 'alert' : 'status'}
      className={`mb-4 rounded-card px-4 py-3 ${isBad ? 'bg-sale-soft text-sale' : 'bg-good-soft text-good'}`}
    >
      {notice.text}
    </p>
  );
}
