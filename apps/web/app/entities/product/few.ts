/** As many as leave a shelf empty for the most part. */
const few = 3;

/** Whether they leave a shelf empty for the most part: a wide screen has nothing to scroll, and room for another beside them. */
export const isFew = (products: readonly unknown[]): boolean => products.length <= few;
