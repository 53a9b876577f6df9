/** An order that is kept until it is paid (spec 1 §4; the letter is the provider's). */
const awaitingPayment = 'W';

/** Whether an order waits for a payment in advance. */
export const isAwaitingPayment = ({ statusId, waitingSum }: { statusId: string; waitingSum: number }): boolean =>
  statusId === awaitingPayment && waitingSum > 0;
