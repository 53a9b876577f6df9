/** One way in which something that was asked may stand in a product: all of the terms. */
export interface Alternative {
  terms: readonly string[];
  /** 1 as it was asked, less where it is a guess. */
  weight: number;
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
}

/** All terms that say something of a concept. */
export const termsOfConcept = ({ alternatives, kinds }: Concept): string[] => [...alternatives.flatMap(({ terms }) => terms), ...kinds];
