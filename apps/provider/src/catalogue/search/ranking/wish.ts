import { fields, noPlace } from '../terms/fields.ts';
import type { Weights } from '../terms/weights.ts';
import type { Scale } from './concept.ts';
import { type Match, type Postings, read, take } from './match.ts';

/** Things that a wish can tell apart. */
const leastThings = 3;

/** Where a thing stands: the number of its segment and its own in it. */
interface Thing {
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
  { share, lost, said }: Weights['wish'],
): number {
  for (const { wants, values } of scales) {
    const things = ofKind.flatMap(({ kinds }, segment) => valuesOf(segment, kinds, values, listOf));
    if (things.length < leastThings) continue;
    const sign = wants === 'least' ? 1 : -1;
    things.sort((one, other) => sign * (one.value - other.value));
    const last = things[Math.floor((things.length - 1) * share)]?.value ?? 0;
    const granted = things.filter(({ value }) => sign * value <= sign * last);
    let better = 0;
    granted.forEach(({ segment, document, value }, index) => {
      if (value !== granted[index - 1]?.value) better = index;
      const match = matches[segment];
      const weight = 1 - (lost * better) / granted.length;
      if (match)
        take(match, document, weight, {
          fielded: 1,
          said,
          telling: 1,
          place: match.places[document] ?? noPlace,
          bits: fields.value,
          had: 1,
        });
    });
    return granted.length;
  }
  return 0;
}

/** What is measured of each thing of a kind; of several values, as those of an oven and its grill, the greatest. */
function valuesOf(
  segment: number,
  kinds: Uint8Array,
  values: Scale['values'],
  listOf: (term: string, segment: number) => Postings | undefined,
): Thing[] {
  const greatest = new Map<number, number>();
  for (const { term, value } of values) {
    const list = listOf(term, segment);
    if (!list) continue;
    read(list, (document) => {
      if (kinds[document] === 1 && value > (greatest.get(document) ?? Number.NEGATIVE_INFINITY)) greatest.set(document, value);
    });
  }
  return [...greatest].map(([document, value]) => ({ segment, document, value }));
}
