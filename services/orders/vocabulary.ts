/** The type of an order of the shop (spec 1 §9). */
export const defaultOrderTypeId = 33;

/** Status ids (spec 1 §4): I, Z and F count as not active; I also means cancelled. The active ones are ours. */
export const orderStatuses = {
  /** Accepted, waits for the payment. */
  awaitingPayment: 'W',
  /** Accepted, is being put together. */
  accepted: 'N',
  /** Ready to be picked up. */
  ready: 'R',
  /** On its way. */
  delivering: 'D',
  cancelled: 'I',
  /** Closed without being picked up. */
  closed: 'Z',
  /** Received. */
  finished: 'F',
} as const;

/** `payment_status_oi.id`: 1 means unpaid (spec 1 §4), the others are ours. */
export const orderPaymentStatuses = { unpaid: 1, paid: 2, refunded: 3 } as const;
