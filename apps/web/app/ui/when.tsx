import { type Handover, when } from '../platform/format/handover.ts';

/** When goods can be had: the words of the specification, and beside them what helps. */
export function When({ option }: { option: Handover }) {
  const { said, beside } = when(option);
  return (
    <>
      {said}
      {beside === '' ? null : <span className={said === '' ? undefined : 'ml-2 text-14 text-ink-soft'}>{beside}</span>}
    </>
  );
}
