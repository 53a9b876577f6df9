/** The first of many products. */
export const product = 2_000_001;
