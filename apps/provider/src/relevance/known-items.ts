import type { SearchDocument } from '../search/index/document.ts';
import { fold } from '../search/text/fold.ts';
import { inOtherLayout } from '../search/text/layout.ts';
import type { RatedQuery } from './ratings.ts';

/** A generator of numbers from 0 to 1, the same at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Change = (words: readonly string[], random: () => number) => string[] | undefined;

const changed = (words: readonly string[], at: number, word: string): string[] => words.with(at, word);
const placeOf = (words: readonly string[], fits: (word: string) => boolean): number => words.findIndex(fits);
const isLong = (word: string): boolean => /^\p{L}{6,}$/u.test(word);

/** The ways in which a name that is remembered comes out. */
export const manners: Readonly<Record<string, Change>> = {
  'some words of the name': (words) => [...words],
  'a code cut short': (words) => {
    const at = placeOf(words, (word) => /\d/.test(word) && word.length >= 7);
    return at < 0 ? undefined : changed(words, at, (words[at] ?? '').slice(0, -2));
  },
  'a code in pieces': (words) => {
    const at = placeOf(words, (word) => /^[\p{L}]+\d+[\p{L}\d]*$/u.test(word));
    return at < 0 ? undefined : changed(words, at, (words[at] ?? '').replace(/(?<=\p{L})(?=\d)/u, ' '));
  },
  'words glued': (words) => (words.length < 3 ? undefined : [(words[0] ?? '') + (words[1] ?? ''), ...words.slice(2)]),
  'a word that the name has not': (words) => ['купить', 'оригинал', ...words],
  'another word beside it': (words) => [...words, words.some((word) => /[а-я]/.test(word)) ? 'качественный' : 'reliable'],
  'a letter too few': (words) => {
    const at = placeOf(words, isLong);
    const word = words[at] ?? '';
    const middle = Math.floor(word.length / 2);
    return at < 0 ? undefined : changed(words, at, word.slice(0, middle) + word.slice(middle + 1));
  },
  'two letters swapped': (words) => {
    const at = placeOf(words, isLong);
    const word = words[at] ?? '';
    const middle = Math.floor(word.length / 2);
    return at < 0
      ? undefined
      : changed(words, at, word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1));
  },
  'the wrong layout': (words) => (words.every((word) => /^[а-яa-z]+$/.test(word)) ? words.map(inOtherLayout) : undefined),
};

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** Queries for goods that somebody has in mind, derived from their names: what has all of the chosen words fits. */
export function knownItems(documents: readonly SearchDocument[], count: number, manner: Change, seed = 7): RatedQuery[] {
  const random = seeded(seed);
  const words = documents.map(({ name }) => wordsOf(name));
  const sets = words.map((all) => new Set(all));
  const frequency = new Map<string, number>();
  for (const set of sets) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const queries: RatedQuery[] = [];
  for (let tries = 0; queries.length < count && tries < count * 20; tries += 1) {
    const own = [...new Set(words[Math.floor(random() * words.length)] ?? [])];
    const rarest = own.toSorted((one, other) => (frequency.get(one) ?? 0) - (frequency.get(other) ?? 0)).slice(0, 4);
    const chosen = own.filter((word) => (rarest.includes(word) ? random() < 0.6 : random() < 0.25)).slice(0, 5);
    if (chosen.length < 2) continue;
    const ids = new Set(documents.flatMap(({ id }, index) => (chosen.every((word) => sets[index]?.has(word)) ? [id] : [])));
    if (ids.size > 12) continue;
    const typed = manner(chosen, random);
    if (typed) queries.push({ query: typed.join(' '), gainOf: ({ id }) => (ids.has(id) ? 1 : 0), ideal: [1] });
  }
  return queries;
}
