import { type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import type { Alternative } from '../ranking/concept.ts';
import { kindTerm, measureTerm } from '../terms/terms.ts';
import type { Limit } from './amounts.ts';
import { confidence } from './confidence.ts';
import { kindsOf, phraseAt, phraseMeanings } from './phrases.ts';
import { isWithout } from './stop-words.ts';
import { headOf } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';
import { beginningsOf, isKnown, namesByEar, waysOf } from './word.ts';

/** Letters of a name that may be written in two words. */
const minJoinedLength = 5;

/** How a query is to be read. */
export interface QueryOptions {
  /** Nothing is mended. */
  literally?: boolean | undefined;
  /** The last word is still being typed. */
  unfinished?: boolean | undefined;
}

/** What begins at a place of a query: how many words, what they may be, and the kinds that they name. */
export interface Piece {
  length: number;
  ways: Alternative[];
  kinds: string[];
}

/** What is known of the words of a query beside the words. */
export interface Notes {
  /** What was mended, for the reader. */
  corrections: Map<string, string>;
  requiredTerms: ReadonlySet<string>;
  targets: ReadonlySet<Lexeme>;
  limits: ReadonlyMap<Lexeme, Limit>;
  /** With the stop words, which belong to some phrases: «в машину». */
  all: readonly Lexeme[];
}

/** What begins at a place of a query. */
export const pieceAt = (lexemes: readonly Lexeme[], at: number, vocabulary: Vocabulary, options: QueryOptions, notes: Notes): Piece =>
  (options.literally ? undefined : splitAt(lexemes, at, vocabulary)) ?? conceptAt(lexemes, at, vocabulary, options, notes);

/** A name by ear that was written in two words, of which one is nobody's: «ай фон», «бэби лисс». */
function splitAt(lexemes: readonly Lexeme[], at: number, vocabulary: Vocabulary): Piece | undefined {
  const [one, other] = [lexemes[at], lexemes[at + 1]];
  if (one?.kind !== 'word' || other?.kind !== 'word') return undefined;
  const [joinedLexeme, ...more] = lexemesOf(one.text + other.text);
  if (!joinedLexeme || more.length > 0 || joinedLexeme.text.length < minJoinedLength) return undefined;
  if (phraseMeanings([one.term, other.term], vocabulary).length > 0) return undefined;
  const isNamed = phraseMeanings([joinedLexeme.term], vocabulary).length > 0;
  if (!isNamed && [one, other].every((lexeme) => isKnown(lexeme, vocabulary))) return undefined;
  const ways = namesByEar(joinedLexeme, vocabulary);
  return ways.length === 0 ? undefined : { length: 2, ways, kinds: kindsOf([joinedLexeme.term], ways, vocabulary) };
}

/** What begins at a place: a phrase that goes by other names, what is not wanted, or a word. */
function conceptAt(
  lexemes: readonly Lexeme[],
  at: number,
  vocabulary: Vocabulary,
  { literally, unfinished }: QueryOptions,
  { corrections, limits, all, targets }: Notes,
): Piece {
  const { length, alternatives } = phraseAt(lexemes, at, all, vocabulary);
  const terms = lexemes.slice(at, at + length).map(({ term }) => term);
  const lexeme = lexemes[at];
  const next = lexemes[at + 1];
  // A mouse is no part of a «коврик для мыши».
  const own = lexemes.slice(at, at + length).filter((one) => !targets.has(one) || (lexeme !== undefined && targets.has(lexeme)));
  const parts = partsOf(
    own.map(({ term }) => term),
    vocabulary,
  );
  const namedKinds = kindsOf(terms, alternatives, vocabulary);
  // «плита газ» is a stove, though no category is called so.
  const kinds = namedKinds.length > 0 || length === 1 ? namedKinds : parts.map((part) => kindTerm(part.terms));
  if (length > 1) {
    const wholePhrase = { terms, weight: 1, head: headOf(lexemes.slice(at, at + length)) };
    return { length, ways: [wholePhrase, ...parts, ...alternatives, ...alternatives.flatMap(withoutNumber)], kinds };
  }
  if (!lexeme) return { length, ways: alternatives, kinds };
  if (next && isWithout(lexeme, next)) return { length: 2, ways: waysWithout(lexeme, next, vocabulary, literally === true), kinds: [] };
  const completions = unfinished && at === lexemes.length - 1 ? beginningsOf(lexeme, vocabulary) : [];
  const ways = waysOf(lexeme, limits.get(lexeme), vocabulary, literally === true || alternatives.length > 0 || completions.length > 0);
  const allWays = [...completions, ...ways.alternatives];
  if (ways.correction === undefined) return { length, ways: [...allWays, ...alternatives], kinds };
  corrections.set(lexeme.text, ways.correction);
  const meantTerms = [ways.term ?? ''];
  const meanings = phraseMeanings(meantTerms, vocabulary);
  // What a guess is called otherwise is no surer than the guess.
  allWays.push(...meanings.map((one) => ({ ...one, weight: one.weight * confidence.mended })));
  return { length, ways: [...allWays, ...alternatives], kinds: kindsOf(meantTerms, meanings, vocabulary) };
}

/** What is of the kind that a phrase names has a part of it: each refrigerator, where one of two chambers is asked for. */
const partsOf = (terms: readonly string[], vocabulary: Vocabulary): Alternative[] =>
  terms.filter((term) => vocabulary.has(kindTerm([term]))).map((term) => ({ terms: [term], weight: confidence.part }));

/** What has the name of a line without its number has a part of it: what goes with every PlayStation. */
function withoutNumber({ terms, weight }: Alternative): Alternative[] {
  const names = terms.filter((term) => /\p{L}/u.test(term));
  return names.length === 0 || names.length === terms.length ? [] : [{ terms: names, weight: weight * confidence.near }];
}

/** A thing is without what is not there by its specifications, or by its name: «без станции». */
function waysWithout(without: Lexeme, lexeme: Lexeme, vocabulary: Vocabulary, literally: boolean): Alternative[] {
  const { alternatives } = waysOf(lexeme, undefined, vocabulary, literally);
  const single = [{ terms: [lexeme.term], weight: 1 }, ...alternatives.filter(({ terms }) => terms.length === 1)];
  return [
    { terms: [without.term, lexeme.term], weight: confidence.without },
    ...single.map(({ terms: [term = ''], weight }) => ({ terms: [measureTerm(term, '0')], weight })),
  ];
}
