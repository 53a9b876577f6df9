import type { Sum } from '../../../platform/format/money.ts';

/** What Sber's button on a product's page buys (`buyBySber`): so many months, and what is paid in each. */
export interface SberOffer {
  months: number;
  payment: Sum;
}
