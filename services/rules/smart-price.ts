/** For how long a valuation of an old device holds (ours), and how a sentence says it. */
export const smartPriceTerm = { days: 7, text: '7 дней' } as const;
