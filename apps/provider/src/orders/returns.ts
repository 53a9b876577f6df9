import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { releasePieces } from '../delivery/stock/stock.ts';
import { checkRows, type OpenDatabase, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { conflict, notFound } from '../platform/refusal.ts';
import {
  type OrderLine,
  orderReduced,
  type Pieces,
  paymentClosed,
  type ReducedOrder,
  reducedOrderColumns,
  retryAfterPayment,
} from './ends.ts';
import { isBought, readOrderLines } from './order-lines.ts';
import { settleRequests } from './return-requests.ts';
import { isWithdrawn } from './status.ts';

interface Returning {
  /** Of an order that nobody has received: the pieces are not there to be sold again. */
  isLost?: boolean;
}

/**
 * Takes pieces of a line out of an order, with their presents and warranties: what has paid them goes back, by the acquirer or at the till.
 * What comes back from a shopper is looked at by people before it is sold again, so the stock stays as it is; with the last piece the cost of
 * its delivery goes back. Of an order that has not been received pieces are struck out, and are for sale again unless they are lost; the last
 * of them only with the order itself, or nothing at all would be handed over.
 */
export async function returnItem(
  db: OpenDatabase,
  orderId: number,
  itemId: number,
  quantity: number,
  { isLost = false }: Returning = {},
): Promise<void> {
  await retryAfterPayment(db, () =>
    transaction(db, 'return-item', async (tx) => {
      const [order] = checkRows(reducedOrderColumns, await lockRows(tx, 'order', columns, sql`id = ${orderId}`));
      if (order === undefined) throw notFound('Заказ не найден');
      const items = await readOrderLines(tx, orderId);
      const item = items.find(({ id }) => id === itemId);
      if (item === undefined) throw notFound('В заказе нет такой позиции');
      if (item.returned + quantity > item.quantity) throw conflict('Столько штук в заказе нет');
      if (isWithdrawn(order.statusId)) throw conflict('Заказ отменён: возвращать из него нечего');
      const isReceived = order.statusId === orderStatuses.finished;
      const removedPieces = withDependents(items, item, quantity);
      const remainingPieces = items.reduce((pieces, one) => pieces + (isBought(one) ? remainingAfter(one, removedPieces) : 0), 0);
      if (!isReceived && remainingPieces === 0) throw conflict('Больше в заказе ничего нет: отмените его, деньги вернутся целиком');
      if (!isReceived) await strikeOut(tx, orderId, order, removedPieces, isLost);
      for (const { item: one, quantity: pieces } of removedPieces) {
        await tx.execute(sql`update order_items set returned = returned + ${pieces} where id = ${one.id}`);
      }
      if (isReceived) await settleRequests(tx, orderId, removedPieces);
      const withDelivery = isReceived && remainingPieces === 0 && items.some((one) => isBought(one) && remainingAfter(one, []) > 0);
      await orderReduced.announce(tx, orderId, { order, removedPieces, deliveryCost: withDelivery ? order.deliveryCost : 0 });
    }),
  );
}

const columns = sql`status_id as "statusId", payment_status_id as "paymentStatusId", basket_key as "basketKey", delivery_cost as "deliveryCost",
  coalesce(finish_storage_id, 0) as "pickupStoreId"`;

const remainingAfter = ({ id, quantity, returned }: OrderLine, removedPieces: readonly Pieces[]): number =>
  quantity - returned - removedPieces.reduce((pieces, one) => pieces + (one.item.id === id ? one.quantity : 0), 0);

/** The pieces with the presents and warranties that belong to them: nobody keeps those who gives up what they came with. */
function withDependents(items: readonly OrderLine[], item: OrderLine, quantity: number): Pieces[] {
  const share = (item.quantity - item.returned - quantity) / item.quantity;
  const below = items.filter((one) => one.parentId === item.id && !isBought(one));
  const pieces = below.map((one) => ({ item: one, quantity: Math.max(0, one.quantity - one.returned - Math.ceil(one.quantity * share)) }));
  return [{ item, quantity }, ...pieces.filter((one) => one.quantity > 0)];
}

async function strikeOut(
  tx: Transaction,
  orderId: number,
  order: ReducedOrder,
  removedPieces: readonly Pieces[],
  isLost: boolean,
): Promise<void> {
  const struck = removedPieces.flatMap(({ item: { productId, supplierId, isWarranty }, quantity }) =>
    isWarranty ? [] : [{ productId, supplierId, quantity }],
  );
  await releasePieces(tx, orderId, struck, { pickupStoreId: order.pickupStoreId, isLost });
  // A page that is open asks for what was to be paid before.
  if (order.paymentStatusId === orderPaymentStatuses.unpaid) await paymentClosed.announce(tx, orderId);
}
