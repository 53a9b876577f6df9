/** What is saved against the struck-out price, in the unit of both; null when nothing is. */
export const benefitOf = (price: number, former: number | null): number | null =>
  former !== null && former > price ? former - price : null;
