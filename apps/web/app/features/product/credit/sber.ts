/** What Sber's button on a product's page buys (`buyBySber`): so many months, and what is paid in them, in words. */
export interface SberOffer {
  months: number;
  text: string;
}
