/** One way in which something that was asked may stand in a product: all of the terms. */
export interface Alternative {
  terms: readonly string[];
  /** 1 as it was asked, less where it is a guess. */
  weight: number;
  /** The one of the terms that says what the thing is, where one does: a vacuum cleaner with a bag is no «мешок для пылесоса». */
  head?: number | undefined;
}

/** Something measured, of which the more or the less is asked for: the values that there are. */
export interface Scale {
  /** What is measured, as a shopper reads it. */
  measure: string;
  wants: 'least' | 'most';
  values: readonly { term: string; value: number }[];
}

/** The values of one measure that are about a number, and how surely each is it. */
export type Size = readonly { term: string; weight: number }[];

/** Something that was asked: a word with its synonyms, spellings and guesses. */
export interface Concept {
  /** As it was asked. */
  text: string;
  alternatives: readonly Alternative[];
  /** The same with the small words before it, and with the limit that a number is: «для айфона», «до 45 см». */
  phrase: string;
  /** It names what the number behind it measures: «глубина» before «до 45 см», one thing to ask for. */
  isMeasureOfNext: boolean;
  /** Counts less or more than its rareness says. */
  weight: number;
  /** A product without it is none of the results. */
  isRequired: boolean;
  /** An amount, a short number or a wish, that says nothing of what it is that weighs two kilograms or is to be light. */
  isDescription: boolean;
  /** A number from which or up to which something has to measure. */
  isLimit: boolean;
  /** What the limit measures, as a shopper reads it, where the query does not say it. */
  measure?: string | undefined;
  /** The terms of the kinds of goods that it is the name of: what only mentions one does not have it. */
  kinds: readonly string[];
  /** It stands behind «для»: what goes with it is meant. */
  isTarget?: boolean;
  /** Scales on which it wishes for an end, the likeliest first. */
  scales?: readonly Scale[];
  /** A number beside a kind, as a value of each measure that knows it: which of them is meant, the things of the kind tell. */
  sizes?: readonly Size[];
  /** How the catalogue writes the models that it may be the name of, the commonest first. */
  modelNames?: readonly string[] | undefined;
  /** Terms of the lines that it may be the name of, where no kind is named. */
  lines?: readonly string[];
}

/** Something that any product may have is known of it. */
export const isKnown = ({ alternatives, scales = [], sizes = [] }: Concept): boolean =>
  alternatives.length + scales.length + sizes.length > 0;

/** A part of a query as it is asked for again. */
export const askedText = ({ isRequired, phrase }: Concept): string => (isRequired ? `"${phrase}"` : phrase);

/** What is said to be lacking: a word, or an amount with its unit apart. */
export const lackedText = ({ text }: Concept): string => text.replace(/^[\d.,]+(?=\p{L}+$)/u, '$& ');

/** A part of a query that is insisted upon. */
export const insistedText = (concept: Concept): string => {
  const text = lackedText(concept);
  return concept.phrase.includes(text) ? concept.phrase.replace(text, () => `"${text}"`) : `"${text}"`;
};

/** All terms that say something of a concept. */
export const termsOfConcept = ({ alternatives, kinds, scales = [], sizes = [], lines = [] }: Concept): string[] => [
  ...alternatives.flatMap(({ terms }) => terms),
  ...kinds,
  ...scales.flatMap(({ values }) => values.map(({ term }) => term)),
  ...sizes.flatMap((size) => size.map(({ term }) => term)),
  ...lines,
];

/** Of each word of a query the terms that sound alike, and how much. */
export type Sounds = readonly (readonly { term: string; weight: number }[])[];

/** All terms whose postings are read for a query. */
export const termsToRead = (concepts: readonly Concept[], sounds: Sounds = []): string[] => [
  ...concepts.flatMap(termsOfConcept),
  ...sounds.flatMap((terms) => terms.map(({ term }) => term)),
];
