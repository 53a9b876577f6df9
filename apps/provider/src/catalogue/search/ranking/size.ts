import { fields, noPlace } from '../terms/fields.ts';
import type { Weights } from '../terms/weights.ts';
import type { Size } from './concept.ts';
import { type Match, type Postings, readPostings, takeBest } from './match.ts';

/** Things of a kind that measure alike, at least. */
const minAlike = 3;
/** A measure that nearly all things of a kind have alike tells nothing of them. */
const maxAlikeShare = 0.8;

/**
 * Grants a number to the things of the kind that measure so: of «посудомойка 45» the width is meant, since that is what is 45 in the most
 * dishwashers. Gives how many they are.
 */
export function grantSize(
  matches: readonly Match[],
  ofKind: readonly Match[],
  sizes: readonly Size[],
  listOf: (term: string, segment: number) => Postings | undefined,
  { textScore }: Weights['wish'],
): number {
  if (sizes.length === 0) return 0;
  const all = ofKind.reduce((sum, { documents, kinds }) => sum + documents.filter((document) => kinds[document] === 1).length, 0);
  let best: readonly Map<number, number>[] = [];
  let productCount = 0;
  let surest = 0;
  for (const size of sizes) {
    const things = ofKind.map(({ kinds }, segment) => measuredProducts(kinds, segment, size, listOf));
    const count = things.reduce((sum, some) => sum + some.size, 0);
    if (count < minAlike || count > all * maxAlikeShare) continue;
    const sure = things.reduce((sum, some) => [...some.values()].reduce((total, one) => total + one, sum), 0);
    if (sure > surest) [best, productCount, surest] = [things, count, sure];
  }
  best.forEach((things, segment) => {
    const match = matches[segment];
    if (!match) return;
    for (const [document, weight] of things)
      takeBest(match, document, weight, {
        fieldScore: 1,
        textScore,
        certainty: 1,
        place: match.places[document] ?? noPlace,
        bits: fields.value,
        presence: 1,
      });
  });
  return productCount;
}

/** Things of a kind that measure so in one segment, and how surely. */
function measuredProducts(kinds: Uint8Array, segment: number, size: Size, listOf: (term: string, segment: number) => Postings | undefined) {
  const things = new Map<number, number>();
  for (const { term, weight } of size) {
    const list = listOf(term, segment);
    if (!list) continue;
    readPostings(list, (document) => {
      if (kinds[document] === 1 && weight > (things.get(document) ?? 0)) things.set(document, weight);
    });
  }
  return things;
}
