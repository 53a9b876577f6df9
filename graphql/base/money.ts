import type { MoneyResolvers } from '../generated/resolvers.ts';

/** Whatever has a sum of money has it in whole kopecks; there is one currency. */
export const money: MoneyResolvers = {
  amount: (kopecks) => kopecks,
  currency: () => 'RUB',
};
