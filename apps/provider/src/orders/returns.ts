import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { giveBackPieces } from '../delivery/stock/stock.ts';
import { checkRows, type OpenDatabase, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { conflict, notFound } from '../platform/refusal.ts';
import {
  type LessenedOrder,
  lessened,
  lessenedOrderColumns,
  type OrderLine,
  orderLineColumns,
  type Pieces,
  paymentClosed,
  withPaidApplied,
} from './ends.ts';
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
  await withPaidApplied(db, () =>
    transaction(db, 'return-item', async (tx) => {
      const [order] = checkRows(lessenedOrderColumns, await lockRows(tx, 'order', columns, sql`id = ${orderId}`));
      if (order === undefined) throw notFound('Заказ не найден');
      const items = await readItems(tx, orderId);
      const item = items.find(({ id }) => id === itemId);
      if (item === undefined) throw notFound('В заказе нет такой позиции');
      if (item.returned + quantity > item.quantity) throw conflict('Столько штук в заказе нет');
      if (isWithdrawn(order.statusId)) throw conflict('Заказ отменён: возвращать из него нечего');
      const isReceived = order.statusId === orderStatuses.finished;
      const gone = withBelow(items, item, quantity);
      const left = items.reduce((pieces, one) => pieces + (isBought(one) ? leftAfter(one, gone) : 0), 0);
      if (!isReceived && left === 0) throw conflict('Больше в заказе ничего нет: отмените его, деньги вернутся целиком');
      if (!isReceived) await strikeOut(tx, orderId, order, gone, isLost);
      for (const { item: one, quantity: pieces } of gone) {
        await tx.execute(sql`update order_items set returned = returned + ${pieces} where id = ${one.id}`);
      }
      const withDelivery = isReceived && left === 0 && items.some((one) => isBought(one) && leftAfter(one, []) > 0);
      await lessened.announce(tx, orderId, { order, gone, deliveryCost: withDelivery ? order.deliveryCost : 0 });
    }),
  );
}

const columns = sql`status_id as "statusId", payment_status_id as "paymentStatusId", basket_key as "basketKey", delivery_cost as "deliveryCost",
  coalesce(finish_storage_id, 0) as "pickupStoreId"`;

const readItems = (tx: Transaction, orderId: number): Promise<OrderLine[]> =>
  rows(
    tx,
    orderLineColumns,
    sql`select id, parent_id as "parentId", product_id as "productId", supplier_id as "supplierId", name, section_id as "sectionId",
          final_price as "finalPrice", quantity, returned, is_warranty as "isWarranty", present_of is not null as "isPresent"
        from order_items where order_id = ${orderId} order by id`,
  );

/** Neither a promise nor a present is a piece that somebody has ordered. */
const isBought = ({ isWarranty, isPresent }: OrderLine): boolean => !isWarranty && !isPresent;

const leftAfter = ({ id, quantity, returned }: OrderLine, gone: readonly Pieces[]): number =>
  quantity - returned - gone.reduce((pieces, one) => pieces + (one.item.id === id ? one.quantity : 0), 0);

/** The pieces with the presents and warranties that belong to them: nobody keeps those who gives up what they came with. */
function withBelow(items: readonly OrderLine[], item: OrderLine, quantity: number): Pieces[] {
  const share = (item.quantity - item.returned - quantity) / item.quantity;
  const below = items.filter((one) => one.parentId === item.id && !isBought(one));
  const pieces = below.map((one) => ({ item: one, quantity: Math.max(0, one.quantity - one.returned - Math.ceil(one.quantity * share)) }));
  return [{ item, quantity }, ...pieces.filter((one) => one.quantity > 0)];
}

async function strikeOut(tx: Transaction, orderId: number, order: LessenedOrder, gone: readonly Pieces[], isLost: boolean): Promise<void> {
  const struck = gone.flatMap(({ item: { productId, supplierId, isWarranty }, quantity }) =>
    isWarranty ? [] : [{ productId, supplierId, quantity }],
  );
  await giveBackPieces(tx, orderId, struck, { pickupStoreId: order.pickupStoreId, isLost });
  // A page that is open asks for what was to be paid before.
  if (order.paymentStatusId === orderPaymentStatuses.unpaid) await paymentClosed.announce(tx, orderId);
}
