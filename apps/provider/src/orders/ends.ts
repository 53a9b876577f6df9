import { announcement } from '../platform/announcement.ts';
import { code, column, type OpenDatabase, type RowOf, type Transaction } from '../platform/database/database.ts';
import { partKeys } from '../pricing/split.ts';

/**
 * What a shopper has got with an order hears here of each way in which one can end, in the transaction that ends it, so that none is forgotten
 * (docs/order-ends.md has the table). The caller holds the order locked.
 */

/** No money is taken for it any more; fails with `PaidMeanwhileError` where it has been taken already. */
export const paymentClosed = announcement<[tx: Transaction, orderId: number]>('an order takes no money any more');

/** Their buyer is about to be told that they are unpaid; fails with `PaidMeanwhileError` where one has been paid already. */
export const unpaidNoticeDue = announcement<[tx: Transaction, orderIds: readonly number[]]>('orders are told of as unpaid');

/** The money for its invoice has come; it is not marked as paid yet. */
export const invoicePaid = announcement<[tx: Transaction, orderId: number]>('the invoice of an order is paid');

/** It has been handed over, or its codes have been sent. */
export const orderReceived = announcement<[tx: Transaction, orderId: number]>('an order is received');

/** They were received as a guest's, and have become an account's: all at once, since one card may earn for several. */
export const receivedOrdersClaimed = announcement<[tx: Transaction, orderIds: readonly number[]]>('received orders become an account’s');

/** Nobody receives it: it was cancelled, has expired or was closed. */
export const orderWithdrawn = announcement<[tx: Transaction, orderId: number]>('an order is withdrawn');

export const reducedOrderColumns = {
  statusId: column.text,
  paymentStatusId: column.number,
  basketKey: code(partKeys),
  deliveryCost: column.number,
  pickupStoreId: column.numberOrNull,
};
export type ReducedOrder = RowOf<typeof reducedOrderColumns>;

export const orderLineColumns = {
  id: column.number,
  parentId: column.numberOrNull,
  productId: column.number,
  supplierId: column.numberOrNull,
  name: column.text,
  sectionId: column.numberOrNull,
  finalPrice: column.number,
  quantity: column.number,
  returned: column.number,
  isWarranty: column.flag,
  isPresent: column.flag,
};
export type OrderLine = RowOf<typeof orderLineColumns>;

/** Pieces of a line. */
export interface Pieces {
  item: OrderLine;
  quantity: number;
}

/** What an order is reduced by. */
export interface OrderReduction {
  order: ReducedOrder;
  removedPieces: readonly Pieces[];
  /** Kopecks; 0 where it does not go back. */
  deliveryCost: number;
}

/** Pieces of it have been struck out or have come back. */
export const orderReduced = announcement<[tx: Transaction, orderId: number, reduction: OrderReduction]>('an order is reduced');

/** Its money has been taken while it was to be ended, or told of as unpaid. */
export const orderPaidMeanwhile = announcement<[db: OpenDatabase, paymentId: number]>('an order has been paid meanwhile');

/** The acquirer has taken the money of an order that was to be ended, or told of as unpaid, and its word is still on the way. */
export class PaidMeanwhileError extends Error {
  readonly paymentId: number;

  constructor(paymentId: number) {
    super('The order has been paid meanwhile.');
    this.name = 'PaidMeanwhileError';
    this.paymentId = paymentId;
  }
}

/** Does the work, and again when an order turns out to be paid: then that is taken first. */
export async function retryAfterPayment<T>(db: OpenDatabase, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PaidMeanwhileError)) throw error;
      await orderPaidMeanwhile.announce(db, error.paymentId);
    }
  }
}
