import { inUnit, unitsLike } from '../../text/amounts.ts';
import scales from '../dictionaries/scales.json' with { type: 'json' };
import type { Scale } from '../ranking/concept.ts';
import { kindTerm } from '../terms/terms.ts';
import { termsOfPhrase } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that asks for the more or the less of something measured: of what is narrow the width is little. */
export interface Wish {
  /** What is measured; the first that things of the kind have is meant. */
  measures: readonly string[];
  wants: 'least' | 'most';
  /** What is measured in things of a kind, by the term of the kind. */
  of: ReadonlyMap<string, string>;
}

const nameOf = (measure: string): string => termsOfPhrase(measure).join(' ');

interface Row {
  words: readonly string[];
  measures: readonly string[];
  wants: string;
  of?: Readonly<Record<string, string>>;
}

const wishes = new Map(
  (scales.wishes as readonly Row[]).flatMap(({ words, measures, wants, of = {} }) => {
    const wish: Wish = {
      measures,
      wants: wants === 'least' ? 'least' : 'most',
      of: new Map(Object.entries(of).map(([kind, measure]) => [kindTerm(termsOfPhrase(kind)), measure])),
    };
    return words.flatMap(termsOfPhrase).map((term): [string, Wish] => [term, wish]);
  }),
);

/** What a word wishes for by its stem; none where it is no such word. */
export const wishOf = (term: string): Wish | undefined => wishes.get(term);

/** Scales along which a wish is granted to things of these kinds, the likeliest first. */
export function scalesOf({ measures, wants, of }: Wish, kinds: readonly string[], vocabulary: Vocabulary): Scale[] {
  const own = kinds.flatMap((kind) => of.get(kind) ?? []);
  return [...own, ...measures].map((measure) => ({
    measure,
    wants,
    values: vocabulary.scale(`${nameOf(measure)}=`).flatMap(({ term, value, unit }) => {
      const [smallestUnit] = unit === undefined ? [] : unitsLike(unit);
      const inSmallestUnit = smallestUnit === undefined ? value : inUnit(value, unit, smallestUnit);
      return inSmallestUnit === undefined ? [] : [{ term, value: inSmallestUnit }];
    }),
  }));
}
