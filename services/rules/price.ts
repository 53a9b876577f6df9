/** Kopecks in a ruble. */
const ruble = 100;

/**
 * No discount brings a price below it (spec 1 §5), and what costs less cannot be bought. The specification does not show its value
 * (spec 1 §9); ours is one ruble. Kopecks.
 */
export const minPrice = ruble;

/** An amount in whole rubles, rounded down or up. Kopecks. */
export const floorToRubles = (amount: number): number => Math.floor(amount / ruble) * ruble;
export const ceilToRubles = (amount: number): number => Math.ceil(amount / ruble) * ruble;

/** A price that discounts bring to `reduced`: whole rubles, rounded down, never below one; without a discount as it is. Kopecks. */
export const discountedPrice = (price: number, reduced: number): number =>
  reduced >= price ? reduced : Math.min(price, Math.max(minPrice, floorToRubles(reduced)));

/** The same of a price with so much off. Kopecks. */
export const finalPrice = (price: number, discount: number): number => discountedPrice(price, price - Math.max(0, discount));

/** The same of a price with so many percent off. Kopecks. */
export const lessPercent = (price: number, percent: number): number => finalPrice(price, (price * percent) / 100);
