/** Where in a product a term stands; one bit each, so that a posting says all of them in a byte. */
export const fields = {
  /** What the thing is: the words of the name before the brand, the category's name for one thing, the «type». */
  kind: 1,
  /** The rest of the name. */
  name: 2,
  /** What it is for: «чехол для iPhone 16». */
  target: 4,
  brand: 8,
  category: 16,
  /** The categories above. */
  section: 32,
  /** Values of specifications. */
  value: 64,
  /** Description, and names of specifications. */
  text: 128,
} as const;

/** The place of a term that does not stand in the name. */
export const noPlace = 255;

/** The impact of a term of which no more could be said. */
export const maxImpact = 250;
