import { type RepairStatus, repairStatuses } from '@vitrina/services/repair/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rows } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { writeNews } from '../outbox/queue.ts';

export const isStatus = (text: string): text is RepairStatus => Object.hasOwn(repairStatuses, text);

/** Where a request may go from where it stands. */
const mayMove = (from: RepairStatus, to: RepairStatus): boolean => (repairStatuses[from].next as readonly string[]).includes(to);

export interface Open extends Record<string, unknown> {
  id: number;
  kind: string;
  status: RepairStatus;
  since: string;
  device: string;
  problem: string;
  /** Their ids. */
  documents: number[];
}

/** Requests that are not over, the oldest first. */
export const readOpen = (db: Database): Promise<Open[]> =>
  rows(
    db,
    sql`select id, kind, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since, device, problem,
          array(select d.id from documents d where d.repair_request_id = r.id order by d.id) as documents
        from repair_requests r where status not in ('issued', 'returned', 'cancelled') order by id limit 200`,
  );

/** Moves a request on and tells the shopper. Throws when there is none, or when it does not go there from where it stands. */
export function moveRequest(db: OpenDatabase, id: number, to: RepairStatus, comment: string, now: Date): Promise<void> {
  return transaction(db, 'repair-move', async (tx) => {
    const [request] = await lockRows<{ status: RepairStatus; phone: string; email: string | null }>(
      tx,
      'repair',
      sql`status, phone, email`,
      sql`id = ${id}`,
    );
    if (request === undefined) throw new Error(`There is no repair request ${id}.`);
    if (!mayMove(request.status, to)) throw new Error(`Request ${id} is ${request.status} and cannot become ${to}.`);
    await tx.execute(sql`update repair_requests set status = ${to} where id = ${id}`);
    await tx.execute(sql`insert into repair_events (request_id, status, comment, at)
      values (${id}, ${to}, ${comment === '' ? null : comment}::text, ${now.toISOString()}::timestamptz)`);
    const subject = `Заявка на ремонт № ${id}: ${repairStatuses[to].name.toLowerCase()}`;
    const text = comment === '' ? `${subject}.` : `${subject}. ${comment}`;
    await writeNews(tx, { to: { phone: request.phone }, subject, text });
    if (request.email !== null) await writeNews(tx, { to: { email: request.email }, subject, text });
  });
}
