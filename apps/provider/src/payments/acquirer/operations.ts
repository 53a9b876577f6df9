import { randomBytes } from 'node:crypto';
import type { Plan } from '../../catalogue/credit/offers.ts';
import { code, column, type Database, json, type OpenDatabase, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type OperationKind, operationKinds } from '../../pricing/payment-methods/methods.ts';

const operationStatuses = ['open', 'paid', 'declined', 'cancelled'] as const;
export type OperationStatus = (typeof operationStatuses)[number];

/** The sandbox acquirer's own side: it knows operations by their tokens and nothing of orders. */
const operationColumns = {
  token: column.text,
  /** Kopecks. */
  sum: column.number,
  description: column.text,
  kind: code(operationKinds),
  /** Name of the method, as the shop shows it. */
  method: column.text,
  /** Ways to pay it back that may be chosen; none where nothing is lent. */
  plans: json<Plan[]>(),
  /** Months that the shopper has chosen in the shop; null where nothing was chosen. */
  months: column.numberOrNull,
  /** The company that pays; null where nobody has named one. */
  payer: column.textOrNull,
  returnUrl: column.text,
  /** 3-D Secure: codes that are still taken; null while none is asked for. */
  codesLeft: column.numberOrNull,
  status: code(operationStatuses),
};
export type Operation = RowOf<typeof operationColumns>;

export interface NewOperation {
  paymentId: number;
  sum: number;
  description: string;
  kind: OperationKind;
  method: string;
  plans: readonly Plan[];
  months: number | null;
  payer: string | null;
  returnUrl: string;
  /** ISO 8601; after it no money is taken. Null: no end. */
  expiresAt: string | null;
}

/** Path of an operation's page, on the shop's own origin. */
export const pagePath = (token: string): string => `/sandbox-acquirer/${token}`;

/** Opens an operation, or finds the one the payment has already. Gives its token. */
export async function openOperation(tx: Database, operation: NewOperation): Promise<string> {
  const token = randomBytes(16).toString('hex');
  const [row] = await rows(
    tx,
    { token: column.text },
    sql`insert into acquirer_operations (token, payment_id, sum, description, kind, method, plans, months, payer, return_url, expires_at)
        values (${token}, ${operation.paymentId}, ${operation.sum}, ${operation.description}, ${operation.kind}, ${operation.method},
          ${JSON.stringify(operation.plans)}::jsonb, ${operation.months}::int, ${operation.payer}, ${operation.returnUrl},
          ${operation.expiresAt}::timestamptz)
        on conflict (payment_id) do update set return_url = acquirer_operations.return_url
        returning token`,
  );
  return row?.token ?? token;
}

export async function findOperation(db: Database, token: string): Promise<Operation | undefined> {
  const [row] = await rows(
    db,
    operationColumns,
    sql`select token, sum, description, kind, method, plans, months, payer, return_url as "returnUrl", codes_left as "codesLeft",
          case when status = 'open' and expires_at <= now() then 'cancelled' else status end as status
        from acquirer_operations where token = ${token}`,
  );
  return row;
}

/** Ends an open operation once; the shop is notified in the same transaction. False when it had ended before, or its time is over. */
export function endOperation(
  db: OpenDatabase,
  token: string,
  status: Exclude<OperationStatus, 'open'>,
  months: number | null = null,
): Promise<boolean> {
  return transaction(db, 'end-operation', async (tx) => {
    const endedRows = await rows(
      tx,
      sql`update acquirer_operations set status = ${status}, months = coalesce(${months}::int, months) where token = ${token} and status = 'open'
            and (${status} <> 'paid' or expires_at is null or expires_at > now()) returning token`,
    );
    if (endedRows.length === 0) return false;
    await tx.execute(sql`insert into acquirer_notifications (token, status) values (${token}, ${status})`);
    return true;
  });
}

/** From here on a card's payment is confirmed by a code, of which so many are taken. Asked again, none are added. */
export async function askForCode(db: OpenDatabase, token: string, maxCodes: number): Promise<void> {
  await db.execute(
    sql`update acquirer_operations set codes_left = coalesce(codes_left, ${maxCodes}) where token = ${token} and status = 'open'`,
  );
}

/** Takes a code, right or wrong. Gives how many are left; undefined when none was. */
export async function useCode(db: OpenDatabase, token: string): Promise<number | undefined> {
  const [row] = await rows(
    db,
    { left: column.number },
    sql`update acquirer_operations set codes_left = codes_left - 1 where token = ${token} and status = 'open' and codes_left > 0
        returning codes_left as left`,
  );
  return row?.left;
}

/** Takes an operation back that nobody has paid. False when it has been paid: the money is on its way. */
export async function withdrawOperation(tx: Database, paymentId: number): Promise<boolean> {
  await tx.execute(sql`update acquirer_operations set status = 'cancelled' where payment_id = ${paymentId} and status = 'open'`);
  const paidOperations = await rows(tx, sql`select token from acquirer_operations where payment_id = ${paymentId} and status = 'paid'`);
  return paidOperations.length === 0;
}
