/** The id of the first of many products. */
export const firstProductId = 2_000_001;
