import { allowedTypos } from '../../text/distance.ts';
import { fold } from '../../text/fold.ts';
import { lexemesOf } from '../../text/lexemes.ts';
import { isGibberish } from './gibberish.ts';
import { isStopWord } from './stop-words.ts';
import { understand } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNamed } from './word.ts';

/**
 * The text nearest to one that nothing was found for, of which something is found: as it is mended, or with each unknown word as the likest one
 * that a slip of the pen can have come from. «Шуба» is no «шум».
 */
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
    return likest && likest.typoCount <= allowedTypos(word) ? [vocabulary.wordOf(likest.term)] : [];
  });
  for (const other of [corrected ?? '', words.join(' ')]) {
    if (other !== '' && other !== plain && (await hasResults(other))) return other;
  }
  return null;
}
