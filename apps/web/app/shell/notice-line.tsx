import { useShell } from './use-shell.ts';

/** The message left for this page by the form before it. */
export function NoticeLine() {
  const { notice } = useShell();
  if (notice === null) return null;
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
