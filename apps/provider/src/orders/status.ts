import { type OrderStage, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/** What a shopper reads for each letter. */
export const statusNames: Readonly<Record<string, string>> = {
  [orderStatuses.awaitingPayment]: 'Ожидает оплаты',
  [orderStatuses.accepted]: 'Принят, собираем',
  [orderStatuses.assembled]: 'Собран',
  [orderStatuses.inTransit]: 'В пути',
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

/** The same for an order of goods that are not there yet. */
export const waitingStatusNames: Readonly<Record<string, string>> = {
  [orderStatuses.accepted]: 'Принят, ждёт поступления',
};

/** The same for an order of a company that has not paid its invoice yet. */
export const invoicedStatusNames: Readonly<Record<string, string>> = {
  [orderStatuses.accepted]: 'Ждёт оплаты по счёту',
};

/** The same for an order in one click until its phone is confirmed. */
export const unconfirmedStatusNames: Readonly<Record<string, string>> = {
  [orderStatuses.accepted]: 'Ждёт подтверждения',
};

const stages: ReadonlyMap<string, OrderStage> = new Map([
  [orderStatuses.awaitingPayment, 'awaiting_payment'],
  [orderStatuses.accepted, 'accepted'],
  [orderStatuses.assembled, 'assembled'],
  [orderStatuses.inTransit, 'in_transit'],
  [orderStatuses.ready, 'ready'],
  [orderStatuses.delivering, 'in_delivery'],
]);

/** How far an order on its way has come; null for one that is over. */
export const stageOf = (statusId: string): OrderStage | null => stages.get(statusId) ?? null;

/** The letter of a stage, or the text itself, which may be a letter. */
export const letterOf = (status: string): string => [...stages].find(([, stage]) => stage === status)?.[0] ?? status;

const cancelable: ReadonlySet<string> = new Set([
  orderStatuses.awaitingPayment,
  orderStatuses.accepted,
  orderStatuses.assembled,
  orderStatuses.inTransit,
  orderStatuses.ready,
]);

const over: ReadonlySet<string> = new Set([orderStatuses.cancelled, orderStatuses.closed, orderStatuses.finished]);

/** Not on its way any more: I, Z or F (spec 1 §4). */
export const isOver = (statusId: string): boolean => over.has(statusId);

/** Over without having been received: its goods are for sale again, and money for it goes back. */
export const withdrawnStatuses: readonly string[] = [orderStatuses.cancelled, orderStatuses.closed];
export const isWithdrawn = (statusId: string): boolean => withdrawnStatuses.includes(statusId);

/** What its owner may still cancel: nothing that is on its way to the door, or over. */
export const isCancelable = (statusId: string): boolean => cancelable.has(statusId);

/** What may still be changed: nothing that has been put together. */
export const isEditable = (statusId: string): boolean => statusId === orderStatuses.awaitingPayment || statusId === orderStatuses.accepted;

/**
 * The caller holds the order locked; one that has moved on is not told of as unpaid any more. It moves now and not when the transaction began, which may have waited
 * for another that moved it meanwhile.
 */
export async function moveOrder(tx: Database, orderId: number, statusId: string): Promise<void> {
  await tx.execute(sql`update orders set status_id = ${statusId}, moved_at = clock_timestamp(),
    unpaid_notice_at = case when ${statusId === orderStatuses.awaitingPayment} then unpaid_notice_at end where id = ${orderId}`);
  await tx.execute(sql`insert into order_history (order_id, status_id, at) values (${orderId}, ${statusId}, clock_timestamp())`);
}
