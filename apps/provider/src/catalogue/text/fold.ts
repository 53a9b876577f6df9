/** Letters that look the same in both scripts, Cyrillic first. */
const twins: readonly (readonly [string, string])[] = [
  ['а', 'a'],
  ['в', 'b'],
  ['е', 'e'],
  ['к', 'k'],
  ['м', 'm'],
  ['н', 'h'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['т', 't'],
  ['у', 'y'],
  ['х', 'x'],
];
const toLatin = new Map(twins);
const toCyrillic = new Map(twins.map(([cyrillic, latin]): [string, string] => [latin, cyrillic]));

const swap = (text: string, letters: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('');

/** Every letter that has a twin in the Latin alphabet becomes it. */
export const inLatinTwins = (word: string): string => swap(word, toLatin);

/** A word of two scripts is meant in one: that of the letters which have no twin. */
function inOneScript(word: string): string {
  if (!/[a-z]/.test(word) || !/[а-я]/.test(word)) return word;
  const cyrillic = [...word].filter((letter) => /[а-я]/.test(letter));
  const latin = [...word].filter((letter) => /[a-z]/.test(letter));
  const ownCyrillic = cyrillic.filter((letter) => !toLatin.has(letter)).length;
  const ownLatin = latin.filter((letter) => !toCyrillic.has(letter)).length;
  if (ownCyrillic > 0 && ownLatin > 0) return word;
  if (ownCyrillic === 0 && ownLatin === 0) return cyrillic.length > latin.length ? swap(word, toCyrillic) : swap(word, toLatin);
  return ownCyrillic > 0 ? swap(word, toCyrillic) : swap(word, toLatin);
}

/**
 * A text as it is compared, indexed and asked alike: one form of every sign (NFKC), lowercase, «е» for «ё», quotes and
 * dashes of one kind, each word in one script.
 */
export function fold(text: string): string {
  return text
    .replaceAll(/[®™©]/g, ' ')
    .replaceAll(/[″”“„]/g, '"')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/\(r\)|\(tm\)/g, ' ')
    .replaceAll(/['’ʼ`´]{2}|[«»]/g, '"')
    .replaceAll(/[’ʼ`´′]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .replaceAll(/[a-zа-я]+/g, inOneScript)
    .replaceAll(/(?<=[мm])[·*](?=[чh])/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\p{L})кв(?:\.|адратных)? ?м(?:етров|етра)?\.?(?!\p{L})/gu, 'м2')
    .trim();
}
