import { fields } from '../terms/fields.ts';
import { byScore, type Hit } from './hit.ts';
import type { Match } from './match.ts';

/** The share of the products with a word that have it as their maker's name from which on it is one. */
const minBrandShare = 0.5;

/** Whether a concept is the name of a maker, by its matches in all segments. */
export function isBrand(matches: readonly Match[]): boolean {
  let all = 0;
  let brandCount = 0;
  for (const { documents, bits } of matches) {
    for (const document of documents) {
      const one = bits[document] ?? 0;
      if (one !== 0) all += 1;
      if ((one & fields.brand) !== 0) brandCount += 1;
    }
  }
  return brandCount > all * minBrandShare;
}

export const isOfBrand = (matches: readonly Match[], document: number): boolean =>
  matches.some(({ bits }) => ((bits[document] ?? 0) & fields.brand) !== 0);

/** Whether the popularity of goods tells them apart: a catalogue that nobody has ordered from gives all of them the same. */
export const isDemandKnown = (hits: readonly Hit[]): boolean => hits.some(({ popularity }) => popularity !== hits[0]?.popularity);

/**
 * What is of a brand, where nothing else is asked for, in the order of what the brand is known for: its kinds share the places by how much they
 * are asked for (D'Hondt's method), of each kind the most popular first. The root of the price keeps cables and cases, of which many are
 * sold, behind the telephones.
 */
export function spreadOverKinds(hits: readonly Hit[]): Hit[] {
  const kinds = Map.groupBy(hits, ({ categoryId }) => categoryId);
  const shares = [...kinds.values()].flatMap((kind) => {
    const demand = kind.reduce((sum, { popularity, price }) => sum + popularity * Math.sqrt(price), 0);
    return kind
      .sort((one, other) => other.popularity - one.popularity || byScore(one, other))
      .map((hit, index) => ({ hit, share: demand / (index + 1) }));
  });
  return shares.sort((one, other) => other.share - one.share || byScore(one.hit, other.hit)).map(({ hit }) => hit);
}
