import { checkCode, type SubmittedCode, useCode } from '../../accounts/auth/codes.ts';
import { phoneConfirmed } from '../../accounts/events.ts';
import { checkRows, column, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/secret.ts';
import { newRepairKey } from './access.ts';

/**
 * Gives whoever has confirmed the phone of a request a key that opens it. The code is looked at first: to anybody else a request of another
 * phone, and one that there is not, are the same wrong code.
 */
export async function openRequest(
  { db, user, now }: Pick<RequestContext, 'db' | 'user' | 'now'>,
  requestId: number,
  submittedCode: SubmittedCode,
): Promise<{ repair_key: string }> {
  await checkCode(db, 'open-repair', submittedCode, now);
  return transaction(db, 'open-repair', async (tx) => {
    const repair_key = newRepairKey();
    const openedRequests = await rows(
      tx,
      sql`insert into opened_repairs (request_id, key_hash, opened_at)
          select id, ${hashOf(repair_key)}, ${now.toISOString()} from repair_requests where id = ${requestId} and phone = ${submittedCode.phone} returning request_id`,
    );
    if (openedRequests.length === 0) throw notFound('На этот номер такой заявки нет');
    await useCode(tx, submittedCode);
    const owns = await rows(tx, sql`select id from users where id = ${user?.id ?? null}::int and phone = ${submittedCode.phone}`);
    if (user !== null && owns.length > 0) await phoneConfirmed.announce(tx, user.id, submittedCode.phone);
    return { repair_key };
  });
}

/** A phone has been confirmed by a code just now: requests that were made with it, and are nobody's, become the account's with their files. */
export async function claimRequests(tx: Transaction, userId: number, phone: string): Promise<void> {
  const unownedRequests = checkRows(
    { id: column.number },
    await lockRows(tx, 'repair', sql`id`, sql`phone = ${phone} and user_id is null`),
  );
  if (unownedRequests.length === 0) return;
  const ids = sql.param(unownedRequests.map(({ id }) => id));
  await lockRows(tx, 'document', sql`id`, sql`repair_request_id = any(${ids}::int[])`);
  await tx.execute(sql`update repair_requests set user_id = ${userId} where id = any(${ids}::int[])`);
  await tx.execute(sql`update documents set user_id = ${userId} where repair_request_id = any(${ids}::int[])`);
}
