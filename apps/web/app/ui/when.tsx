import { type Handover, when } from '../platform/format/handover.ts';

/** When goods can be had: the words of the specification, and beside them what helps. */
export function When({ option }: { option: Handover }) {
  const { mainText, note } = when(option);
  return (
    <>
      {mainText}
      {note === '' ? null : <span className={mainText === '' ? undefined : 'ml-2 text-14 text-ink-soft'}>{note}</span>}
    </>
  );
}
