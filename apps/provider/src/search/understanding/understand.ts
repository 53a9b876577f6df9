import { kindTerm, lineTerm, measureTerm, plainCode } from '../index/document.ts';
import type { Alternative, Concept, Scale } from '../ranking/concept.ts';
import { adjective } from '../text/adjective.ts';
import { fold } from '../text/fold.ts';
import { inOtherLayout } from '../text/layout.ts';
import { canonicalUnit, type Lexeme, lexemesOf } from '../text/lexemes.ts';
import { type Limit, sizesOf } from './amounts.ts';
import { type Intent, intentOf } from './intent.ts';
import { limitsOf } from './limits.ts';
import { type Found, measured, together, written } from './neighbours.ts';
import { isSmall } from './small.ts';
import { headOf, longestPhrase, type Meaning, meaningsOf, termsOfPhrase } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';
import { scalesOf, wishOf } from './wishes.ts';
import { beginningsOf, guessesOf, isKnown, namesByEar, waysOf } from './word.ts';

/** A query as it was understood. */
export interface Understanding {
  concepts: readonly Concept[];
  /** Codes that the query may be. */
  codes: readonly string[];
  intent: Intent;
  /** The query with its typos and its layout mended; null when nothing had to be. */
  corrected: string | null;
}

/** A word in quotes is insisted upon; behind a number they are inches. */
const quoted = /(?<!\S)"([^"]+)"(?!\S)/g;

/** What stands behind these in a query is what the thing goes with: «пульт от телевизора», «стекло на айфон». */
const behindTarget = /^(для|под|к|на|от|for|fits|compatible)$/;

/**
 * How sure each way of understanding is. A wider name than was asked says little where there is the narrower (`wider`), much where there
 * is none (`instead`).
 */
const sure = {
  everyday: 0.95,
  synonym: 0.85,
  translation: 0.6,
  byEar: 1,
  without: 0.95,
  mended: 0.85,
  part: 0.4,
  wider: 0.3,
  instead: 0.6,
  near: 0.5,
} as const;
/** Letters of a name that may be written in two words. */
const leastJoined = 5;
/** Words of a query that are looked for: each has its bit. */
const mostWords = 30;

export interface Manner {
  /** Nothing is mended. */
  literally?: boolean | undefined;
  /** The last word is still being typed. */
  unfinished?: boolean | undefined;
}

