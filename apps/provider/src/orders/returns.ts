import { sql } from 'drizzle-orm';
import { type OpenDatabase, rows } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { correctBonuses } from '../loyalty/orders.ts';
import { leftOf, requestRefund } from '../refunds/request.ts';
import { conflict, notFound } from '../refusal.ts';

/**
 * Takes back pieces of one line of an order that was paid through the acquirer; their price goes back to the shopper. What has
 * come back is looked at by people before it is sold again, so the stock stays as it is.
 */
export async function returnItem(db: OpenDatabase, orderId: number, itemId: number, quantity: number): Promise<void> {
  await transaction(db, 'return-item', async (tx) => {
    const [order] = await lockRows(tx, 'order', sql`id`, sql`id = ${orderId}`);
    if (order === undefined) throw notFound('Заказ не найден');
    const [item] = await rows<{ price: number; returned: number; quantity: number }>(
      tx,
      sql`select final_price as price, returned, quantity from order_items where id = ${itemId} and order_id = ${orderId}`,
    );
    if (item === undefined) throw notFound('В заказе нет такой позиции');
    if (item.returned + quantity > item.quantity) throw conflict('Столько штук в заказе нет');
    const [payment] = await rows<{ id: number }>(tx, sql`select id from payments where order_id = ${orderId} and status = 'paid'`);
    if (payment === undefined) throw conflict('Заказ оплачен не через банк: деньги возвращает касса');
    const sum = item.price * quantity;
    if (sum > (await leftOf(tx, payment.id))) throw conflict('Эти деньги уже возвращаются');
    const returned = item.returned + quantity;
    await tx.execute(sql`update order_items set returned = ${returned} where id = ${itemId}`);
    await requestRefund(tx, { orderId, paymentId: payment.id, key: `returned-${itemId}-${returned}`, reason: 'returned', sum });
    await correctBonuses(tx, orderId, itemId, quantity);
  });
}
