/** What Sber's button on a product's page buys (`buyBySber`): so many months, and rubles of each. */
export interface SberOffer {
  months: number;
  payment: number;
}
