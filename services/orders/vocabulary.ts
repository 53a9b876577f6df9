/**
 * Status ids (spec 1 §4): I, Z and F count as not active; I also means cancelled. The active ones are the reference provider's own, and
 * nothing outside of it may hang on them.
 */
export const orderStatuses = {
  /** Accepted, waits for the payment. */
  awaitingPayment: 'W',
  /** Accepted, is being put together. */
  accepted: 'N',
  /** Has been put together. */
  assembled: 'A',
  /** On its way to where it is picked up. */
  inTransit: 'T',
  /** Ready to be picked up. */
  ready: 'R',
  /** On its way to the door. */
  delivering: 'D',
  cancelled: 'I',
  /** Closed without being picked up. */
  closed: 'Z',
  /** Received. */
  finished: 'F',
} as const;

/**
 * How far an order has come that is on its way, in words that any provider may send beside its letter (ours). The three letters of the
 * specification say that it is over.
 */
export const orderStages = ['awaiting_payment', 'accepted', 'assembling', 'assembled', 'in_transit', 'ready', 'in_delivery'] as const;
export type OrderStage = (typeof orderStages)[number];

/** States of money that goes back to the shopper: the shop has to ask the acquirer, has asked, the money is back, or a refusal. */
export const refundStatuses = ['requested', 'sent', 'confirmed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Why it goes back. */
export const refundReasons = ['cancelled', 'returned', 'superfluous'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * States of a wish to return something (ours): nobody has decided yet, the shop waits for the goods, it has refused, the goods have come, the shopper
 * keeps them after all.
 */
export const returnStatuses = ['new', 'accepted', 'refused', 'done', 'withdrawn'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Lines of one such wish (ours): an order has no more. */
export const maxReturnLines = 100;

/** How the goods come back (ours). */
export const returnHandovers = ['store', 'courier'] as const;
export type ReturnHandover = (typeof returnHandovers)[number];

/** Features about SIM cards (spec 2 §9): one is offered with a telephone, or put in unless the shopper does not want it. */
export const simFeatures = { required: 'sim.required', auto: 'sim.auto' } as const;

/** With 410: the change that a cursor of the feed names is not kept any more, and what followed it may be gone as well. */
export const cursorExpired = 'cursor_expired';
