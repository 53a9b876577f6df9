import { type ReturnHandover, type ReturnStatus, returnHandovers, returnStatuses } from '@vitrina/services/orders/vocabulary.ts';
import {
  checkRows,
  code,
  column,
  type Database,
  type OpenDatabase,
  type RowOf,
  rows,
  type Transaction,
} from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { conflict, notFound, type Refusal } from '../platform/refusal.ts';
import { writeReturnMessages } from './messages.ts';
import { isOpenReturnRequest } from './return-requests.ts';

const openRequestColumns = {
  id: column.number,
  orderId: column.number,
  status: column.text,
  since: column.text,
  reason: column.text,
  handover: column.text,
  comment: column.textOrNull,
  /** «ORDER LINE PIECES» of each line that is waited for, as the command `return` takes them. */
  awaited: column.text,
};
export type OpenRequest = RowOf<typeof openRequestColumns>;

/** Requests that are not over, the 200 oldest first. */
export const readOpenRequests = (db: Database): Promise<OpenRequest[]> =>
  rows(
    db,
    openRequestColumns,
    sql`select r.id, r.order_id as "orderId", r.status, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since, r.reason, r.handover,
          r.comment, (select string_agg(r.order_id || ' ' || i.item_id || ' ' || (i.quantity - i.received), ', ' order by i.item_id)
            from return_request_items i where i.request_id = r.id and i.received < i.quantity) as awaited
        from return_requests r where ${isOpenReturnRequest} order by r.id limit 200`,
  );

/** Says that the goods of a request are waited for; they are taken back by `returnItem` when they have come. One that is waited for already stays so. */
export const acceptReturn = (db: OpenDatabase, requestId: number): Promise<void> =>
  decide(db, requestId, async (tx, { orderId, status, handover }) => {
    if (status === 'accepted') return;
    await tx.execute(sql`update return_requests set status = 'accepted' where id = ${requestId}`);
    await writeReturnMessages(tx, orderId, { status: 'accepted', handover });
  });

/** Ends a request whose goods are not taken back, or that have not come: the shopper is told why. */
export const refuseReturn = (db: OpenDatabase, requestId: number, answer: string): Promise<void> =>
  decide(db, requestId, async (tx, { orderId }) => {
    await tx.execute(sql`update return_requests set status = 'refused', answer = ${answer} where id = ${requestId}`);
    await writeReturnMessages(tx, orderId, { status: 'refused', answer });
  });

/** Ends a request of this order for its shopper, who keeps the goods, as long as the shop has not decided. The caller has looked whether it may. */
export const withdrawReturn = (db: OpenDatabase, orderId: number, requestId: number): Promise<void> =>
  underLock(db, requestId, async (tx, request) => {
    if (request.orderId !== orderId) throw missing();
    if (request.status === 'withdrawn') return;
    if (request.status !== 'new') throw conflict('Заявку уже рассмотрели. Если покупка остаётся у вас, позвоните нам.');
    await tx.execute(sql`update return_requests set status = 'withdrawn' where id = ${requestId}`);
    await writeReturnMessages(tx, orderId, { status: 'withdrawn' });
  });

const missing = (): Refusal => notFound('Такой заявки на возврат нет');

interface LockedRequest {
  orderId: number;
  status: ReturnStatus;
  handover: ReturnHandover;
}

/** What the shop decides of a request that is not over. */
const decide: typeof underLock = (db, requestId, work) =>
  underLock(db, requestId, (tx, request) => {
    if (request.status === 'withdrawn') throw conflict('Покупатель отозвал эту заявку');
    if (request.status === 'refused' || request.status === 'done') throw conflict('По этой заявке всё уже решено');
    return work(tx, request);
  });

/** What becomes of a request is written under the lock of its order: of two who decide at once the second finds what the first has said. */
async function underLock(
  db: OpenDatabase,
  requestId: number,
  work: (tx: Transaction, request: LockedRequest) => Promise<void>,
): Promise<void> {
  await transaction(db, 'decide-return', async (tx) => {
    const [order] = checkRows(
      { id: column.number },
      await lockRows(tx, 'order', sql`id`, sql`id = (select order_id from return_requests where id = ${requestId})`),
    );
    const [request] = await rows(
      tx,
      { status: code(returnStatuses), handover: code(returnHandovers) },
      sql`select status, handover from return_requests where id = ${requestId}`,
    );
    if (order === undefined || request === undefined) throw missing();
    await work(tx, { orderId: order.id, ...request });
  });
}
