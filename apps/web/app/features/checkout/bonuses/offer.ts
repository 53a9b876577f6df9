/** What of a basket bonuses can pay, in kopecks; a bonus is a ruble. */
export type BonusOffer =
  /** They are spent already. */
  | { kind: 'spent'; amount: number }
  /** So many at most. */
  | { kind: 'limit'; maxAmount: number }
  /** The card has none. */
  | { kind: 'none' }
  /** The phone of a card has to be confirmed in this browser first. */
  | { kind: 'unconfirmed' };
