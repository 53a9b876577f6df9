import { fields, noPlace } from '../terms/fields.ts';
import type { Weights } from '../terms/weights.ts';
import type { Scale } from './concept.ts';
import { type Match, type Postings, readPostings, takeBest } from './match.ts';

/** Things that a wish can tell apart. */
const minProducts = 3;

/** Where a thing stands: the number of its segment and its own in it. */
interface MeasuredProduct {
  segment: number;
  document: number;
  value: number;
}

/**
 * Grants a wish such as «узкий» to the things of the kind that is asked for that lie at its end of the scale: of washing
 * machines to the third of them that is the least deep. Gives how many they are.
 */
export function grant(
  matches: readonly Match[],
  ofKind: readonly Match[],
  scales: readonly Scale[],
  listOf: (term: string, segment: number) => Postings | undefined,
  { share, lost, textScore }: Weights['wish'],
): number {
  for (const { wants, values } of scales) {
    const things = ofKind.flatMap(({ kinds }, segment) => valuesOf(segment, kinds, values, listOf));
    if (things.length < minProducts) continue;
    const sign = wants === 'least' ? 1 : -1;
    things.sort((one, other) => sign * (one.value - other.value));
    const last = things[Math.floor((things.length - 1) * share)]?.value ?? 0;
    const grantedProducts = things.filter(({ value }) => sign * value <= sign * last);
    let better = 0;
    grantedProducts.forEach(({ segment, document, value }, index) => {
      if (value !== grantedProducts[index - 1]?.value) better = index;
      const match = matches[segment];
      const weight = 1 - (lost * better) / grantedProducts.length;
      if (match)
        takeBest(match, document, weight, {
          fieldScore: 1,
          textScore,
          telling: 1,
          place: match.places[document] ?? noPlace,
          bits: fields.value,
          presence: 1,
        });
    });
    return grantedProducts.length;
  }
  return 0;
}

/** What is measured of each thing of a kind; of several values, as those of an oven and its grill, the greatest. */
function valuesOf(
  segment: number,
  kinds: Uint8Array,
  values: Scale['values'],
  listOf: (term: string, segment: number) => Postings | undefined,
): MeasuredProduct[] {
  const greatest = new Map<number, number>();
  for (const { term, value } of values) {
    const list = listOf(term, segment);
    if (!list) continue;
    readPostings(list, (document) => {
      if (kinds[document] === 1 && value > (greatest.get(document) ?? Number.NEGATIVE_INFINITY)) greatest.set(document, value);
    });
  }
  return [...greatest].map(([document, value]) => ({ segment, document, value }));
}
