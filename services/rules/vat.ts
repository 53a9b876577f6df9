/** Percent of value-added tax in every price of the shop. */
export const vatRate = 22;

/** Kopecks of the tax that a sum contains, rounded as the tax office does. */
export const vatIn = (sum: number): number => Math.round((sum * vatRate) / (100 + vatRate));
