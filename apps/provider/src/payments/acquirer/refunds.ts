import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { checkRows, column, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { signedRoute } from './signed-route.ts';

/** Where the sandbox acquirer takes refunds; not on the shop's origin, like its page, but on the provider's own port. */
export const refundPath = '/internal/sandbox-acquirer/refunds';

const refundSchema = z.object({ token: z.string(), key: z.string().min(1).max(100), sum: z.int().positive() });

type RefundInput = z.output<typeof refundSchema>;
type Answer = { status: 'accepted' | 'done' } | { status: 'refused'; why: string };

const refuseRefund = (why: string): Answer => ({ status: 'refused', why });

/**
 * The sandbox acquirer's side of a refund: taken on when it is asked for the first time, done when it is asked for again. Never more goes
 * back than was paid.
 */
export function refundOperation(db: OpenDatabase, { token, key, sum }: RefundInput): Promise<Answer> {
  return transaction(db, 'refund-operation', async (tx): Promise<Answer> => {
    const [operation] = checkRows(
      { sum: column.number, status: column.text },
      await lockRows(tx, 'operation', sql`sum, status`, sql`token = ${token}`),
    );
    if (operation?.status !== 'paid') return refuseRefund('no such payment');
    const earlierRefunds = await rows(
      tx,
      { key: column.text, sum: column.number },
      sql`select key, sum from acquirer_refunds where token = ${token}`,
    );
    const same = earlierRefunds.find((one) => one.key === key);
    if (same !== undefined) {
      if (same.sum !== sum) return refuseRefund('another sum under the same key');
      await tx.execute(sql`update acquirer_refunds set status = 'done' where key = ${key}`);
      return { status: 'done' };
    }
    if (earlierRefunds.reduce((all, one) => all + one.sum, sum) > operation.sum) return refuseRefund('more than was paid');
    await tx.execute(sql`insert into acquirer_refunds (key, token, sum) values (${key}, ${token}, ${sum})`);
    return { status: 'accepted' };
  });
}

export function refundRoute(app: FastifyInstance, db: OpenDatabase, secret: string): void {
  signedRoute(app, refundPath, secret, async (body, reply) => reply.send(await refundOperation(db, refundSchema.parse(body))));
}
