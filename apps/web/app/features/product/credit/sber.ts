/** What Sber's button on a product's page buys (`buyBySber`): so many months, and the payments in words: «2 платежа по 49 995 ₽». */
export interface SberOffer {
  months: number;
  text: string;
}
