/** One way in which something that was asked may stand in a product: all of the terms. */
export interface Alternative {
  terms: readonly string[];
  /** 1 as it was asked, less where it is a guess. */
  weight: number;
}

/** Something measured, of which the more or the less is asked for: the values that there are. */
export interface Scale {
  wants: 'least' | 'most';
  values: readonly { term: string; value: number }[];
}

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
}

/** All terms that say something of a concept. */
export const termsOfConcept = ({ alternatives, kinds, scales = [] }: Concept): string[] => [
  ...alternatives.flatMap(({ terms }) => terms),
  ...kinds,
  ...scales.flatMap(({ values }) => values.map(({ term }) => term)),
];
