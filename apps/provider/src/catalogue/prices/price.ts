/** One ruble in kopecks: no discount brings a price below it (spec 1 §5), and nothing that costs less is sold. */
export const minPrice = 100;

/** Price of one piece in kopecks after a discount, rounded down to whole rubles, never below 1 ruble. */
export function finalPrice(price: number, discount: number): number {
  if (discount <= 0 || price <= minPrice) return price;
  return Math.max(minPrice, Math.floor((price - discount) / 100) * 100);
}
