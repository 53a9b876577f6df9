import { formatKopecks, toKopecks } from '@vitrina/services/contract/fields/money.ts';

/** Rubles as a shopper reads a price: «бесплатно» for zero (spec 1 §9; contract, money). */
export function rubles(amount: number): string {
  if (amount === 0) return 'бесплатно';
  return exactRubles(amount);
}

/** What stands in the place of a delivery's price where nothing is brought or fetched. */
export const noDelivery = 'не нужна';

/** Like `rubles`, but zero stays «0 ₽»: for sums and balances, which are not prices. */
export const exactRubles = (amount: number): string => formatKopecks(toKopecks(amount));
