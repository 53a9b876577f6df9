/** Steps of the slider between its ends, at most. */
const steps = 1000;

/** What the slider of a range goes between, or where its two ends stand. */
export interface Bounds {
  min: number;
  max: number;
}

/** By how much one press moves an end: 1, 10, 100 or more. */
export function stepOf({ min, max }: Bounds): number {
  return 10 ** Math.ceil(Math.log10(Math.max((max - min) / steps, 1)));
}

/** Whole steps around what there is, so that both ends can be reached. */
export function boundsOf(facet: Bounds): Bounds {
  const step = stepOf(facet);
  return { min: Math.floor(facet.min / step) * step, max: Math.ceil(facet.max / step) * step };
}

/** The ends after one of them was moved, and what stands in the fields then: ends never pass each other, and one at its bound bounds nothing. */
export function moveEnd(
  bounds: Bounds,
  ends: Bounds,
  end: 'min' | 'max',
  to: number,
): { ends: Bounds; fieldTexts: { min: string; max: string } } {
  const next = end === 'min' ? { ...ends, min: Math.min(to, ends.max) } : { ...ends, max: Math.max(to, ends.min) };
  return {
    ends: next,
    fieldTexts: { min: next.min <= bounds.min ? '' : String(next.min), max: next.max >= bounds.max ? '' : String(next.max) },
  };
}
