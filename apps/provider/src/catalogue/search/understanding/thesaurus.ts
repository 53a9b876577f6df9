import { adjective } from '../../text/adjective.ts';
import { formsByName } from '../../text/by-ear.ts';
import { fold } from '../../text/fold.ts';
import { type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import synonyms from '../dictionaries/synonyms.json' with { type: 'json' };
import { isSmall } from './small-words.ts';

/** What stands for a phrase: terms that must all be there. */
export interface Meaning {
  terms: readonly string[];
  /**
   * The same name in another alphabet (`byEar`), another name of the same, a name of some of it («конвектор» for
   * «обогреватель»), of more than it, or of something else of which there is more («тепловентилятор» for «конвектор»).
   */
  is: 'byEar' | 'equal' | 'narrower' | 'wider' | 'near';
  /** The one of several terms that says what the thing is: the bag of a «мешок для пылесоса»; none where it is not told. */
  head?: number | undefined;
}

/** The terms of a phrase as one key. */
const keyOf = (terms: readonly string[]): string => terms.join(' ');

export const termsOfPhrase = (text: string): string[] => lexemesOf(text).map(({ term }) => term);

/** What is looked for of a phrase: of «машинка для стрижки» not the «для». */
export const distinctiveTermsOf = (text: string): string[] => distinctivenessOf(text).map(({ term }) => term);

function distinctivenessOf(text: string): Lexeme[] {
  const lexemes = lexemesOf(text);
  const telling = lexemes.filter((lexeme) => !isSmall(lexeme.text));
  return telling.length > 0 ? telling : lexemes;
}

const meanings = new Map<string, Meaning[]>();
let maxPhraseLength = 1;

function learn(from: readonly string[], meaning: Meaning): void {
  const key = keyOf(from);
  if (key === keyOf(meaning.terms)) return;
  maxPhraseLength = Math.max(maxPhraseLength, from.length);
  const existing = meanings.get(key) ?? [];
  if (!existing.some(({ terms }) => keyOf(terms) === keyOf(meaning.terms))) meanings.set(key, [...existing, meaning]);
}

for (const [name, spoken] of Object.entries(formsByName)) {
  const terms = distinctiveTermsOf(name);
  for (const form of spoken) learn(termsOfPhrase(form), { terms, is: 'byEar' });
}
/** Learns what each of some phrases says of what each of the others means. */
function relate(sources: readonly string[], targets: readonly string[], is: Meaning['is']): void {
  // «в машину» stands for «автомобильный», which is found by neither of its words.
  const meaningfulPhrases = targets.filter((phrase) => !isSmall(phrase.split(' ')[0] ?? ''));
  const targetMeanings = meaningfulPhrases
    .map(distinctivenessOf)
    .map((telling) => ({ terms: telling.map(({ term }) => term), is, head: headOf(telling) }));
  for (const from of sources.flatMap(phrasingsOf)) for (const meaning of targetMeanings) learn(from, meaning);
}
for (const group of synonyms.equal) relate(group, group, 'equal');

/** A phrase and its other names. */
const namesOf = (phrase: string): string[] => [...new Set([phrase, ...synonyms.equal.filter((group) => group.includes(phrase)).flat()])];

/** In Russian, of which the tables of what is wider are. */
const inRussian = (phrases: readonly string[]): string[] => phrases.filter((phrase) => /[а-я]/.test(phrase));

for (const [wide = '', ...narrow] of synonyms.wider) {
  for (const one of narrow) {
    relate(inRussian(namesOf(wide)), namesOf(one), 'narrower');
    relate(inRussian(namesOf(one)), namesOf(wide), 'wider');
  }
}
for (const [, ...narrow] of synonyms.wider) {
  const names = narrow.flatMap(namesOf);
  for (const one of narrow) relate(inRussian(namesOf(one)), names, 'near');
}

/** The noun among the words of a phrase that are looked for: in Russian the first that is no adjective. */
export function headOf(telling: readonly Lexeme[]): number | undefined {
  const head = telling.findIndex(({ text }) => !adjective.test(text));
  return telling.length < 2 || !/[а-я]/.test(telling[head]?.text ?? '') ? undefined : head;
}

/** People say «коврик мыши» for «коврик для мыши»; what a small word stands before is nothing without it. */
function phrasingsOf(phrase: string): string[][] {
  const whole = termsOfPhrase(phrase);
  const telling = distinctiveTermsOf(phrase);
  return telling.length < 2 || telling.length === whole.length || whole[0] !== telling[0] ? [whole] : [whole, telling];
}

/** What else a phrase may be called; empty where nothing is known. */
export const meaningsOf = (terms: readonly string[]): readonly Meaning[] => meanings.get(keyOf(terms)) ?? [];

/** The same and what is surely of it: not what is more than it, nor what is near. */
export const namesFor = (terms: readonly string[]): Meaning[] => meaningsOf(terms).filter(({ is }) => is !== 'wider' && is !== 'near');

/** Words of the longest phrase that means something else. */
export const maxPhraseWords = maxPhraseLength;

/** How single words of the tables are written, by their terms: «дайсон» of «дайс». */
const writtenForms = new Map<string, string>();
/** The names of names by ear, by their terms: `dyson`. */
const namesByEar = new Map<string, string>();
const learnForm = (form: string, name?: string): void => {
  const [lexeme, ...more] = lexemesOf(form);
  if (!lexeme || more.length > 0 || writtenForms.has(lexeme.term)) return;
  writtenForms.set(lexeme.term, lexeme.text);
  if (name !== undefined) namesByEar.set(lexeme.term, fold(name));
};
for (const [name, forms] of Object.entries(formsByName)) for (const form of forms) learnForm(form, name);
for (const form of synonyms.equal.flat()) learnForm(form);

/** How a term of the tables is written; undefined for one that they do not know. */
export const formOf = (term: string): string | undefined => writtenForms.get(term);

/** The name that a term is by ear; undefined where it is none. */
export const nameByEar = (term: string): string | undefined => namesByEar.get(term);

/** Single words that stand for something, so that they can be recognised with a typo, and the terms of what they mean. */
export const spokenForms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...meanings].flatMap(([key, all]) => (key.includes(' ') ? [] : [[key, all.map(({ terms }) => terms)] as const])),
);
