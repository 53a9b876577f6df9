import { fold } from '../../text/fold.ts';
import type { Lexeme } from '../../text/lexemes.ts';
import intents from '../dictionaries/intents.json' with { type: 'json' };

const stopWords = new Set(intents.stopWords.map(fold));

/** A word that joins others and is not searched for. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** «без подсветки»: what the thing must not have. */
export const isWithout = ({ text }: Lexeme, next: Lexeme | undefined): boolean =>
  text === 'без' && next?.kind === 'word' && !isStopWord(next.text);
