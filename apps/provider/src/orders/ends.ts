import { writeHandover } from '../payments/receipts/write.ts';
import type { Transaction } from '../platform/database/database.ts';
import { correctBonuses, earnBonuses, giveBonusesBack } from '../pricing/loyalty/orders.ts';
import { endExchange, releaseExchange } from '../pricing/tradein/exchange-order.ts';

/** What hears of the end of an order, in the transaction that ends it; the caller holds the order locked. */
type Listener = (tx: Transaction, orderId: number) => Promise<void>;

/**
 * Whatever a shopper has got with an order hears here of each way in which one can end, so that none is forgotten (docs/order-ends.md has
 * the table). Cards come last: their rows are locked after all others.
 */
const listeners = {
  /** It has been handed over, or its codes have been sent. */
  received: [writeHandover, earnBonuses],
  /** Nobody receives it: it was cancelled, has expired or was closed. */
  withdrawn: [releaseExchange, giveBonusesBack],
  /** Pieces of it have been struck out or have come back. */
  lessened: [endExchange, correctBonuses],
} as const satisfies Record<string, readonly Listener[]>;

export async function announce(tx: Transaction, end: keyof typeof listeners, orderId: number): Promise<void> {
  for (const listener of listeners[end]) await listener(tx, orderId);
}
