import { formsByName } from '../../src/catalogue/text/by-ear.ts';
import { inOtherLayout } from '../../src/catalogue/text/layout.ts';

/** Ways in which people misspell what they know how to write: each gives a query as it would come out, or none where it does not apply. */
export type Misspelling = (query: string) => string | undefined;

const spoken = new Map(Object.entries(formsByName).map(([name, forms]) => [name, forms[0] ?? name]));

/** The first word of so many letters and nothing else, changed. */
function changeWord(query: string, letters: number, change: (word: string) => string): string | undefined {
  const words = query.split(' ');
  const at = words.findIndex((word) => word.length >= letters && /^\p{L}+$/u.test(word));
  const word = words[at];
  return word === undefined ? undefined : words.with(at, change(word)).join(' ');
}

const middle = (word: string): number => Math.floor(word.length / 2);

export const misspellings: Readonly<Record<string, Misspelling>> = {
  'the wrong layout': (query) =>
    /^[а-яa-z0-9 ]+$/i.test(query) && /[а-яa-z]{3}/i.test(query) ? inOtherLayout(query.toLowerCase()) : undefined,
  'one word in the wrong layout': (query) => (query.includes(' ') ? changeWord(query.toLowerCase(), 5, inOtherLayout) : undefined),
  'names by ear': (query) => {
    const phonetic = query
      .toLowerCase()
      .split(' ')
      .map((word) => spoken.get(word) ?? word)
      .join(' ');
    return phonetic === query.toLowerCase() ? undefined : phonetic;
  },
  'units glued to their number': (query) => {
    const joined = query.replaceAll(/(?<=\d) (?=(гб|тб|см|л|кг|вт|мач|дюйм|дюйма|дюймов)( |$))/giu, '');
    return joined === query ? undefined : joined;
  },
  'a letter too few': (query) => changeWord(query, 6, (word) => word.slice(0, middle(word)) + word.slice(middle(word) + 1)),
  'a letter twice': (query) => changeWord(query, 6, (word) => word.slice(0, middle(word)) + word.slice(middle(word) - 1)),
  'two letters swapped': (query) =>
    changeWord(query, 6, (word) => {
      const at = middle(word);
      return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    }),
  'a neighbouring vowel': (query) =>
    changeWord(query, 6, (word) => word.replace(/(?<=^.+)[оаеи](?=.+$)/u, (vowel) => ({ о: 'а', а: 'о', е: 'и' })[vowel] ?? 'е')),
};
