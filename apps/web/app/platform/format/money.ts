import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { OrderTotalFragment } from '../../generated/graphql.ts';

/** A sum as an answer of the gateway has it: whole kopecks. */
export type Sum = OrderTotalFragment['total'];

/** Kopecks as a shopper reads a price in rubles: «бесплатно» for zero (spec 1 §9; contract, money). */
export function rubles(kopecks: number): string {
  if (kopecks === 0) return 'бесплатно';
  return exactRubles(kopecks);
}

/** What stands in the place of a delivery's price where nothing is brought or fetched. */
export const noDelivery = 'не нужна';

/** Like `rubles`, but zero stays «0 ₽»: for sums and balances, which are not prices. */
export const exactRubles = formatKopecks;
