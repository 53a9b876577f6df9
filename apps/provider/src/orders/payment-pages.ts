import { sql } from 'drizzle-orm';
import { withdrawOperation } from '../payments/acquirer/operations.ts';
import { applyOutcome } from '../payments/apply.ts';
import type { OpenDatabase, Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';

/** The acquirer has taken the money of an order whose payment pages were to be closed, and its word is still on the way. */
class PaidMeanwhileError extends Error {
  readonly paymentId: number;

  constructor(paymentId: number) {
    super('The order has been paid meanwhile.');
    this.name = 'PaidMeanwhileError';
    this.paymentId = paymentId;
  }
}

/** An attempt to pay an order. */
interface Attempt extends Record<string, unknown> {
  readonly id: number;
  readonly status: string;
}

/**
 * Closes the payment pages of an order that the caller holds locked: they take no money any more. Gives all attempts to pay it. Throws, so that
 * nothing is done, when the acquirer says that it is paid.
 */
export async function closePages(tx: Transaction, orderId: number): Promise<readonly Attempt[]> {
  const attempts = await lockRows<Attempt>(tx, 'payment', sql`id, status`, sql`order_id = ${orderId}`);
  for (const { id, status } of attempts) {
    if (status === 'paid') continue;
    if (!(await withdrawOperation(tx, id)) && (status === 'created' || status === 'pending')) throw new PaidMeanwhileError(id);
    await tx.execute(
      sql`update payments set status = 'cancelled', updated_at = now() where id = ${id} and status in ('created', 'pending')`,
    );
  }
  return attempts;
}

/** Does the work, and once more when an order turns out to be paid: then that is taken first. */
export async function withPaidApplied<T>(db: OpenDatabase, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PaidMeanwhileError)) throw error;
      await applyOutcome(db, error.paymentId, 'paid');
    }
  }
}
