/** As many as leave a shelf empty for the most part. */
const few = 3;

/** Whether they leave a shelf empty for the most part: they are lines then. */
export const isFew = (products: readonly unknown[]): boolean => products.length <= few;