/** Understands a query by the words of a catalogue. */
export function understand(query: string, vocabulary: Vocabulary, { literally = false, unfinished = false }: Manner = {}): Understanding {
  const folded = fold(query);
  const insisted = new Set([...folded.matchAll(quoted)].flatMap(([, words = '']) => termsOfPhrase(words)));
  const intent = intentOf(folded.replaceAll(quoted, '$1'));
  const chunks = intent.text.split(' ').filter((chunk) => chunk !== '');
  const typed = literally ? chunks : inRightLayout(chunks, vocabulary, unfinished);
  const { lexemes: all, limits } = limitsOf(lexemesOf(typed.join(' ')));
  const behind = all.findIndex(({ text }) => behindTarget.test(text));
  const targets = new Set(behind < 0 ? [] : all.slice(behind + 1));
  const told = all.filter((lexeme, index) => !isSmall(lexeme.text) || isWithout(lexeme, all[index + 1]));
  const lexemes = (told.length > 0 ? told : all).slice(0, mostWords);
  const mended = new Map<string, string>();
  const concepts = conceptsOf(lexemes, vocabulary, { literally, unfinished }, { mended, insisted, targets, limits, all });
  const isMoved = typed.some((chunk, index) => chunk !== chunks[index]);
  const words = typed.map((chunk) =>
    chunk
      .split(/(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
      .map((part) => mended.get(part) ?? part)
      .join(''),
  );
  return {
    concepts,
    codes: codesOf(folded),
    intent,
    corrected: isMoved || mended.size > 0 ? words.join(' ') : null,
  };
}

/** «без подсветки»: what the thing must not have. */
const isWithout = ({ text }: Lexeme, next: Lexeme | undefined): boolean => text === 'без' && next?.kind === 'word' && !isSmall(next.text);

/** Each word in the layout in which the catalogue knows it; one that is known as it is stays. */
function inRightLayout(chunks: readonly string[], vocabulary: Vocabulary, unfinished: boolean): string[] {
  const known = (text: string): boolean => {
    const lexemes = lexemesOf(text);
    return lexemes.length > 0 && lexemes.every((lexeme) => isSmall(lexeme.text) || isKnown(lexeme, vocabulary));
  };
  const stands = (text: string): boolean =>
    lexemesOf(text).every(
      ({ kind, term, text: word }) => kind === 'number' || isSmall(word) || canonicalUnit(word) !== undefined || vocabulary.has(term),
    );
  const guessed = (text: string): boolean => lexemesOf(text).some((lexeme) => guessesOf(lexeme, vocabulary).length > 0);
  const begun = (text: string, index: number): boolean =>
    unfinished && index === chunks.length - 1 && lexemesOf(text).every((lexeme) => beginningsOf(lexeme, vocabulary).length > 0);
  const others = chunks.map((chunk) => fold(inOtherLayout(chunk)));
  const moved = chunks.map((chunk, index) => {
    const other = others[index] ?? chunk;
    // Two letters may be anything, and no word of the catalogue has a bracket in it.
    const letters = chunk.replaceAll(/[^\p{L}[\];',.`]/gu, '').length;
    if (
      letters < 3 ||
      (/\d/.test(chunk) && !/\p{L}{3}/u.test(chunk)) ||
      /[[\];,`]/.test(other) ||
      known(chunk) ||
      begun(chunk, index) ||
      isPartOfPhrase(chunks, index, vocabulary)
    )
      return chunk;
    return known(other) || begun(other, index) || (!guessed(chunk) && guessed(other)) ? other : chunk;
  });
  if (moved.every((chunk, index) => chunk === chunks[index])) return moved;
  // Short words say nothing by themselves: what means nothing here goes where its neighbours went.
  return moved.map((chunk, index) => {
    const other = others[index] ?? chunk;
    const isOpen = chunk === chunks[index] && /\p{L}/u.test(chunk) && !stands(chunk);
    return isOpen && (isSmall(other) || stands(other)) ? other : chunk;
  });
}

/** Whether a word together with its neighbours is a phrase that means something. */
function isPartOfPhrase(chunks: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const terms = lexemesOf(chunks.join(' ')).map(({ term }) => term);
  if (terms.length !== chunks.length) return false;
  for (let from = Math.max(0, at - longestPhrase + 1); from <= at; from += 1) {
    for (let to = at + 1; to <= Math.min(terms.length, from + longestPhrase); to += 1) {
      if (to - from > 1 && phraseMeanings(terms.slice(from, to), vocabulary).length > 0) return true;
    }
  }
  return false;
}

/** The whole query and each of its pieces with digits in it, as they would stand on a price tag. */
function codesOf(folded: string): string[] {
  const pieces = [folded, ...folded.split(' ').filter((piece) => /\d/.test(piece))];
  const codes = pieces.map(plainCode).filter((code) => code.length >= 4 && /\d/.test(code));
  return [...new Set(codes)];
}

/** What begins at a place of a query: how many words, what they may be, and the kinds that they name. */
interface Piece {
  length: number;
  ways: Alternative[];
  kinds: string[];
}

/** What is known of the words of a query beside the words. */
interface Notes {
  /** What was mended, for the reader. */
  mended: Map<string, string>;
  insisted: ReadonlySet<string>;
  targets: ReadonlySet<Lexeme>;
  limits: ReadonlyMap<Lexeme, Limit>;
  /** With the small words, which belong to some phrases: «в машину». */
  all: readonly Lexeme[];
}

function conceptsOf(lexemes: readonly Lexeme[], vocabulary: Vocabulary, manner: Manner, notes: Notes): Concept[] {
  const { mended, insisted, targets, limits } = notes;
  const { literally = false } = manner;
  const concepts: Found[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const { length, ways, kinds } =
      (literally ? undefined : splitAt(lexemes, at, vocabulary)) ?? conceptAt(lexemes, at, vocabulary, manner, notes);
    const text = lexemes
      .slice(at, at + length)
      .map((one) => mended.get(one.text) ?? one.text)
      .join(' ');
    concepts.push({
      text,
      alternatives: known(ways, vocabulary),
      weight: 1 + (length - 1) / 2,
      kinds: isHad(lexemes[at], notes.all) && at > 0 ? [] : kinds,
      from: at,
      to: at + length,
    });
    at += length;
  }
  const kinds = concepts.flatMap((concept) => concept.kinds);
  const scales = ({ from, to }: Found): readonly Scale[] => {
    const wish = literally || to - from > 1 ? undefined : wishOf(lexemes[from]?.term ?? '');
    return wish ? scalesOf(wish, kinds, vocabulary) : [];
  };
  const sizes = ({ from, to }: Found) => {
    const lexeme = to - from === 1 ? lexemes[from] : undefined;
    return kinds.length === 0 || lexeme?.kind !== 'number' || limits.has(lexeme) ? [] : sizesOf(lexeme.term, vocabulary);
  };
  // What begins with the name is surely it, by whichever of its names.
  const inLines = (ways: readonly Alternative[]): Alternative[] =>
    kinds.length > 0
      ? []
      : ways.flatMap(({ terms, weight }) => {
          const [first = ''] = terms;
          const line = lineTerm(first);
          return weight >= sure.mended && /\p{L}/u.test(first) && vocabulary.has(line) ? [{ terms: [line, ...terms], weight: 1 }] : [];
        });
  const runs = written(lexemes, vocabulary);
  return concepts.map((concept, index) => {
    const before = concepts[index - 1];
    const after = concepts[index + 1];
    const joined = [
      ...runs.filter(({ from, to }) => from < concept.to && to > concept.from).map(({ terms, weight }) => ({ terms, weight })),
      ...(before ? together(before, lexemes[before.to - 1], concept, lexemes[concept.from]) : []),
      ...(after ? together(concept, lexemes[concept.to - 1], after, lexemes[after.from]) : []),
      ...measured(lexemes, concept, vocabulary, limits),
    ];
    const alternatives = [...known(joined, vocabulary), ...concept.alternatives];
    const begun = inLines(alternatives);
    const isRequired = lexemes.slice(concept.from, concept.to).some(({ term }) => insisted.has(term));
    return {
      text: concept.text,
      weight: concept.weight,
      isRequired,
      kinds: concept.kinds,
      scales: scales(concept),
      sizes: sizes(concept),
      lines: begun.flatMap(({ terms: [line = ''] }) => line),
      isTarget: lexemes.slice(concept.from, concept.to).every((lexeme) => targets.has(lexeme)),
      alternatives: [...alternatives, ...begun],
    };
  });
}

/** Whether a word is what the thing has: what stands behind «с», with its adjectives. A tablet with a keyboard is no keyboard. */
function isHad(lexeme: Lexeme | undefined, all: readonly Lexeme[]): boolean {
  let before = lexeme === undefined ? -1 : all.indexOf(lexeme) - 1;
  while (before > 0 && adjective.test(all[before]?.text ?? '')) before -= 1;
  return before > 0 && /^(с|со)$/.test(all[before]?.text ?? '');
}

/** A name by ear that was written in two words, of which one is nobody's: «ай фон», «бэби лисс». */
function splitAt(lexemes: readonly Lexeme[], at: number, vocabulary: Vocabulary): Piece | undefined {
  const [one, other] = [lexemes[at], lexemes[at + 1]];
  if (one?.kind !== 'word' || other?.kind !== 'word') return undefined;
  const [joined, ...more] = lexemesOf(one.text + other.text);
  if (!joined || more.length > 0 || joined.text.length < leastJoined) return undefined;
  if (phraseMeanings([one.term, other.term], vocabulary).length > 0) return undefined;
  const isNamed = phraseMeanings([joined.term], vocabulary).length > 0;
  if (!isNamed && [one, other].every((lexeme) => isKnown(lexeme, vocabulary))) return undefined;
  const ways = namesByEar(joined, vocabulary);
  return ways.length === 0 ? undefined : { length: 2, ways, kinds: kindsOf([joined.term], ways, vocabulary) };
}

/** What begins at a place: a phrase that goes by other names, what is not wanted, or a word. */
function conceptAt(
  lexemes: readonly Lexeme[],
  at: number,
  vocabulary: Vocabulary,
  { literally, unfinished }: Manner,
  { mended, limits, all, targets }: Notes,
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
  const named = kindsOf(terms, alternatives, vocabulary);
  // «плита газ» is a stove, though no category is called so.
  const kinds = named.length > 0 || length === 1 ? named : parts.map((part) => kindTerm(part.terms));
  if (length > 1) {
    const whole = { terms, weight: 1, head: headOf(lexemes.slice(at, at + length)) };
    return { length, ways: [whole, ...parts, ...alternatives, ...alternatives.flatMap(withoutNumber)], kinds };
  }
  if (!lexeme) return { length, ways: alternatives, kinds };
  if (next && isWithout(lexeme, next)) return { length: 2, ways: waysWithout(lexeme, next, vocabulary, literally === true), kinds: [] };
  const begun = unfinished && at === lexemes.length - 1 ? beginningsOf(lexeme, vocabulary) : [];
  const ways = waysOf(lexeme, limits.get(lexeme), vocabulary, literally === true || alternatives.length > 0 || begun.length > 0);
  const found = [...begun, ...ways.alternatives];
  if (ways.mended === undefined) return { length, ways: [...found, ...alternatives], kinds };
  mended.set(lexeme.text, ways.mended);
  const meant = [ways.term ?? ''];
  const meanings = phraseMeanings(meant, vocabulary);
  // What a guess is called otherwise is no surer than the guess.
  found.push(...meanings.map((one) => ({ ...one, weight: one.weight * sure.mended })));
  return { length, ways: [...found, ...alternatives], kinds: kindsOf(meant, meanings, vocabulary) };
}

/** What is of the kind that a phrase names has a part of it: any refrigerator, where one of two chambers is asked for. */
const partsOf = (terms: readonly string[], vocabulary: Vocabulary): Alternative[] =>
  terms.filter((term) => vocabulary.has(kindTerm([term]))).map((term) => ({ terms: [term], weight: sure.part }));

/** What has the name of a line without its number has a part of it: what goes with every PlayStation. */
function withoutNumber({ terms, weight }: Alternative): Alternative[] {
  const names = terms.filter((term) => /\p{L}/u.test(term));
  return names.length === 0 || names.length === terms.length ? [] : [{ terms: names, weight: weight * sure.near }];
}

/** A thing is without what is not there by its specifications, or by its name: «без станции». */
function waysWithout(without: Lexeme, lexeme: Lexeme, vocabulary: Vocabulary, literally: boolean): Alternative[] {
  const { alternatives } = waysOf(lexeme, undefined, vocabulary, literally);
  const single = [{ terms: [lexeme.term], weight: 1 }, ...alternatives.filter(({ terms }) => terms.length === 1)];
  return [
    { terms: [without.term, lexeme.term], weight: sure.without },
    ...single.map(({ terms: [term = ''], weight }) => ({ terms: [measureTerm(term, '0')], weight })),
  ];
}

/**
 * The kinds of goods of which terms are a name, by themselves or by what they surely mean; what only sounds alike is none. Of those that are
 * not sold the wider kind counts, else what is near.
 */
function kindsOf(terms: readonly string[], meanings: readonly Alternative[], vocabulary: Vocabulary): string[] {
  const sold = (names: readonly (readonly string[])[]): string[] =>
    [...new Set(names.map(kindTerm))].filter((term) => vocabulary.has(term));
  const meant = meanings.filter(({ weight }) => weight >= sure.everyday);
  const related = (is: Meaning['is']) => meaningsOf(terms).flatMap((meaning) => (meaning.is === is ? [meaning.terms] : []));
  for (const names of [[terms, ...meant.map((one) => one.terms)], related('wider'), related('near')]) {
    const kinds = sold(names);
    if (kinds.length > 0) return kinds;
  }
  return [];
}

/** The longest phrase from a place on that goes by other names as well; small words before and in it are part of some. */
function phraseAt(
  lexemes: readonly Lexeme[],
  at: number,
  all: readonly Lexeme[],
  vocabulary: Vocabulary,
): { length: number; alternatives: Alternative[] } {
  const places = lexemes.slice(at, at + longestPhrase).map((lexeme) => all.indexOf(lexeme));
  const [first = 0] = places;
  const previous = lexemes[at - 1];
  const before = previous ? all.indexOf(previous) : -1;
  const termsFrom = (from: number, to: number): string[] => all.slice(from, to + 1).map(({ term }) => term);
  for (let length = places.length; length > 0; length -= 1) {
    const last = places[length - 1] ?? first;
    const plain = lexemes.slice(at, at + length).map(({ term }) => term);
    for (const terms of [termsFrom(before + 1, last), termsFrom(first, last), plain]) {
      const alternatives = phraseMeanings(terms, vocabulary);
      if (alternatives.length > 0) return { length, alternatives };
    }
  }
  return { length: 1, alternatives: [] };
}

/** What a phrase means here. Where nothing is of the kind that it names, the wider kind is meant, best what is said to be of the narrower. */
function phraseMeanings(terms: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const meanings = meaningsOf(terms).filter((meaning) => meaning.terms.every((term) => vocabulary.has(term)));
  const named = meanings.filter(({ is }) => is !== 'wider' && is !== 'near');
  const isKind = [terms, ...named.map((meaning) => meaning.terms)].some((one) => vocabulary.has(kindTerm(one)));
  const own = isIn(terms, vocabulary) ? [terms] : named.map((meaning) => meaning.terms);
  return meanings.flatMap((meaning): Alternative[] => {
    const { is, head } = meaning;
    const one = { terms: meaning.terms, weight: weightOf(meaning, terms), head };
    if (is === 'near') return isKind ? [] : [{ ...one, weight: sure.near }];
    if (is !== 'wider') return [one];
    if (isKind) return [{ ...one, weight: sure.wider }];
    return [
      { ...one, weight: sure.instead },
      ...own.map((narrower) => ({ terms: [...meaning.terms, ...narrower], weight: sure.everyday })),
    ];
  });
}

const isIn = (terms: readonly string[], vocabulary: Vocabulary): boolean => terms.every((term) => vocabulary.has(term));

/** By Russian names people mean the thing itself, whatever else is called so; an English one may be the name of something near. */
function weightOf({ is, terms }: Meaning, asked: readonly string[]): number {
  const letters = [...asked, ...terms].join('');
  if (is === 'byEar') return sure.byEar;
  if (!/[a-z]/.test(letters)) return sure.everyday;
  return /[а-я]/.test(letters) ? sure.translation : sure.synonym;
}

const known = (alternatives: readonly Alternative[], vocabulary: Vocabulary): Alternative[] =>
  alternatives.filter(({ terms }) => terms.every((term) => vocabulary.has(term)));
