/** A part of the index: its number, and the products in it. */
export interface SegmentSize {
  readonly id: number;
  readonly documents: number;
}

/** Products that a segment holds at most. */
export const maxDocuments = 65_536;
/** With more small segments than that some are made into one: each costs every query a little. */
export const maxSmallSegments = 8;

/** Those below half of the size at most: two of them fit into one. */
const isSmall = ({ documents }: SegmentSize) => documents < maxDocuments / 2;

/**
 * Which segments are to become one: none while few are small, then the smallest, and each next one that is at most twice as large as
 * those before it together. So a product is written anew as often as sizes double, not at every change of another.
 */
export function segmentsToMerge(segments: readonly SegmentSize[]): readonly number[] {
  const small = segments.filter(isSmall).toSorted((a, b) => a.documents - b.documents || a.id - b.id);
  if (small.length <= maxSmallSegments) return [];
  const chosenIds: number[] = [];
  let sum = 0;
  for (const { id, documents } of small) {
    const isNext = chosenIds.length < 2 || (documents <= 2 * sum && sum + documents <= maxDocuments);
    if (!isNext) break;
    chosenIds.push(id);
    sum += documents;
  }
  return chosenIds;
}
