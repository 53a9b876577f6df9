import { lexemesOf } from '../text/lexemes.ts';
import byEar from '../words/by-ear.json' with { type: 'json' };
import synonyms from '../words/synonyms.json' with { type: 'json' };
import { isSmall } from './small.ts';

/** What stands for a phrase: terms that must all be there. */
export interface Meaning {
  terms: readonly string[];
  /** It is the same name in another alphabet, not another name. */
  byEar: boolean;
}

/** The terms of a phrase as one key. */
const keyOf = (terms: readonly string[]): string => terms.join(' ');

export const termsOfPhrase = (text: string): string[] => lexemesOf(text).map(({ term }) => term);

/** What is looked for of a phrase: of «машинка для стрижки» not the «для». */
export const tellingTermsOf = (text: string): string[] => {
  const lexemes = lexemesOf(text);
  const telling = lexemes.filter((lexeme) => !isSmall(lexeme.text));
  return (telling.length > 0 ? telling : lexemes).map(({ term }) => term);
};

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
  const terms = tellingTermsOf(name);
  for (const form of spoken) learn(termsOfPhrase(form), { terms, byEar: true });
}
for (const group of synonyms.equal) {
  // «в машину» stands for «автомобильный», which is found by neither of its words.
  const told = group.filter((phrase) => !isSmall(phrase.split(' ')[0] ?? '')).map(tellingTermsOf);
  for (const phrase of group) for (const terms of told) for (const asked of waysOfAsking(phrase)) learn(asked, { terms, byEar: false });
}

/** People say «коврик мыши» for «коврик для мыши»; what a small word stands before is nothing without it. */
function waysOfAsking(phrase: string): string[][] {
  const whole = termsOfPhrase(phrase);
  const telling = tellingTermsOf(phrase);
  return telling.length < 2 || telling.length === whole.length || whole[0] !== telling[0] ? [whole] : [whole, telling];
}

/** What else a phrase may be called; empty where nothing is known. */
export const meaningsOf = (terms: readonly string[]): readonly Meaning[] => meanings.get(keyOf(terms)) ?? [];

/** Words of the longest phrase that means something else. */
export const longestPhrase = longest;

/** Single words that stand for something, so that they can be recognised with a typo, and the terms of what they mean. */
export const spokenForms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...meanings].flatMap(([key, all]) => (key.includes(' ') ? [] : [[key, all.map(({ terms }) => terms)] as const])),
);
