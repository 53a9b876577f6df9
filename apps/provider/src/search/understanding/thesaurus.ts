import { lexemesOf } from '../text/lexemes.ts';
import byEar from '../words/by-ear.json' with { type: 'json' };
import synonyms from '../words/synonyms.json' with { type: 'json' };

/** What stands for a phrase: terms that must all be there. */
export interface Meaning {
  terms: readonly string[];
  /** It is the same name in another alphabet, not another name. */
  byEar: boolean;
}

/** The terms of a phrase as one key. */
const keyOf = (terms: readonly string[]): string => terms.join(' ');

export const termsOfPhrase = (text: string): string[] => lexemesOf(text).map(({ term }) => term);

const meanings = new Map<string, Meaning[]>();
let longest = 1;

function learn(from: readonly string[], meaning: Meaning): void {
  const key = keyOf(from);
  if (key === keyOf(meaning.terms)) return;
  longest = Math.max(longest, from.length);
  const known = meanings.get(key) ?? [];
  if (!known.some(({ terms }) => keyOf(terms) === keyOf(meaning.terms))) meanings.set(key, [...known, meaning]);
}

for (const [name, spoken] of Object.entries<string[]>(byEar)) {
  const terms = termsOfPhrase(name);
  for (const form of spoken) learn(termsOfPhrase(form), { terms, byEar: true });
}
for (const group of synonyms.equal) {
  const phrases = group.map(termsOfPhrase);
  for (const one of phrases) for (const other of phrases) learn(one, { terms: other, byEar: false });
}

/** What else a phrase may be called; empty where nothing is known. */
export const meaningsOf = (terms: readonly string[]): readonly Meaning[] => meanings.get(keyOf(terms)) ?? [];

/** Words of the longest phrase that means something else. */
export const longestPhrase = longest;

/** Single words that stand for something, so that they can be recognised with a typo, and the terms of what they mean. */
export const spokenForms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...meanings].flatMap(([key, all]) => (key.includes(' ') ? [] : [[key, all.map(({ terms }) => terms)] as const])),
);
