import { type Random, random } from '../../src/platform/random.ts';

/** Rows of keys in both layouts. */
const layouts = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
] as const;
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'] as const;
const syllables = [
  { consonants: 'bcdfghjklmnprstvz', vowels: 'aeiou' },
  { consonants: 'бвгджзклмнпрстфхцчш', vowels: 'аеиоуыя' },
] as const;

const lettersOf = (length: number, next: (at: number) => string): string => Array.from({ length }, (_, at) => next(at)).join('');

/** Ways in which people write what means nothing; each gives a word of one layout. */
const kinds: readonly ((seeded: Random, layout: 0 | 1) => string)[] = [
  // Keys of a row one after another, there or back.
  (seeded, layout) => {
    const row = seeded.pick(layouts[layout]);
    const length = seeded.integer(5, Math.min(8, row.length));
    const from = seeded.integer(0, row.length - length);
    const keys = row.slice(from, from + length);
    return seeded.chance(0.3) ? [...keys].reverse().join('') : keys;
  },
  // Keys of one row, as a hand hits them.
  (seeded, layout) => {
    const row = [...seeded.pick(layouts[layout])];
    return lettersOf(seeded.integer(5, 9), () => seeded.pick(row));
  },
  // Any letters.
  (seeded, layout) => lettersOf(seeded.integer(5, 9), () => seeded.pick([...alphabets[layout]])),
  // Syllables: words that could be, and are none.
  (seeded, layout) => {
    const { consonants, vowels } = syllables[layout];
    return Array.from(
      { length: seeded.integer(3, 4) },
      () => seeded.pick([...consonants]) + seeded.pick([...vowels]) + (seeded.chance(0.3) ? seeded.pick([...consonants]) : ''),
    ).join('');
  },
];

/** Made-up texts of all kinds in turn, every fourth of two words. */
export function gibberish(seed: number, count: number): string[] {
  const seeded = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? (() => '');
    const layout = seeded.chance(0.5) ? 0 : 1;
    return seeded.chance(0.25) ? `${kind(seeded, layout)} ${kind(seeded, layout)}` : kind(seeded, layout);
  });
}
