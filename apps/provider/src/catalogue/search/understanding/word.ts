import { allowedTypos, distance } from '../../text/distance.ts';
import { inLatinTwins } from '../../text/fold.ts';
import { inOtherLayout } from '../../text/layout.ts';
import { canonicalUnit, type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import { soundOf } from '../../text/sound.ts';
import type { Alternative } from '../ranking/concept.ts';
import { type Limit, waysOfAmount, waysOfNumeral } from './amounts.ts';
import { isGibberish } from './gibberish.ts';
import { meaningsOf, nameByEar, namesFor, spokenForms } from './thesaurus.ts';
import type { Guess, Vocabulary } from './vocabulary.ts';
import { wishOf } from './wishes.ts';

/** What one word may stand for. */
export interface Ways {
  alternatives: Alternative[];
  /** The word that was taken instead of a mistyped one, and its term. */
  correction?: string;
  term?: string;
}

const confidence = {
  asWritten: 1,
  bySound: 0.95,
  heard: 0.85,
  mended: 0.85,
  split: 0.9,
  beside: 0.7,
  codeBegun: 0.9,
  part: 0.5,
  withoutUnit: 0.6,
  digit: 0.4,
  begun: 0.6,
  typed: 0.9,
  begunByEar: 0.3,
} as const;
const limits = { guesses: 4, begun: 8 } as const;
/** Signs of a code that may be the beginning of a longer one, letters that related words begin with, and the most of a word that its relatives lack. */
const minPrefixLength = 4;
const minRootLength = 5;
const maxEndingLength = 3;

/** Words of the same root: what begins like a word, or like all of it but its ending. */
function relativesOf(term: string, vocabulary: Vocabulary): string[] {
  for (let length = term.length; length >= Math.max(minRootLength, term.length - maxEndingLength); length -= 1) {
    const related = vocabulary.beginningWith(term.slice(0, length), limits.begun);
    if (related.length > 0) return related;
  }
  return [];
}

/** Letters from which on a typo is forgiven. */
const minCorrectedLength = 5;

/** Of a name that was written by ear a short word has to be no shorter than the other: «клауд» is `cloud`, «спарк» no `sparkle`. */
const isLongEnough = (text: string, term: string): boolean =>
  text.length > minCorrectedLength ||
  (text.length === minCorrectedLength && (isLatin(term) === isLatin(text) || term.length <= text.length));

const isLatin = (term: string): boolean => /[a-z]/.test(term);
const isIn = (terms: readonly string[], vocabulary: Vocabulary): boolean => terms.every((term) => vocabulary.has(term));
const hasMeaning = (term: string, vocabulary: Vocabulary): boolean => meaningsOf([term]).some(({ terms }) => isIn(terms, vocabulary));

/** Whether a word stands in the catalogue or in the tables as it is written. */
export const isNamed = ({ term, text }: Lexeme, vocabulary: Vocabulary): boolean =>
  canonicalUnit(text) !== undefined || vocabulary.has(term) || hasMeaning(term, vocabulary) || wishOf(term) !== undefined;

/** Whether a word means something as it is written, in this alphabet or by ear. */
export function isKnown(lexeme: Lexeme, vocabulary: Vocabulary): boolean {
  const { kind, term } = lexeme;
  if (kind === 'number' || kind === 'amount' || canonicalUnit(lexeme.text) !== undefined) return true;
  if (vocabulary.has(term) || hasMeaning(term, vocabulary)) return true;
  if (kind === 'code') return spellingsOf(lexeme).some((code) => vocabulary.has(code)) || splitsOf(lexeme, vocabulary).length > 0;
  if (wishOf(term) !== undefined || waysOfNumeral(lexeme.text, vocabulary).length > 0) return true;
  return term.length >= 4 && soundingLike(lexeme, vocabulary).length > 0;
}

/** Letters of a stem that sounds like another: of «вывы» nothing is left that could be `view`. */
const minSoundingLength = 4;

/** Terms that sound like a word, or like its stem. */
const soundingLike = ({ term, text }: Lexeme, vocabulary: Vocabulary): string[] =>
  isGibberish(text)
    ? []
    : [...new Set([...(term.length < minSoundingLength ? [] : vocabulary.soundingLike(term)), ...vocabulary.soundingLike(text)])].filter(
        (same) => same !== term,
      );

/** Letters of an ending behind which a short stem says little: the whole word has to be alike. */
const maxShortStemEnding = 2;

/** Words within the typos that are forgiven. */
export function guessesOf({ kind, term, text }: Lexeme, vocabulary: Vocabulary): Guess[] {
  if (kind !== 'word' || isGibberish(text)) return [];
  const isMostlyEnding = term.length < minCorrectedLength && text.length - term.length > maxShortStemEnding;
  const isShort = text.length === minCorrectedLength - 1;
  const maxDistance = Math.max(allowedTypos(text), isShort ? 1 : 0);
  if (maxDistance === 0) return [];
  return vocabulary
    .similarTo(term, text)
    .filter(
      (guess) =>
        !isGibberish(guess.term) &&
        (!isMostlyEnding || distance(text, vocabulary.wordOf(guess.term), maxDistance) <= maxDistance) &&
        (text.length > maxShortWord || isNear({ term, text }, guess.term, vocabulary) || isNearForm(text, guess)) &&
        (!isShort || (vocabulary.wordOf(guess.term).length === text.length && guess.term.startsWith(text.slice(0, 3)))) &&
        guess.typoCount <=
          (isAlike(guess.term, term) || isNearForm(text, guess)
            ? maxSlips
            : guess.documents === 0 || isShort || isLongEnough(text, guess.term)
              ? maxDistance
              : 0) &&
        (guess.documents > 0 || hasMeaning(guess.term, vocabulary)),
    );
}

/** Letters of a word that has to be near as a whole, as it is written or as it sounds: many words have a stem that is near to a short one. */
const maxShortWord = 6;

/** Whether a word is one typo away from another as a whole, or by a stem that is not short: «привет» is no «придётся». */
export function isNear({ term, text }: Pick<Lexeme, 'term' | 'text'>, other: string, vocabulary: Vocabulary): boolean {
  const word = vocabulary.wordOf(other);
  return (
    distance(text, word, 1) <= 1 ||
    distance(soundOf(text), soundOf(word), 1) <= 1 ||
    (term.length >= minCorrectedLength && Math.abs(word.length - text.length) <= 1 && distance(term, other, 1) <= 1)
  );
}

/** Names by ear are few, and are written in ways of their own: of these a stem that begins alike is near enough. */
const isNearForm = (text: string, { term, documents }: Guess): boolean =>
  documents === 0 && term.startsWith(text.slice(0, 2)) && distance(text, term, 2) <= 2;

/** Slips in a word that begins as another of its length. */
const maxSlips = 2;
const isAlike = (one: string, other: string): boolean =>
  other.length > minCorrectedLength && one.length === other.length && one.startsWith(other.slice(0, 3));

/** What a word that is still being typed may become, in either alphabet. */
export function beginningsOf({ kind, text }: Lexeme, vocabulary: Vocabulary): Alternative[] {
  if (kind === 'number' || kind === 'amount') return [];
  const sameAlphabet = vocabulary.beginningWith(text, limits.begun);
  const byEar = vocabulary.beginningWith(soundOf(text), limits.begun).filter((term) => !sameAlphabet.includes(term));
  const asTyped = [...sameAlphabet.map((term) => [term]), ...namesStartingWith(text, vocabulary)];
  return [
    ...asTyped.map((terms) => ({ terms, weight: confidence.typed })),
    // Whoever types «хол» where there are refrigerators does not mean Hollow Knight.
    ...byEar.map((term) => ({ terms: [term], weight: asTyped.length > 0 ? confidence.begunByEar : confidence.typed })),
  ];
}

/** Letters from which on a name by ear is seen coming: «айф» is going to be «айфон». */
const minNamePrefix = 3;

/** What is meant by everyday names that begin with a text. */
const namesStartingWith = (text: string, vocabulary: Vocabulary): (readonly string[])[] =>
  text.length < minNamePrefix
    ? []
    : [...spokenForms]
        .flatMap(([form, meanings]) => (form.startsWith(text) ? meanings : []))
        .filter((terms) => isIn(terms, vocabulary))
        .slice(0, limits.begun);

/** Everything that a word may stand for; a mistyped one is mended unless something is known of it. */
export function waysOf(lexeme: Lexeme, limit: Limit, vocabulary: Vocabulary, literally: boolean): Ways {
  const { kind, term, also } = lexeme;
  const alternatives: Alternative[] = [];
  const add = (terms: readonly string[], weight: number): void => {
    if (isIn(terms, vocabulary)) alternatives.push({ terms, weight });
  };
  add([term], confidence.asWritten);
  if (kind === 'amount') {
    // «4г» may be 4G.
    for (const code of spellingsOf(lexeme)) add([code], confidence.bySound);
    const amounts = waysOfAmount(term, limit, vocabulary);
    for (const number of also)
      add([number], number.length === 1 ? confidence.digit : amounts.length > 0 ? confidence.withoutUnit : confidence.split);
    return { alternatives: [...alternatives, ...amounts] };
  }
  if (kind === 'number') return { alternatives };
  for (const compound of also) add([compound], confidence.split);
  // A code that is known is that one, and hardly another that is written or cut like it.
  const other = kind === 'code' && alternatives.length > 0 ? confidence.beside : 1;
  if (kind === 'code') for (const code of spellingsOf(lexeme)) add([code], other * confidence.bySound);
  if (kind === 'word' && term.length >= 3) {
    for (const same of soundingLike(lexeme, vocabulary)) {
      add([same], confidence.bySound);
      for (const { terms } of namesFor([same])) add(terms, confidence.heard);
    }
  }
  if (kind === 'code') for (const split of [...splitsOf(lexeme, vocabulary), sidesOf(lexeme)]) add(split, other * confidence.split);
  if (kind === 'word') alternatives.push(...waysOfNumeral(lexeme.text, vocabulary));
  const isWhole = alternatives.some(({ terms }) => terms.length === 1);
  if (kind === 'code' && !literally && !isWhole) {
    if (lexeme.text.length >= minPrefixLength)
      for (const completion of vocabulary.beginningWith(term, limits.begun)) add([completion], confidence.codeBegun);
    for (const part of partsOf(lexeme, vocabulary)) {
      add([part], confidence.part);
      for (const size of lexeme.text.match(/(?<!\d)\d{2}(?!\d)/g) ?? []) add([part, size], confidence.withoutUnit);
    }
  }
  if (kind === 'word' && alternatives.length === 0) for (const short of spellingsOfShort(lexeme)) add([short], confidence.bySound);
  const spelling = alternatives.length > 0 && !literally ? spellingByEar(lexeme, vocabulary) : undefined;
  if (spelling !== undefined) return { alternatives, correction: writtenAs(spelling, vocabulary), term: spelling };
  if (alternatives.length > 0 || literally || wishOf(term) !== undefined) return { alternatives };
  // What has a name in the tables is written right, though nothing of it is sold.
  const guesses = meaningsOf([term]).length > 0 ? [] : guessesOf(lexeme, vocabulary);
  const [first] = guesses;
  if (first) {
    const nearest = guesses
      .filter(({ typoCount, term: other }) => typoCount === first.typoCount && isLatin(other) === isLatin(first.term))
      .slice(0, limits.guesses);
    for (const guess of nearest) add([guess.term], confidence.mended);
    return { alternatives, correction: writtenAs(first.term, vocabulary), term: first.term };
  }
  for (const split of splitsOf(lexeme, vocabulary)) add(split, confidence.split);
  if (alternatives.length > 0) return { alternatives };
  if (kind === 'word' && !isGibberish(lexeme.text)) for (const related of relativesOf(term, vocabulary)) add([related], confidence.begun);
  return { alternatives };
}

/** The word that an unknown one of the same alphabet sounds like: «самсунк» is «самсунг». */
function spellingByEar(lexeme: Lexeme, vocabulary: Vocabulary): string | undefined {
  if (lexeme.kind !== 'word' || lexeme.term.length < minSoundingLength || isNamed(lexeme, vocabulary)) return undefined;
  return soundingLike(lexeme, vocabulary).find((same) => isLatin(same) === isLatin(lexeme.term));
}

/** A term as the catalogue writes it, or the tables. */
const writtenAs = (term: string, vocabulary: Vocabulary): string =>
  (vocabulary.has(term) ? undefined : nameByEar(term)) ?? vocabulary.wordOf(term);

/** What a word is by ear: a name that the tables know, or one of the catalogue that sounds so. */
export function namesByEar(lexeme: Lexeme, vocabulary: Vocabulary): Alternative[] {
  const terms = [lexeme.term, ...soundingLike(lexeme, vocabulary)];
  const nameTerms = terms.flatMap((term) => [[term], ...namesFor([term]).map((meaning) => meaning.terms)]);
  return nameTerms.filter((one) => isIn(one, vocabulary)).map((one) => ({ terms: one, weight: confidence.bySound }));
}

/** Latin letters by their names, as they are said in a model: «кью7». */
const letterNames: Readonly<Record<string, string>> = {
  кью: 'q',
  икс: 'x',
  эс: 's',
  эм: 'm',
  эн: 'n',
  эф: 'f',
  джи: 'g',
  джей: 'j',
  зет: 'z',
  ви: 'v',
  си: 'c',
  эйч: 'h',
};

/** A code in the letters that its keys, its sound or its look may have meant: «с25» is `s25`, `c25` or `с25`. */
function spellingsOf({ text }: Lexeme): string[] {
  const bySound = text.replaceAll(/[а-я]+/g, (letters) => letterNames[letters] ?? soundOf(letters));
  const byLook = inLatinTwins(text);
  const spellings = [bySound, byLook, byLook.replaceAll(/[а-я]+/g, (letters) => soundOf(letters)), inOtherLayout(text)];
  return [...new Set(spellings)].filter((code) => code !== text && /^[\p{L}\p{N}]+$/u.test(code));
}

/** Letters of a code or of a name that are told for themselves, and parts of a code that are tried. */
const minPartLength = 3;
const maxParts = 3;

/** What is known of a code of which not all is: of `ue50u8000fuxru` it is `u8000`, of «редми13» «редми». */
function partsOf({ text }: Lexeme, vocabulary: Vocabulary): string[] {
  const pieces = text.split(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u);
  const runs = pieces.flatMap((_, from) => pieces.map((__, to) => pieces.slice(from, to + 1).join('')));
  const heads = Array.from({ length: text.length }, (_, index) => text.slice(0, index)).filter((head) => /\d/.test(head));
  const candidates = [...new Set([...runs, ...heads])].filter(
    (part) => part !== text && part.length >= minPartLength && !/^\d{1,3}$/.test(part),
  );
  const terms = candidates.sort((one, other) => other.length - one.length).flatMap((part) => termFor(part, vocabulary, false, true) ?? []);
  return terms.slice(0, maxParts);
}

/** Latin letters that a Cyrillic one may stand for, by its look or its sound. */
const standsFor: Readonly<Record<string, string>> = {
  р: 'rp',
  х: 'xh',
  с: 'sc',
  в: 'vb',
  н: 'nh',
  у: 'uy',
  и: 'i',
  т: 't',
  е: 'e',
  м: 'm',
  к: 'k',
  о: 'o',
  а: 'a',
  п: 'p',
  г: 'g',
  л: 'l',
  ф: 'f',
  д: 'd',
  з: 'z',
  б: 'b',
};

/** Names of two or three letters in the other alphabet: «рх» is `rx`, «се» is `se`. */
function spellingsOfShort({ text }: Lexeme): string[] {
  if (!/^[а-я]{2,3}$/.test(text)) return [];
  return [...text].reduce<string[]>(
    (prefixes, letter) => prefixes.flatMap((start) => [...(standsFor[letter] ?? '')].map((one) => start + one)),
    [''],
  );
}

/** «50х60» is a thing of these sides. */
const sidesOf = ({ text }: Lexeme): string[] => (/^\d+(?:[xх]\d+)+$/.test(text) ? text.split(/[xх]/) : [text]);

/** A word written together with its neighbour: at the border of letters and digits, else where both halves are words. */
function splitsOf({ kind, text }: Lexeme, vocabulary: Vocabulary): string[][] {
  if (kind === 'code') {
    const parts = text.split(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u);
    // `s25ultra` is `s25` and `ultra`, `айфон16` is «айфон» and `16`.
    const groupings = [parts, [parts.slice(0, 2).join(''), ...parts.slice(2)], [...parts.slice(0, -2), parts.slice(-2).join('')]];
    const split = groupings.flatMap((grouping) => {
      if (grouping.length < 2) return [];
      return [false, true].flatMap((byEar) => {
        const terms = grouping.map((part) => termFor(part, vocabulary, true, byEar));
        return terms.every((term) => term !== undefined) ? [terms] : [];
      });
    });
    return split.length > 0 ? split : halvesOf(text, vocabulary);
  }
  if (kind !== 'word' || text.length < 6 || vocabulary.has(text) || isGibberish(text)) return [];
  const splits: { terms: string[]; documents: number }[] = [];
  for (let at = 3; at <= text.length - 3; at += 1) {
    const terms = [text.slice(0, at), text.slice(at)].map((part) => termFor(part, vocabulary, false));
    if (!terms.every((term) => term !== undefined)) continue;
    if (terms[0] !== terms[1]) splits.push({ terms, documents: Math.min(...terms.map((term) => vocabulary.documents(term))) });
  }
  return splits
    .filter(({ documents }) => documents > 2)
    .sort((one, other) => other.documents - one.documents)
    .slice(0, 1)
    .map(({ terms }) => terms);
}

/** A word and a code that were written together, as the catalogue knows them: «саундбарs40t», `106r01457toner`. */
function halvesOf(text: string, vocabulary: Vocabulary): string[][] {
  const halves: { terms: string[]; documents: number }[] = [];
  for (let at = 2; at <= text.length - 2; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (!parts.some((part) => /^\p{L}{3,}$/u.test(part))) continue;
    const terms = parts.flatMap((part) => lexemesOf(part).map(({ term }) => term));
    if (terms.length !== 2 || !isIn(terms, vocabulary)) continue;
    halves.push({ terms, documents: Math.min(...terms.map((term) => vocabulary.documents(term))) });
  }
  return halves
    .sort((one, other) => other.documents - one.documents)
    .slice(0, 1)
    .map(({ terms }) => terms);
}

/** What a part of a word is found by: as it is written, or first of all what it is said for. */
function termFor(part: string, vocabulary: Vocabulary, guessing = true, byEar = false): string | undefined {
  const [lexeme] = lexemesOf(part);
  if (!lexeme) return undefined;
  const meaning = namesFor([lexeme.term]).find(({ terms }) => terms.length === 1 && isIn(terms, vocabulary))?.terms[0];
  if (byEar && meaning !== undefined) return meaning;
  if (vocabulary.has(lexeme.term)) return lexeme.term;
  if (meaning !== undefined) return meaning;
  if (lexeme.kind === 'code') return spellingsOf(lexeme).find((code) => vocabulary.has(code));
  const sounding = part.length >= minSoundingLength ? vocabulary.soundingLike(lexeme.term).find((term) => vocabulary.has(term)) : undefined;
  if (sounding !== undefined) return sounding;
  const [guess] = guessing && part.length >= 4 ? guessesOf(lexeme, vocabulary) : [];
  if (guess === undefined) return undefined;
  return vocabulary.has(guess.term)
    ? guess.term
    : namesFor([guess.term]).find(({ terms }) => terms.length === 1 && isIn(terms, vocabulary))?.terms[0];
}
