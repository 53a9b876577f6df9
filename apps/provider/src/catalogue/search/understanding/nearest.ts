import { fold } from '../../text/fold.ts';
import { lexemesOf } from '../../text/lexemes.ts';
import { isGibberish } from './gibberish.ts';
import { isStopWord } from './stop-words.ts';
import { understand } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNamed } from './word.ts';

/** How like a word has to be that may have been meant, of a text that nothing was found for. */
const minLikeness = 0.5;

/** The text nearest to one that nothing was found for, of which something is found: as it is mended, or with each unknown word as the likest one. */
export async function nearestOf(
  text: string,
  vocabulary: Vocabulary,
  hasResults: (text: string) => Promise<boolean>,
): Promise<string | null> {
  const plain = fold(text).replaceAll('"', ' ').trim();
  const { corrected } = understand(plain, vocabulary);
  const words = lexemesOf(plain).flatMap((lexeme) => {
    const { kind, text: word, term } = lexeme;
    if (kind !== 'word' || isStopWord(word) || isNamed(lexeme, vocabulary)) return [word];
    const [likest] = isGibberish(word) ? [] : vocabulary.similarTo(term, word).filter(({ documents }) => documents > 0);
    return likest && likest.likeness >= minLikeness ? [vocabulary.wordOf(likest.term)] : [];
  });
  for (const other of [corrected ?? '', words.join(' ')]) {
    if (other !== '' && other !== plain && (await hasResults(other))) return other;
  }
  return null;
}
