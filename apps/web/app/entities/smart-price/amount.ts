/** Kopecks: a ruble is left to be paid (spec 1 §5). */
const minPrice = 1_00;

/** What a product of this price costs by a smart price that takes so much off. */
export const smartPriceAmount = (price: number, discount: number): number => Math.max(minPrice, price - discount);
