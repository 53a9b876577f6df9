import { fields } from './fields.ts';

/** What relevance is made of. Everything that is weighed against something else stands here. */
export const weights = {
  /** How much a word counts by where it stands; several places add up and are then saturated. */
  fields: [
    [fields.kind, 1.8],
    [fields.name, 2.4],
    [fields.target, 0.65],
    [fields.brand, 0.9],
    [fields.category, 1.2],
    [fields.section, 0.4],
    [fields.value, 0.8],
    [fields.text, 0.25],
  ],
  /** The sum of the fields that counts half of the most there is. */
  saturation: 0.7,
  /** How much of a long name is held against it, and the length that is usual. */
  length: { share: 0.025, usual: 10 },
  /** Lost by a word for each place further back in the name. */
  placeDecay: 0.005,
  /**
   * How often a word is said (BM25F): the weight of each part of a product, how much its length is held against it, and the words
   * that are usual; `repeated` is the sum that counts half of the most there is. Read when products are indexed.
   */
  bm25: {
    parts: {
      name: { weight: 1, length: 0.49, usual: 10 },
      brand: { weight: 0.43, length: 0.35, usual: 1 },
      kind: { weight: 0.2, length: 0.45, usual: 3 },
      value: { weight: 0.174, length: 0.89, usual: 40 },
      text: { weight: 0.49, length: 0.78, usual: 12 },
    },
    repeated: 0.55,
  },
  /**
   * The powers of the score by fields and of the score by how often a word is said (BM25), and what a product gets of the
   * second for words that stand in its specifications alone.
   */
  blend: { fieldScore: 0.1, textScore: 2.1, minTextScore: 0.1 },
  /** How well a place tells that the thing has what is asked: below 1 the word counts as partly missing. */
  certainty: [
    [fields.kind, 0.95],
    [fields.name, 1],
    [fields.target, 0.8],
    [fields.brand, 0.8],
    [fields.category, 0.8],
    [fields.section, 0.5],
    [fields.value, 0.8],
    [fields.text, 0.85],
  ],
  /** A maker's name counts so much more than another word as rare. */
  brand: 1.4,
  /** The power of the share of what was asked that a product has. */
  coverage: 3.2,
  /** Gained for two words that follow each other as in the query, and that stand near. */
  phrase: { adjacent: 0.075, near: 0.04, reach: 3 },
  /**
   * Kinds of goods that the query names: gained by what is of the kind, by the word's share of the query; and how much an accessory of
   * the kind counts as having the word.
   */
  kind: { boost: 0.25, accessory: 0.85 },
  /** Gained, where no kind is named, by what begins with the word behind its maker's name: the console before what is played on it. */
  line: { boost: 0.6 },
  /** What is left of the score of a thing by how it matches the kind that is asked for. */
  kindMatch: {
    own: 1,
    /** Goes with the kind by the order of English words, `phone case`, and is made for it by a «для». */
    accessory: 0.85,
    madeFor: 0.5,
    /** Mentions the kind in its specifications, and does so in a category where nothing is of the kind. */
    mentioned: 0.8,
    foreign: 0.3,
    /** Is of another kind: its name says what else is asked, and does not. */
    other: 0.1,
    missing: 0.02,
  },
  /**
   * Wishes such as «узкий»: the share of the things of a kind to which one is granted, how much less sure the last of these is of it than the
   * first, and what it counts as said.
   */
  wish: { share: 0.33, decay: 0.3, textScore: 0.5 },
  /** Gained by a category by its share of the best products, and how many these are. */
  category: { boost: 0.26, top: 60 },
  /**
   * The list by the words as they were typed is merged with that by everything that is known (reciprocal rank fusion): what a place in it
   * counts against one in the other, the constant added to each rank, how many of each list are merged, and the share of what the best has of
   * the query that is needed for it.
   */
  literal: { share: 0.3, rankConstant: 3, window: 60, minShare: 0.9 },
  /**
   * Where names are all that is known, two lists more are merged with that by everything that is known: by the words as they were typed
   * and by what sounds alike. What a place in each counts, the constant added to each rank, how many of each are merged, and how much
   * the length of a name is held against it (BM25).
   */
  namesOnly: { words: 0.3, sounds: 0.5, rankConstant: 3, window: 60, saturation: 1.2, length: 0.75 },
  /** Tie-breakers: best sold against never sold, a thing of 100 000 rubles against one of 100, well described, orderable, named in the
   * alphabet of the query. */
  prior: { popularity: 0.1, price: 0.04, richness: 0.02, orderable: 0.1, alphabet: 0.6 },
} as const;

type NumericWeights<T> = T extends number
  ? number
  : T extends readonly unknown[]
    ? readonly (readonly [number, number])[]
    : { -readonly [K in keyof T]: NumericWeights<T[K]> };

export type Weights = NumericWeights<typeof weights>;
