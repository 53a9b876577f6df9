import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { checkCode, type SubmittedCode, useCode } from '../accounts/auth/codes.ts';
import { phoneConfirmed } from '../accounts/events.ts';
import { checkRows, column, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { notFound } from '../platform/refusal.ts';
import { hashOf } from '../platform/secret.ts';
import { newOrderKey } from './access.ts';
import { receivedOrdersClaimed } from './ends.ts';

/**
 * Gives whoever has confirmed the phone of an order a key that opens it. The code is looked at first: to anybody else an order of
 * another phone, and one that there is not, are the same wrong code.
 */
export async function openOrder(
  { db, user, now }: Pick<RequestContext, 'db' | 'user' | 'now'>,
  orderId: number,
  submittedCode: SubmittedCode,
): Promise<{ order_key: string }> {
  await checkCode(db, 'order', submittedCode, now);
  return transaction(db, 'open-order', async (tx) => {
    const order_key = newOrderKey();
    const openedOrders = await rows(
      tx,
      sql`insert into opened_orders (order_id, key_hash, opened_at)
          select id, ${hashOf(order_key)}, ${now.toISOString()} from orders where id = ${orderId} and mobile_phone = ${submittedCode.phone} returning order_id`,
    );
    if (openedOrders.length === 0) throw notFound('На этот номер такого заказа нет');
    await useCode(tx, submittedCode);
    const owns = await rows(tx, sql`select id from users where id = ${user?.id ?? null}::int and phone = ${submittedCode.phone}`);
    if (user !== null && owns.length > 0) await phoneConfirmed.announce(tx, user.id, submittedCode.phone);
    return { order_key };
  });
}

/**
 * A phone has been confirmed by a code just now: orders that were made with it, and are nobody's, become the account's. That an account
 * has confirmed it some day is not enough, since a number may be somebody else's by now.
 */
export async function claimOrders(tx: Transaction, userId: number, phone: string): Promise<void> {
  const unownedOrders = checkRows(
    { id: column.number, statusId: column.text },
    await lockRows(tx, 'order', sql`id, status_id as "statusId"`, sql`mobile_phone = ${phone} and user_id is null`),
  );
  if (unownedOrders.length === 0) return;
  const ids = sql.param(unownedOrders.map(({ id }) => id));
  await tx.execute(sql`update orders set user_id = ${userId} where id = any(${ids}::int[]) and user_id is null`);
  const received = unownedOrders.flatMap(({ id, statusId }) => (statusId === orderStatuses.finished ? [id] : []));
  if (received.length > 0) await receivedOrdersClaimed.announce(tx, received);
}
