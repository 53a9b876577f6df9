import type { Input } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { conflict, notFound } from '../failure.ts';
import { ownerOf, type Reader } from './access.ts';
import { cancelLocked, withPaidApplied } from './cancel.ts';
import { isCancelable, isEditable } from './status.ts';

type Changes = Input<(typeof endpoints)['update']>['body'];

/** Cancels an order for its owner, or whoever has its key. */
export async function cancelOwn(db: OpenDatabase, orderId: number, reader: Reader): Promise<void> {
  await checkOwner(db, orderId, reader);
  await withPaidApplied(db, () =>
    transaction(db, 'cancel-own-order', async (tx) => {
      const statusId = await lockedStatus(tx, orderId);
      if (statusId === orderStatuses.cancelled) return;
      if (!isCancelable(statusId)) throw conflict('Этот заказ уже нельзя отменить. Позвоните нам, и мы поможем.');
      await cancelLocked(tx, orderId, 'withdrawn');
    }),
  );
}

/** Changes who receives it, and the comment, while it has not been put together. */
export async function updateOwn(db: OpenDatabase, orderId: number, reader: Reader, changes: Changes): Promise<void> {
  await checkOwner(db, orderId, reader);
  await transaction(db, 'update-own-order', async (tx) => {
    if (!isEditable(await lockedStatus(tx, orderId))) throw conflict('Этот заказ уже нельзя изменить. Позвоните нам, и мы поможем.');
    await tx.execute(sql`update orders set contact_name = ${changes.contact_name}, mobile_phone = ${changes.mobile_phone},
      email = ${changes.email}, comment = ${changes.comment} where id = ${orderId}`);
  });
}

/** To anybody else there is no such order. */
async function checkOwner(db: OpenDatabase, orderId: number, reader: Reader): Promise<void> {
  if ((await ownerOf(db, orderId, reader)) === undefined) throw notFound('Заказ не найден');
}

async function lockedStatus(tx: Transaction, orderId: number): Promise<string> {
  const [order] = await lockRows<{ statusId: string }>(tx, 'order', sql`status_id as "statusId"`, sql`id = ${orderId}`);
  if (order === undefined) throw notFound('Заказ не найден');
  return order.statusId;
}
