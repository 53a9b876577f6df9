/**
 * How sure each way of understanding is. A wider name than was asked says little where there is the narrower (`wider`), much where there
 * is none (`instead`).
 */
export const confidence = {
  everyday: 0.95,
  synonym: 0.85,
  translation: 0.6,
  byEar: 1,
  without: 0.95,
  mended: 0.85,
  part: 0.4,
  wider: 0.3,
  instead: 0.6,
  near: 0.5,
} as const;
