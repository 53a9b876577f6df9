import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

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

/** What its owner may still cancel: nothing that is on its way to the door, or over. */
export const isCancelable = (statusId: string): boolean =>
  statusId === orderStatuses.awaitingPayment || statusId === orderStatuses.accepted || statusId === orderStatuses.ready;

/** What may still be changed: nothing that has been put together. */
export const isEditable = (statusId: string): boolean => statusId === orderStatuses.awaitingPayment || statusId === orderStatuses.accepted;

export async function moveOrder(tx: Database, orderId: number, statusId: string): Promise<void> {
  await tx.execute(sql`update orders set status_id = ${statusId} where id = ${orderId}`);
  await tx.execute(sql`insert into order_history (order_id, status_id) values (${orderId}, ${statusId})`);
}
