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
  term: string;
}

/** What a wish comes to among the things of a kind: «тихая» is a noise of so much at most. */
export interface WishLimit {
  measure: string;
  wants: Scale['wants'];
  /** The term of the last value that is within it. */
  term: string;
}

interface Grant {
  /** Things that have what was wished for. */
  count: number;
  limit?: WishLimit;
}

/** What a thing has of a wish that is only written about it, or that it is measured not to have. */
const unmeasuredPresence = 0.5;

/**
 * Grants a wish such as «узкий» to the things of the kind that is asked for that lie at its end of the scale: of washing
 * machines to the third of them that is the least deep. What is measured decides: no other thing has it then, whatever is written of it.
 */
export function grant(
  matches: readonly Match[],
  ofKind: readonly Match[],
  scales: readonly Scale[],
  listOf: (term: string, segment: number) => Postings | undefined,
  { share, decay, textScore }: Weights['wish'],
): Grant {
  for (const { measure, wants, values } of scales) {
    const things = ofKind.flatMap(({ kinds }, segment) => valuesOf(segment, kinds, values, listOf));
    if (things.length < minProducts) continue;
    const sign = wants === 'least' ? 1 : -1;
    things.sort((one, other) => sign * (one.value - other.value));
    const last = things[Math.floor((things.length - 1) * share)];
    if (last === undefined) continue;
    const grantedProducts = things.filter(({ value }) => sign * value <= sign * last.value);
    for (const { documents, presence } of matches)
      for (const document of documents) presence[document] = Math.min(presence[document] ?? 0, unmeasuredPresence);
    let better = 0;
    grantedProducts.forEach(({ segment, document, value }, index) => {
      if (value !== grantedProducts[index - 1]?.value) better = index;
      const match = matches[segment];
      const weight = 1 - (decay * better) / grantedProducts.length;
      if (match)
        takeBest(match, document, weight, {
          fieldScore: 1,
          textScore,
          certainty: 1,
          place: match.places[document] ?? noPlace,
          bits: fields.value,
          presence: 1,
        });
    });
    return { count: grantedProducts.length, limit: { measure, wants, term: last.term } };
  }
  return { count: 0 };
}

/** What is measured of each thing of a kind; of several values, as those of an oven and its grill, the greatest. */
function valuesOf(
  segment: number,
  kinds: Uint8Array,
  values: Scale['values'],
  listOf: (term: string, segment: number) => Postings | undefined,
): MeasuredProduct[] {
  const greatest = new Map<number, Pick<MeasuredProduct, 'value' | 'term'>>();
  for (const { term, value } of values) {
    const list = listOf(term, segment);
    if (!list) continue;
    readPostings(list, (document) => {
      if (kinds[document] === 1 && value > (greatest.get(document)?.value ?? Number.NEGATIVE_INFINITY))
        greatest.set(document, { value, term });
    });
  }
  return [...greatest].map(([document, measured]) => ({ segment, document, ...measured }));
}
