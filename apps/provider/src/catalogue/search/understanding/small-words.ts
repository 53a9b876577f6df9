import { fold } from '../../text/fold.ts';
import type { Lexeme } from '../../text/lexemes.ts';
import intents from '../dictionaries/intents.json' with { type: 'json' };

const smallWords = new Set(intents.small.map(fold));

/** A word that joins others and is nothing to look for. */
export const isSmall = (word: string): boolean => smallWords.has(word);

/** «без подсветки»: what the thing must not have. */
export const isWithout = ({ text }: Lexeme, next: Lexeme | undefined): boolean =>
  text === 'без' && next?.kind === 'word' && !isSmall(next.text);
