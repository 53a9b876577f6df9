import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rows } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { correctBonuses } from '../loyalty/orders.ts';
import { leftOf, requestRefund } from '../refunds/request.ts';
import { conflict, notFound } from '../refusal.ts';
import { unpromise } from './promised.ts';
import { isOver } from './status.ts';

/**
 * Takes back pieces of one line of an order that was paid through the acquirer; their price goes back to the shopper. What has
 * come back is looked at by people before it is sold again, so the stock stays as it is. Of an order that has not been received some pieces
 * may be struck out; the last of them only with the order itself, or nothing at all would be handed over.
 */
export async function returnItem(db: OpenDatabase, orderId: number, itemId: number, quantity: number): Promise<void> {
  await transaction(db, 'return-item', async (tx) => {
    const [order] = await lockRows<{ statusId: string }>(tx, 'order', sql`status_id as "statusId"`, sql`id = ${orderId}`);
    if (order === undefined) throw notFound('Заказ не найден');
    const [item] = await rows<{
      productId: number;
      isOwn: boolean;
      price: number;
      returned: number;
      quantity: number;
      isWarranty: boolean;
    }>(
      tx,
      sql`select product_id as "productId", supplier_id is null as "isOwn", final_price as price, returned, quantity, is_warranty as "isWarranty" from order_items where id = ${itemId} and order_id = ${orderId}`,
    );
    if (item === undefined) throw notFound('В заказе нет такой позиции');
    if (item.returned + quantity > item.quantity) throw conflict('Столько штук в заказе нет');
    const [payment] = await rows<{ id: number }>(tx, sql`select id from payments where order_id = ${orderId} and status = 'paid'`);
    if (payment === undefined) throw conflict('Заказ оплачен не через банк: деньги возвращает касса');
    const sum = item.price * quantity;
    if (sum > (await leftOf(tx, payment.id))) throw conflict('Эти деньги уже возвращаются');
    if (!isOver(order.statusId) && !item.isWarranty && (await piecesOf(tx, orderId)) <= quantity) {
      throw conflict('Больше в заказе ничего нет: отмените его, деньги вернутся целиком');
    }
    const returned = item.returned + quantity;
    await tx.execute(sql`update order_items set returned = ${returned} where id = ${itemId}`);
    if (item.isOwn) await unpromise(tx, orderId, { productId: item.productId, quantity });
    await requestRefund(tx, { orderId, paymentId: payment.id, key: `returned-${itemId}-${returned}`, reason: 'returned', sum });
    await correctBonuses(tx, orderId, itemId, quantity);
  });
}

/** What is left of an order; a promise is no piece. */
async function piecesOf(db: Database, orderId: number): Promise<number> {
  const [left] = await rows<{ pieces: number }>(
    db,
    sql`select coalesce(sum(quantity - returned), 0)::int as pieces from order_items where order_id = ${orderId} and not is_warranty`,
  );
  return left?.pieces ?? 0;
}
