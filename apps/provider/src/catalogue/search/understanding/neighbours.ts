import { type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import type { Alternative, Concept } from '../ranking/concept.ts';
import { isLineTerm } from '../terms/terms.ts';
import { type Limit, waysOfMeasure } from './amounts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A concept before its neighbours are looked at, and the words it is made of. */
export type ConceptDraft = Omit<Concept, 'isRequired' | 'isLimit' | 'isDescription' | 'phrase' | 'isMeasureOfNext'> & {
  from: number;
  to: number;
};

/** How sure a way of reading neighbours as one is, and the least surely a word may be read for that. */
const confidence = { together: 0.95, word: 0.85 } as const;
/** Ways of writing each of two neighbours that are tried together, and words that may make one code. */
const maxWaysPerWord = 4;
const maxCodeWords = 5;

/** Words that make one code when they are written together: «ww 80 ag 6l28» is `ww80ag6l28`. */
export function findSplitCodes(lexemes: readonly Lexeme[], vocabulary: Vocabulary): (Alternative & { from: number; to: number })[] {
  const codeWays: (Alternative & { from: number; to: number })[] = [];
  for (let from = 0; from < lexemes.length; from += 1) {
    for (let to = from + 2; to <= Math.min(lexemes.length, from + maxCodeWords); to += 1) {
      const [code, ...more] = lexemesOf(
        lexemes
          .slice(from, to)
          .map(({ text }) => text)
          .join(''),
      );
      if (!code || more.length > 0 || code.kind !== 'code') continue;
      if (vocabulary.has(code.term)) codeWays.push({ terms: [code.term], weight: confidence.together, from, to });
    }
  }
  return codeWays;
}

/** A number beside the name of what is measured, before it or behind. */
export function findMeasures(
  lexemes: readonly Lexeme[],
  { from, to }: ConceptDraft,
  vocabulary: Vocabulary,
  limits: ReadonlyMap<Lexeme, Limit>,
): Alternative[] {
  return [from - 1, to - 1].flatMap((at) =>
    [
      [lexemes[at], lexemes[at + 1]],
      [lexemes[at + 1], lexemes[at]],
    ].flatMap(([word, value]) => {
      if (word?.kind !== 'word' || (value?.kind !== 'number' && value?.kind !== 'amount')) return [];
      return waysOfMeasure(word.term, value.term, limits.get(value), vocabulary);
    }),
  );
}

/** Two neighbours as one: «смарт часы» is «смартчасы», «вотч 8» is `watch8`. */
export function combineNeighbours(
  first: ConceptDraft,
  one: Lexeme | undefined,
  second: ConceptDraft,
  other: Lexeme | undefined,
): Alternative[] {
  if (!one || !other) return [];
  const ways = (concept: ConceptDraft, lexeme: Lexeme): string[] => [
    lexeme.text,
    ...concept.alternatives
      .filter(({ weight }) => weight >= confidence.word)
      .flatMap(({ terms }) => (terms.length === 1 ? terms.filter((term) => !isLineTerm(term)) : [])),
  ];
  const combined: Alternative[] = ways(first, one)
    .slice(0, maxWaysPerWord)
    .flatMap((before) =>
      ways(second, other)
        .slice(0, maxWaysPerWord)
        .flatMap((after) => {
          const [joinedLexeme] = lexemesOf(`${before}${after}`);
          return joinedLexeme && joinedLexeme.kind !== 'number' ? [{ terms: [joinedLexeme.term], weight: confidence.together }] : [];
        }),
    );
  // «1 5 л» is 1.5 litres.
  if (one.kind === 'number' && other.kind === 'amount' && /^\d+$/.test(one.term))
    combined.push({ terms: [`${one.term}.${other.term}`], weight: confidence.together });
  return combined;
}
