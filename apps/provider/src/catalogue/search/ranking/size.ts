import { fields, noPlace } from '../terms/fields.ts';
import type { Weights } from '../terms/weights.ts';
import type { Size } from './concept.ts';
import { type Match, type Postings, read, take } from './match.ts';

/** Things of a kind that measure alike, at least. */
const leastAlike = 3;
/** A measure that nearly all things of a kind have alike tells nothing of them. */
const mostAlike = 0.8;

/**
 * Grants a number to the things of the kind that measure so: of «посудомойка 45» the width is meant, since that is what is 45 in the most
 * dishwashers. Gives how many they are.
 */
export function grantSize(
  matches: readonly Match[],
  ofKind: readonly Match[],
  sizes: readonly Size[],
  listOf: (term: string, segment: number) => Postings | undefined,
  { said }: Weights['wish'],
): number {
  if (sizes.length === 0) return 0;
  const all = ofKind.reduce((sum, { kinds }) => sum + kinds.reduce((count, one) => count + one, 0), 0);
  let best: readonly Map<number, number>[] = [];
  let most = 0;
  let surest = 0;
  for (const size of sizes) {
    const things = ofKind.map(({ kinds }, segment) => thingsOf(kinds, segment, size, listOf));
    const count = things.reduce((sum, some) => sum + some.size, 0);
    if (count < leastAlike || count > all * mostAlike) continue;
    const sure = things.reduce((sum, some) => [...some.values()].reduce((total, one) => total + one, sum), 0);
    if (sure > surest) [best, most, surest] = [things, count, sure];
  }
  best.forEach((things, segment) => {
    const match = matches[segment];
    if (!match) return;
    for (const [document, weight] of things)
      take(match, document, weight, { fielded: 1, said, telling: 1, place: match.places[document] ?? noPlace, bits: fields.value, had: 1 });
  });
  return most;
}

/** Things of a kind that measure so in one segment, and how surely. */
function thingsOf(kinds: Uint8Array, segment: number, size: Size, listOf: (term: string, segment: number) => Postings | undefined) {
  const things = new Map<number, number>();
  for (const { term, weight } of size) {
    const list = listOf(term, segment);
    if (!list) continue;
    read(list, (document) => {
      if (kinds[document] === 1 && weight > (things.get(document) ?? 0)) things.set(document, weight);
    });
  }
  return things;
}
