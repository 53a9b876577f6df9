import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { needsReturnComment, returnTermOf, returnTerms } from '@vitrina/services/rules/returns.ts';
import { addDays } from '../platform/clock/city-clock.ts';
import { checkRows, code, column, type Database, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import { conflict, invalid, notFound } from '../platform/refusal.ts';
import { needsDelivery, type PartKey, partKeys } from '../pricing/split.ts';
import { isDeviceDue } from '../pricing/tradein/exchange-order.ts';
import type { OrderLine, Pieces } from './ends.ts';
import { writeReturnMessages } from './messages.ts';
import { isBought, readOrderLines } from './order-lines.ts';
import type { Order } from './read.ts';

type Body = Input<(typeof endpoints)['requestReturn']>['body'];
type Deadlines = NonNullable<Order['return_deadlines']>;
export type ReturnRequest = NonNullable<Order['return_requests']>[number];

/** Of the requests `r`: new or accepted, so that goods may still come back by it. */
export const isOpenReturnRequest = sql`r.status in ('new', 'accepted')`;

const handoverColumns = { statusId: column.text, basketKey: code(partKeys), receivedOn: column.text, today: column.text };

/** Of the table `orders`: how an order stands, the day of its receipt and today, by the clock of its city. */
const handoverAt = (now: Date): SQL => {
  const zone = sql`(select time_zone from cities c where c.id = city_id)`;
  return sql`status_id as "statusId", basket_key as "basketKey", (moved_at at time zone ${zone})::date::text as "receivedOn",
    (${now.toISOString()}::timestamptz at time zone ${zone})::date::text as today`;
};

const deadlinesOf = (receivedOn: string): Deadlines => ({
  changed_mind: addDays(receivedOn, returnTerms.changedMind.days),
  defect: addDays(receivedOn, returnTerms.defect.days),
});

const dayText = (day: string): string => day.split('-').reverse().join('.');

/** Nobody takes a code back: whoever had it may have used it. */
const isReturnable = (basketKey: PartKey): boolean => needsDelivery(basketKey);

interface RequestedPieces {
  itemId: number;
  quantity: number;
}

/** Pieces that requests of an order wait for, the accepted ones first, then the earliest. */
const readAwaitedPieces = (db: Database, orderId: number): Promise<(RequestedPieces & { requestId: number })[]> =>
  rows(
    db,
    { requestId: column.number, itemId: column.number, quantity: column.number },
    sql`select i.request_id as "requestId", i.item_id as "itemId", i.quantity - i.received as quantity
        from return_requests r join return_request_items i on i.request_id = r.id
        where r.order_id = ${orderId} and ${isOpenReturnRequest} and i.received < i.quantity order by r.status, r.id`,
  );

/** Pieces of each line whose return may be asked for. What came with another line comes back with it. */
function returnablePieces(lines: readonly OrderLine[], awaitedPieces: readonly RequestedPieces[]): ReadonlyMap<number, number> {
  const awaitedOf = (id: number) => awaitedPieces.reduce((sum, { itemId, quantity }) => sum + (itemId === id ? quantity : 0), 0);
  return new Map(
    lines.filter(isBought).map(({ id, quantity, returned }) => [id, Math.max(0, quantity - returned - awaitedOf(id))] as const),
  );
}

/** Of an order that was received: what of it may be returned, and until when; of any other nothing is said. */
export async function withReturnability(db: Database, order: Order, now: Date): Promise<Order> {
  if (order.status_id !== orderStatuses.finished) return order;
  const [handover] = await rows(db, handoverColumns, sql`select ${handoverAt(now)} from orders where id = ${order.id}`);
  if (handover === undefined) return order;
  const deadlines = isReturnable(handover.basketKey) ? deadlinesOf(handover.receivedOn) : null;
  const isInTime = deadlines !== null && handover.today <= deadlines.defect;
  const pieces = isInTime ? returnablePieces(await readOrderLines(db, order.id), await readAwaitedPieces(db, order.id)) : undefined;
  const basket = order.basket.map((item) => ({ ...item, returnable_count: (item.id !== null && pieces?.get(item.id)) || 0 }));
  return { ...order, basket, is_returnable: basket.some((item) => item.returnable_count > 0), return_deadlines: deadlines };
}

/** Asks to return pieces of an order. The caller has looked whether it may; whoever asks at the same time waits for the order. */
export async function requestReturn(tx: Transaction, orderId: number, body: Body, now: Date): Promise<ReturnRequest> {
  const [order] = checkRows(handoverColumns, await lockRows(tx, 'order', handoverAt(now), sql`id = ${orderId}`));
  if (order === undefined) throw notFound('Заказ не найден');
  if (order.statusId !== orderStatuses.finished) throw conflict('Вернуть можно то, что вы уже получили.');
  if (!isReturnable(order.basketKey)) throw conflict('Коды и сертификаты вернуть на сайте нельзя. Позвоните нам, и мы поможем.');
  const { reason, handover } = body;
  const comment = body.comment?.trim() || null;
  const deadline = deadlinesOf(order.receivedOn)[reasonDeadlines[returnTermOf(reason)]];
  const faults = {
    ...(deadline < order.today && { reason: [`Вернуть по этой причине можно было до ${dayText(deadline)}.`] }),
    ...(comment === null && needsReturnComment(reason) && { comment: [messages.required] }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const items = body.items.map(({ item_id, quantity }) => ({ itemId: toDatabaseId(item_id), quantity }));
  checkPieces(items, await readOrderLines(tx, orderId), await readAwaitedPieces(tx, orderId));

  const created_at = now.toISOString();
  const [request] = await rows(
    tx,
    { id: column.number },
    sql`insert into return_requests (order_id, reason, comment, handover, created_at)
        values (${orderId}, ${reason}, ${comment}, ${handover}, ${created_at}) returning id`,
  );
  const id = request?.id ?? 0;
  for (const { itemId, quantity } of items) {
    await tx.execute(sql`insert into return_request_items (request_id, item_id, quantity) values (${id}, ${itemId}, ${quantity})`);
  }
  await writeReturnMessages(tx, orderId, { status: 'new' });
  const wireItems = items.map(({ itemId, quantity }) => ({ item_id: itemId, quantity }));
  return { id, created_at, status: 'new', reason, comment, handover, items: wireItems, answer: null, is_withdrawable: true };
}

const reasonDeadlines = { changedMind: 'changed_mind', defect: 'defect' } as const satisfies Record<string, keyof Deadlines>;

function checkPieces(items: readonly RequestedPieces[], lines: readonly OrderLine[], awaitedPieces: readonly RequestedPieces[]): void {
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length) throw invalid({ items: [messages.invalid] });
  const pieces = returnablePieces(lines, awaitedPieces);
  for (const { itemId, quantity } of items) {
    const line = lines.find(({ id }) => id === itemId);
    if (line === undefined) throw invalid({ items: ['В заказе нет такой позиции.'] });
    if (!isBought(line)) throw invalid({ items: [`«${line.name}» возвращается вместе со своим товаром.`] });
    const left = pieces.get(itemId) ?? 0;
    if (left === 0) throw conflict(`«${line.name}» уже возвращается.`);
    if (quantity > left) throw conflict(`«${line.name}»: вернуть можно не больше ${left} шт.`);
  }
}

/**
 * Pieces of an order have come back, with a request or without one: they are what was waited for. A request whose pieces have all come is done, and the shopper
 * is told. The caller holds the order locked.
 */
export async function settleRequests(tx: Transaction, orderId: number, removedPieces: readonly Pieces[]): Promise<void> {
  const left = new Map(removedPieces.map(({ item, quantity }) => [item.id, quantity]));
  for (const { requestId, itemId, quantity } of await readAwaitedPieces(tx, orderId)) {
    const received = Math.min(quantity, left.get(itemId) ?? 0);
    if (received === 0) continue;
    left.set(itemId, (left.get(itemId) ?? 0) - received);
    await tx.execute(
      sql`update return_request_items set received = received + ${received} where request_id = ${requestId} and item_id = ${itemId}`,
    );
  }
  const doneRequests = await rows(
    tx,
    sql`update return_requests r set status = 'done' where r.order_id = ${orderId} and ${isOpenReturnRequest}
          and not exists (select 1 from return_request_items i where i.request_id = r.id and i.received < i.quantity) returning id`,
  );
  if (doneRequests.length === 0) return;
  const hasDevice = await isDeviceDue(tx, orderId);
  for (const _ of doneRequests) await writeReturnMessages(tx, orderId, { status: 'done', hasDevice });
}
