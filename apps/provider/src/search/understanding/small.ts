import { fold } from '../text/fold.ts';
import intents from '../words/intents.json' with { type: 'json' };

const small = new Set(intents.small.map(fold));

/** A word that joins others and is nothing to look for. */
export const isSmall = (word: string): boolean => small.has(word);
