import type { Lexeme } from '../../text/lexemes.ts';
import type { Alternative } from '../ranking/concept.ts';
import { kindTerm } from '../terms/terms.ts';
import { confidence } from './confidence.ts';
import { type Meaning, maxPhraseWords, meaningsOf } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest phrase from a place on that goes by other names as well; stop words before and in it are part of some. */
export function phraseAt(
  lexemes: readonly Lexeme[],
  at: number,
  all: readonly Lexeme[],
  vocabulary: Vocabulary,
): { length: number; alternatives: Alternative[] } {
  const places = lexemes.slice(at, at + maxPhraseWords).map((lexeme) => all.indexOf(lexeme));
  const [first = 0] = places;
  const previous = lexemes[at - 1];
  const before = previous ? all.indexOf(previous) : -1;
  const termsFrom = (from: number, to: number): string[] => all.slice(from, to + 1).map(({ term }) => term);
  for (let length = places.length; length > 0; length -= 1) {
    const last = places[length - 1] ?? first;
    const plain = lexemes.slice(at, at + length).map(({ term }) => term);
    for (const terms of [termsFrom(before + 1, last), termsFrom(first, last), plain]) {
      const alternatives = phraseMeanings(terms, vocabulary);
      if (alternatives.length > 0) return { length, alternatives };
    }
  }
  return { length: 1, alternatives: [] };
}

/** What a phrase means here. Where nothing is of the kind that it names, the broader kind is meant, best what is said to be of the narrower. */
export function phraseMeanings(terms: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const meanings = meaningsOf(terms).filter((meaning) => meaning.terms.every((term) => vocabulary.has(term)));
  const equivalents = meanings.filter(({ is }) => is !== 'broader' && is !== 'related');
  const isKind = [terms, ...equivalents.map((meaning) => meaning.terms)].some((one) => vocabulary.has(kindTerm(one)));
  const narrowerTerms = isIn(terms, vocabulary) ? [terms] : equivalents.map((meaning) => meaning.terms);
  return meanings.flatMap((meaning): Alternative[] => {
    const { is, head } = meaning;
    const one = { terms: meaning.terms, weight: weightOf(meaning, terms), head };
    if (is === 'related') return isKind ? [] : [{ ...one, weight: confidence.near }];
    if (is !== 'broader') return [one];
    if (isKind) return [{ ...one, weight: confidence.broader }];
    return [
      { ...one, weight: confidence.instead },
      ...narrowerTerms.map((narrower) => ({ terms: [...meaning.terms, ...narrower], weight: confidence.everyday })),
    ];
  });
}

const isIn = (terms: readonly string[], vocabulary: Vocabulary): boolean => terms.every((term) => vocabulary.has(term));

/** By Russian names people mean the thing itself, whatever else is called so; an English one may be the name of something near. */
function weightOf({ is, terms }: Meaning, queryTerms: readonly string[]): number {
  const letters = [...queryTerms, ...terms].join('');
  if (is === 'transliteration') return confidence.transliteration;
  if (!/[a-z]/.test(letters)) return confidence.everyday;
  return /[а-я]/.test(letters) ? confidence.translation : confidence.synonym;
}

/**
 * The kinds of goods of which terms are a name, by themselves or by what they surely mean; what only sounds alike is none. Of those that are
 * not sold the broader kind counts, else a related one.
 */
export function kindsOf(terms: readonly string[], meanings: readonly Alternative[], vocabulary: Vocabulary): string[] {
  const soldKinds = (names: readonly (readonly string[])[]): string[] =>
    [...new Set(names.map(kindTerm))].filter((term) => vocabulary.has(term));
  // «ssd» is short for «SSD-накопитель».
  const isLonger = (name: readonly string[]): boolean => terms.every((term) => name.includes(term));
  const sureMeanings = meanings.filter((one) => one.weight >= confidence.everyday || isLonger(one.terms));
  const related = (is: Meaning['is']) => meaningsOf(terms).flatMap((meaning) => (meaning.is === is ? [meaning.terms] : []));
  for (const names of [[terms, ...sureMeanings.map((one) => one.terms)], related('broader'), related('related')]) {
    const kinds = soldKinds(names);
    if (kinds.length > 0) return kinds;
  }
  return [];
}
