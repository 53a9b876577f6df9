import { kindTerm, measureTerm, plainCode } from '../index/document.ts';
import type { Alternative, Concept, Scale } from '../ranking/concept.ts';
import { fold } from '../text/fold.ts';
import { inOtherLayout } from '../text/layout.ts';
import { canonicalUnit, type Lexeme, lexemesOf } from '../text/lexemes.ts';
import type { Limit } from './amounts.ts';
import { type Intent, intentOf } from './intent.ts';
import { limitsOf } from './limits.ts';
import { type Found, measured, together, written } from './neighbours.ts';
import { isSmall } from './small.ts';
import { longestPhrase, type Meaning, meaningsOf, termsOfPhrase } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';
import { scalesOf, wishOf } from './wishes.ts';
import { beginningsOf, guessesOf, isKnown, waysOf } from './word.ts';

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

/** How sure each way of understanding is. */
const sure = { everyday: 0.95, synonym: 0.85, translation: 0.6, byEar: 1, without: 0.95, mended: 0.85, part: 0.4 } as const;
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
    const { length, ways, kinds } = conceptAt(lexemes, at, vocabulary, manner, notes);
    const text = lexemes
      .slice(at, at + length)
      .map((one) => mended.get(one.text) ?? one.text)
      .join(' ');
    concepts.push({
      text,
      alternatives: known(ways, vocabulary),
      weight: 1 + (length - 1) / 2,
      kinds,
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
    const isRequired = lexemes.slice(concept.from, concept.to).some(({ term }) => insisted.has(term));
    return {
      text: concept.text,
      weight: concept.weight,
      isRequired,
      kinds: concept.kinds,
      scales: scales(concept),
      isTarget: lexemes.slice(concept.from, concept.to).every((lexeme) => targets.has(lexeme)),
      alternatives: [...known(joined, vocabulary), ...concept.alternatives],
    };
  });
}

/** What begins at a place: a phrase that goes by other names, what is not wanted, or a word. */
function conceptAt(
  lexemes: readonly Lexeme[],
  at: number,
  vocabulary: Vocabulary,
  { literally, unfinished }: Manner,
  { mended, limits, all, targets }: Notes,
): { length: number; ways: Alternative[]; kinds: string[] } {
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
  if (length > 1) return { length, ways: [{ terms, weight: 1 }, ...parts, ...alternatives], kinds };
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

/** A thing is without what is not there by its specifications, or by its name: «без станции». */
function waysWithout(without: Lexeme, lexeme: Lexeme, vocabulary: Vocabulary, literally: boolean): Alternative[] {
  const { alternatives } = waysOf(lexeme, undefined, vocabulary, literally);
  const single = [{ terms: [lexeme.term], weight: 1 }, ...alternatives.filter(({ terms }) => terms.length === 1)];
  return [
    { terms: [without.term, lexeme.term], weight: sure.without },
    ...single.map(({ terms: [term = ''], weight }) => ({ terms: [measureTerm(term, '0')], weight })),
  ];
}

/** The kinds of goods of which terms are a name, by themselves or by what they surely mean; what only sounds alike is none. */
function kindsOf(terms: readonly string[], meanings: readonly Alternative[], vocabulary: Vocabulary): string[] {
  const meant = meanings.filter(({ weight }) => weight >= sure.everyday);
  return [...new Set([terms, ...meant.map((one) => one.terms)].map(kindTerm))].filter((term) => vocabulary.has(term));
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

const phraseMeanings = (terms: readonly string[], vocabulary: Vocabulary): Alternative[] =>
  known(
    meaningsOf(terms).map((meaning) => ({
      terms: meaning.terms,
      weight: weightOf(meaning, terms),
    })),
    vocabulary,
  );

/** By Russian names people mean the thing itself, whatever else is called so; an English one may be the name of something near. */
function weightOf({ byEar, terms }: Meaning, asked: readonly string[]): number {
  const letters = [...asked, ...terms].join('');
  if (byEar) return sure.byEar;
  if (!/[a-z]/.test(letters)) return sure.everyday;
  return /[а-я]/.test(letters) ? sure.translation : sure.synonym;
}

const known = (alternatives: readonly Alternative[], vocabulary: Vocabulary): Alternative[] =>
  alternatives.filter(({ terms }) => terms.every((term) => vocabulary.has(term)));
