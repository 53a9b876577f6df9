import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { writeMessages } from '../outbox/messages.ts';
import { giveBack } from './stock.ts';

/** What a shopper reads for each letter. */
export const statusNames: Readonly<Record<string, string>> = {
  [orderStatuses.awaitingPayment]: 'Ожидает оплаты',
  [orderStatuses.accepted]: 'Принят, собираем',
  [orderStatuses.ready]: 'Готов к выдаче',
  [orderStatuses.delivering]: 'Передан курьеру',
  [orderStatuses.cancelled]: 'Отменён',
  [orderStatuses.closed]: 'Закрыт',
  [orderStatuses.finished]: 'Получен',
};

/** The same for an order of codes, where they differ: nothing is put together and nothing is handed over. */
export const sentStatusNames: Readonly<Record<string, string>> = {
  [orderStatuses.accepted]: 'Принят',
  [orderStatuses.finished]: 'Код отправлен',
};

export async function moveOrder(tx: Database, orderId: number, statusId: string): Promise<void> {
  await tx.execute(sql`update orders set status_id = ${statusId} where id = ${orderId}`);
  await tx.execute(sql`insert into order_history (order_id, status_id) values (${orderId}, ${statusId})`);
}

/**
 * Cancels orders that waited for their payment too long, and puts their goods back. Several processes may do it at
 * once: each takes orders that nobody else holds. Gives the number of orders.
 */
export async function cancelExpired(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await rows<{ id: number }>(
      tx,
      sql`select id from orders where status_id = ${orderStatuses.awaitingPayment} and expires_at < now()
          order by id limit 100 for update skip locked`,
    );
    for (const { id } of expired) {
      await giveBack(tx, id);
      await moveOrder(tx, id, orderStatuses.cancelled);
      await tx.execute(
        sql`update payments set status = 'cancelled', updated_at = now() where order_id = ${id} and status in ('created', 'pending')`,
      );
      await writeMessages(tx, id, 'cancelled');
    }
    return expired.length;
  });
}
