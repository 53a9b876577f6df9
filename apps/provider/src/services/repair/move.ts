import { isRepairOver, type RepairStatus, repairStatuses } from '@vitrina/services/repair/vocabulary.ts';
import {
  checkRows,
  code,
  column,
  type Database,
  type OpenDatabase,
  type RowOf,
  rows,
  type Transaction,
} from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { writeNews } from '../../platform/outbox/queue.ts';
import { withPage } from './page-link.ts';

export const isStatus = (text: string): text is RepairStatus => Object.hasOwn(repairStatuses, text);

/** Where a request may go from where it stands. */
const mayMove = (from: RepairStatus, to: RepairStatus): boolean => (repairStatuses[from].next as readonly string[]).includes(to);

const openColumns = {
  id: column.number,
  kind: column.text,
  status: code(repairStatuses),
  since: column.text,
  device: column.text,
  problem: column.text,
  /** Their ids. */
  documents: column.numbers,
  /** The order that stands for the receipt. */
  purchaseOrder: column.numberOrNull,
};
export type Open = RowOf<typeof openColumns>;

/** Requests that are not over, the oldest first. */
export const readOpen = (db: Database): Promise<Open[]> =>
  rows(
    db,
    openColumns,
    sql`select id, kind, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since, device, problem,
          array(select d.id from documents d where d.repair_request_id = r.id order by d.id) as documents,
          (details ->> 'purchase_order_id')::int as "purchaseOrder"
        from repair_requests r where status <> all(${sql.param(overStatuses)}::text[]) order by id limit 200`,
  );

const overStatuses = Object.keys(repairStatuses).filter((status) => isStatus(status) && isRepairOver(status));

/** Nothing is left of who has sent these requests: what was repaired stays. The caller holds them locked, and their papers as well. */
async function forgetRequests(tx: Transaction, ids: readonly number[]): Promise<void> {
  const requests = sql.param([...ids]);
  await tx.execute(sql`delete from documents where repair_request_id = any(${requests}::int[])`);
  await tx.execute(
    sql`update repair_requests set name = '', phone = '', email = null, place = null, details = '{}', ip = '' where id = any(${requests}::int[])`,
  );
}

/**
 * The shopper closes the account. What is over is forgotten; the workshop keeps the papers of what is not until it is, and how the owner is
 * reached. The caller holds the requests of the shopper and their papers locked.
 */
export async function disownRequests(tx: Transaction, userId: number): Promise<void> {
  const over = await rows(
    tx,
    { id: column.number },
    sql`select id from repair_requests where user_id = ${userId} and status = any(${sql.param(overStatuses)}::text[])`,
  );
  await forgetRequests(
    tx,
    over.map(({ id }) => id),
  );
  await tx.execute(sql`update documents set user_id = null where user_id = ${userId} and repair_request_id is not null`);
}

/** Moves a request on and tells the shopper. Throws when there is none, or when it does not go there from where it stands. */
export function moveRequest(db: OpenDatabase, id: number, to: RepairStatus, comment: string, now: Date): Promise<void> {
  return transaction(db, 'repair-move', async (tx) => {
    const [request] = checkRows(
      { status: code(repairStatuses), phone: column.text, email: column.textOrNull, returnUrl: column.textOrNull, hasOwner: column.flag },
      await lockRows(
        tx,
        'repair',
        sql`status, phone, email, return_url as "returnUrl", user_id is not null or repair_key_hash is not null as "hasOwner"`,
        sql`id = ${id}`,
      ),
    );
    if (request === undefined) throw new Error(`There is no repair request ${id}.`);
    if (!mayMove(request.status, to)) throw new Error(`Request ${id} is ${request.status} and cannot become ${to}.`);
    await tx.execute(sql`update repair_requests set status = ${to} where id = ${id}`);
    await tx.execute(sql`insert into repair_events (request_id, status, comment, at)
      values (${id}, ${to}, ${comment === '' ? null : comment}::text, ${now.toISOString()}::timestamptz)`);
    const subject = `Заявка на ремонт № ${id}: ${repairStatuses[to].name.toLowerCase()}`;
    const text = withPage(comment === '' ? `${subject}.` : `${subject}. ${comment}`, id, request.returnUrl);
    await writeNews(tx, { to: { phone: request.phone }, subject, text });
    if (request.email !== null) await writeNews(tx, { to: { email: request.email }, subject, text });
    if (!isRepairOver(to) || request.hasOwner) return;
    await lockRows(tx, 'document', sql`id`, sql`repair_request_id = ${id}`);
    await forgetRequests(tx, [id]);
  });
}
