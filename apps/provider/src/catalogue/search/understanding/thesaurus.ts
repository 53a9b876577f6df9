import { adjective } from '../../text/adjective.ts';
import { formsByName } from '../../text/by-ear.ts';
import { fold } from '../../text/fold.ts';
import { type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import thesaurus from '../dictionaries/thesaurus.json' with { type: 'json' };
import { isStopWord } from './stop-words.ts';

/** What stands for a phrase: terms that must all be there. */
export interface Meaning {
  terms: readonly string[];
  /**
   * The same name in another alphabet, another name of the same, a narrower term («конвектор» for «обогреватель»), a broader one, or
   * another term below the same broader one («тепловентилятор» for «конвектор»).
   */
  is: 'transliteration' | 'synonym' | 'narrower' | 'broader' | 'related';
  /** The one of several terms that says what the thing is: the bag of a «мешок для пылесоса»; none where it is not told. */
  head?: number | undefined;
}

/** The terms of a phrase as one key. */
const keyOf = (terms: readonly string[]): string => terms.join(' ');

export const termsOfPhrase = (text: string): string[] => lexemesOf(text).map(({ term }) => term);

/** The terms of a phrase without its stop words: of «машинка для стрижки» not the «для». */
export const distinctiveTermsOf = (text: string): string[] => distinctiveLexemesOf(text).map(({ term }) => term);

function distinctiveLexemesOf(text: string): Lexeme[] {
  const lexemes = lexemesOf(text);
  const distinctive = lexemes.filter((lexeme) => !isStopWord(lexeme.text));
  return distinctive.length > 0 ? distinctive : lexemes;
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
  for (const form of spoken) learn(termsOfPhrase(form), { terms, is: 'transliteration' });
}
/** Adds the meanings of every target to every source phrase. */
function relate(sources: readonly string[], targets: readonly string[], is: Meaning['is']): void {
  // «в машину» stands for «автомобильный», which is found by neither of its words.
  const meaningfulPhrases = targets.filter((phrase) => !isStopWord(phrase.split(' ')[0] ?? ''));
  const targetMeanings = meaningfulPhrases
    .map(distinctiveLexemesOf)
    .map((distinctive) => ({ terms: distinctive.map(({ term }) => term), is, head: headOf(distinctive) }));
  for (const from of sources.flatMap(phrasingsOf)) for (const meaning of targetMeanings) learn(from, meaning);
}
for (const group of thesaurus.synonyms) relate(group, group, 'synonym');

/** A phrase and its other names. */
const namesOf = (phrase: string): string[] => [
  ...new Set([phrase, ...thesaurus.synonyms.filter((group) => group.includes(phrase)).flat()]),
];

/** Russian phrases only: the broader and narrower tables are Russian. */
const inRussian = (phrases: readonly string[]): string[] => phrases.filter((phrase) => /[а-я]/.test(phrase));

for (const [wide = '', ...narrow] of thesaurus.broader) {
  for (const one of narrow) {
    relate(inRussian(namesOf(wide)), namesOf(one), 'narrower');
    relate(inRussian(namesOf(one)), namesOf(wide), 'broader');
  }
}
for (const [, ...narrow] of thesaurus.broader) {
  const names = narrow.flatMap(namesOf);
  for (const one of narrow) relate(inRussian(namesOf(one)), names, 'related');
}

/** The noun among the distinctive words of a phrase: in Russian the first that is no adjective. */
export function headOf(distinctive: readonly Lexeme[]): number | undefined {
  const head = distinctive.findIndex(({ text }) => !adjective.test(text));
  return distinctive.length < 2 || !/[а-я]/.test(distinctive[head]?.text ?? '') ? undefined : head;
}

/** People say «коврик мыши» for «коврик для мыши»; what a stop word stands before is nothing without it. */
function phrasingsOf(phrase: string): string[][] {
  const whole = termsOfPhrase(phrase);
  const distinctive = distinctiveTermsOf(phrase);
  return distinctive.length < 2 || distinctive.length === whole.length || whole[0] !== distinctive[0] ? [whole] : [whole, distinctive];
}

/** What else a phrase may be called; empty where nothing is known. */
export const meaningsOf = (terms: readonly string[]): readonly Meaning[] => meanings.get(keyOf(terms)) ?? [];

/** Synonyms and narrower terms; broader and related ones are left out. */
export const namesFor = (terms: readonly string[]): Meaning[] => meaningsOf(terms).filter(({ is }) => is !== 'broader' && is !== 'related');

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
for (const form of thesaurus.synonyms.flat()) learnForm(form);

/** How a term of the tables is written; undefined for one that they do not know. */
export const formOf = (term: string): string | undefined => writtenForms.get(term);

/** The name that a term is by ear; undefined where it is none. */
export const nameByEar = (term: string): string | undefined => namesByEar.get(term);

/** Single words that stand for something, so that they can be recognised with a typo, and the terms of what they mean. */
export const spokenForms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...meanings].flatMap(([key, all]) => (key.includes(' ') ? [] : [[key, all.map(({ terms }) => terms)] as const])),
);
