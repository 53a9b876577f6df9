import { minPrice } from '@vitrina/services/rules/price.ts';

/** What a product of this price costs by a smart price that takes so much off: a ruble is left to be paid (spec 1 §5). Kopecks. */
export const smartPriceAmount = (price: number, discount: number): number => Math.max(minPrice, price - discount);
