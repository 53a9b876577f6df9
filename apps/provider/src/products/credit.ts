import type { ProductCard } from '@vitrina/services/products/card.ts';

/** Kopecks between which a product can be had by instalments, and the terms in months; ours, the specification shows none. */
const bounds = { least: 500_000, most: 50_000_000 } as const;
const terms = [6, 10, 12, 24] as const;

/** Payments without overpaying; the month's payment is that of the longest term, rounded up to whole rubles. */
export function creditOf(price: number, orderType: string): ProductCard['offer']['credit'] {
  if (orderType === 'false' || price < bounds.least || price > bounds.most) return null;
  const longest = Math.max(...terms);
  return { type: 'deferred', monthly_payment: Math.ceil(price / longest / 100) * 100, periods: [...terms] };
}
