/** What the address of an order says when its shopper comes back from the bank without having paid. */
export const paymentCancelled = 'payment=cancelled';
