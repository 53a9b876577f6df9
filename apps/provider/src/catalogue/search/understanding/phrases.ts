import type { Alternative } from '../ranking/concept.ts';
import { kindTerm } from '../terms/terms.ts';
import type { Lexeme } from '../text/lexemes.ts';
import { sure } from './sure.ts';
import { longestPhrase, type Meaning, meaningsOf } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest phrase from a place on that goes by other names as well; small words before and in it are part of some. */
export function phraseAt(
  lexemes: readonly Lexeme[],
  at: number,
  all: readonly Lexeme[],
  vocabulary: Vocabulary,
): { length: number; alternatives: Alternative[] } {
  const places = lexemes.slice(at, at + longestPhrase).map((lexeme) => all.indexOf(lexeme));
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

/** What a phrase means here. Where nothing is of the kind that it names, the wider kind is meant, best what is said to be of the narrower. */
export function phraseMeanings(terms: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const meanings = meaningsOf(terms).filter((meaning) => meaning.terms.every((term) => vocabulary.has(term)));
  const named = meanings.filter(({ is }) => is !== 'wider' && is !== 'near');
  const isKind = [terms, ...named.map((meaning) => meaning.terms)].some((one) => vocabulary.has(kindTerm(one)));
  const own = isIn(terms, vocabulary) ? [terms] : named.map((meaning) => meaning.terms);
  return meanings.flatMap((meaning): Alternative[] => {
    const { is, head } = meaning;
    const one = { terms: meaning.terms, weight: weightOf(meaning, terms), head };
    if (is === 'near') return isKind ? [] : [{ ...one, weight: sure.near }];
    if (is !== 'wider') return [one];
    if (isKind) return [{ ...one, weight: sure.wider }];
    return [
      { ...one, weight: sure.instead },
      ...own.map((narrower) => ({ terms: [...meaning.terms, ...narrower], weight: sure.everyday })),
    ];
  });
}

const isIn = (terms: readonly string[], vocabulary: Vocabulary): boolean => terms.every((term) => vocabulary.has(term));

/** By Russian names people mean the thing itself, whatever else is called so; an English one may be the name of something near. */
function weightOf({ is, terms }: Meaning, asked: readonly string[]): number {
  const letters = [...asked, ...terms].join('');
  if (is === 'byEar') return sure.byEar;
  if (!/[a-z]/.test(letters)) return sure.everyday;
  return /[а-я]/.test(letters) ? sure.translation : sure.synonym;
}

/**
 * The kinds of goods of which terms are a name, by themselves or by what they surely mean; what only sounds alike is none. Of those that are
 * not sold the wider kind counts, else what is near.
 */
export function kindsOf(terms: readonly string[], meanings: readonly Alternative[], vocabulary: Vocabulary): string[] {
  const sold = (names: readonly (readonly string[])[]): string[] =>
    [...new Set(names.map(kindTerm))].filter((term) => vocabulary.has(term));
  const meant = meanings.filter(({ weight }) => weight >= sure.everyday);
  const related = (is: Meaning['is']) => meaningsOf(terms).flatMap((meaning) => (meaning.is === is ? [meaning.terms] : []));
  for (const names of [[terms, ...meant.map((one) => one.terms)], related('wider'), related('near')]) {
    const kinds = sold(names);
    if (kinds.length > 0) return kinds;
  }
  return [];
}
