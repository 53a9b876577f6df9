/**
 * How sure each way of understanding is. A broader name than was asked says little where the catalogue has the narrower (`broader`), much
 * where it has not (`instead`).
 */
export const confidence = {
  everyday: 0.95,
  synonym: 0.85,
  translation: 0.6,
  transliteration: 1,
  without: 0.95,
  mended: 0.85,
  part: 0.4,
  broader: 0.3,
  instead: 0.6,
  near: 0.5,
} as const;
