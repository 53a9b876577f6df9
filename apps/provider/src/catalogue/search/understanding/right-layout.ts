import { fold } from '../../text/fold.ts';
import { inOtherLayout } from '../../text/layout.ts';
import { canonicalUnit, type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import { phraseMeanings } from './phrases.ts';
import { isStopWord } from './stop-words.ts';
import { maxPhraseWords } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';
import { beginningsOf, guessesOf, isKnown, isNamed, isNear } from './word.ts';

/** Letters from which on a word may be both in the wrong layout and mistyped. */
const minCorrectedLength = 6;

/** Each word in the layout in which the catalogue knows it; one that is known as it is stays. */
export function inRightLayout(chunks: readonly string[], vocabulary: Vocabulary, unfinished: boolean): string[] {
  const isKnownText = (text: string): boolean => {
    const lexemes = lexemesOf(text);
    return lexemes.length > 0 && lexemes.every((lexeme) => isStopWord(lexeme.text) || isKnown(lexeme, vocabulary));
  };
  const isInCatalogue = (text: string): boolean =>
    lexemesOf(text).every(
      ({ kind, term, text: word }) => kind === 'number' || isStopWord(word) || canonicalUnit(word) !== undefined || vocabulary.has(term),
    );
  const hasGuess = (text: string): boolean => lexemesOf(text).some((lexeme) => guessesOf(lexeme, vocabulary).length > 0);
  // A guess in the other layout is a guess upon a guess: it has to be near as it is written.
  const hasNearGuess = (text: string): boolean =>
    lexemesOf(text).some((lexeme) => guessesOf(lexeme, vocabulary).some(({ term }) => isNear(lexeme, term, vocabulary)));
  const isTypedBeginning = (text: string, index: number): boolean =>
    unfinished && index === chunks.length - 1 && lexemesOf(text).every((lexeme) => beginningsOf(lexeme, vocabulary).length > 0);
  const others = chunks.map((chunk) => fold(inOtherLayout(chunk)));
  const converted = chunks.map((chunk, index) => {
    const other = others[index] ?? chunk;
    // Two letters may be anything, and no word of the catalogue has a bracket in it.
    const letters = chunk.replaceAll(/[^\p{L}[\];',.`]/gu, '').length;
    if (
      letters < 3 ||
      (/\d/.test(chunk) && !/\p{L}{3}/u.test(chunk)) ||
      /[[\];,`]/.test(other) ||
      isKnownText(chunk) ||
      isTypedBeginning(chunk, index) ||
      isPartOfPhrase(chunks, index, vocabulary)
    )
      return chunk;
    return (isKnownText(other) && (isWritten(other, vocabulary) || (isLongEnough(other) && !hasGuess(chunk)))) ||
      isTypedBeginning(other, index) ||
      (letters >= minCorrectedLength && !hasGuess(chunk) && hasNearGuess(other))
      ? other
      : chunk;
  });
  if (converted.every((chunk, index) => chunk === chunks[index])) return converted;
  // Short words say nothing by themselves: what means nothing here goes where its neighbours went.
  return converted.map((chunk, index) => {
    const other = others[index] ?? chunk;
    const isOpen = chunk === chunks[index] && /\p{L}/u.test(chunk) && !isInCatalogue(chunk);
    return isOpen && (isStopWord(other) || isInCatalogue(other)) ? other : chunk;
  });
}

/** Letters of a word that is known in the other layout by its sound alone, and of one that stands beside others. */
const minSoundLength = 6;
const minWordLength = 3;

const wordsOf = (text: string): Lexeme[] => lexemesOf(text).filter(({ kind }) => kind === 'word');

/** Whether all words of a text are long enough to be known by their sound. */
const isLongEnough = (text: string): boolean => wordsOf(text).every((word) => word.text.length >= minSoundLength);

/** Whether a text is made of words as they are written, and does not fall into letters. */
function isWritten(text: string, vocabulary: Vocabulary): boolean {
  const words = wordsOf(text);
  if (words.length > 1 && words.every((word) => word.text.length < minWordLength)) return false;
  return words.every((word) => isNamed(word, vocabulary));
}

/** Whether a word together with its neighbours is a phrase that means something. */
function isPartOfPhrase(chunks: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const terms = lexemesOf(chunks.join(' ')).map(({ term }) => term);
  if (terms.length !== chunks.length) return false;
  for (let from = Math.max(0, at - maxPhraseWords + 1); from <= at; from += 1) {
    for (let to = at + 1; to <= Math.min(terms.length, from + maxPhraseWords); to += 1) {
      if (to - from > 1 && phraseMeanings(terms.slice(from, to), vocabulary).length > 0) return true;
    }
  }
  return false;
}
