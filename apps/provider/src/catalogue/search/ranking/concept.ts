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
  /** Counts less or more than its rareness says. */
  weight: number;
  /** A product without it is none of the results. */
  isRequired: boolean;
  /** The terms of the kinds of goods that it is the name of: what only mentions one does not have it. */
  kinds: readonly string[];
  /** It stands behind «для»: what goes with it is meant. */
  isTarget?: boolean;
  /** Scales on which it wishes for an end, the likeliest first. */
  scales?: readonly Scale[];
  /** A number beside a kind, as a value of each measure that knows it: which of them is meant, the things of the kind tell. */
  sizes?: readonly Size[];
  /** Terms of the lines that it may be the name of, where no kind is named. */
  lines?: readonly string[];
}

/** All terms that say something of a concept. */
export const termsOfConcept = ({ alternatives, kinds, scales = [], sizes = [], lines = [] }: Concept): string[] => [
  ...alternatives.flatMap(({ terms }) => terms),
  ...kinds,
  ...scales.flatMap(({ values }) => values.map(({ term }) => term)),
  ...sizes.flatMap((size) => size.map(({ term }) => term)),
  ...lines,
];
