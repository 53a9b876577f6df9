import { checkRows, column, type OpenDatabase } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { every } from '../../platform/jobs/background.ts';
import { callbackPath } from './callback.ts';
import { sign, signatureHeader } from './signature.ts';

/** Milliseconds between looks for notifications that are due. */
const pause = 1_000;
/** Seconds until the second, superfluous delivery, and until a failed one is tried again: times the attempts, and never longer than the second. */
const again = 2;
const longestPause = 100;

export interface Notifier {
  /** Delivers what is due now; a shopper who comes back should find the payment known. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

const dueColumns = {
  id: column.number,
  token: column.text,
  status: column.text,
};

/** The acquirer's sender of callbacks: over HTTP to the shop's address, signed, until it says 2xx. */
export function startNotifier(db: OpenDatabase, secret: string, origin: () => string, onFailure: (error: unknown) => void): Notifier {
  async function deliverDue(): Promise<void> {
    // The next attempt is written down before this one is made: a crash in between costs one superfluous callback.
    const due = await transaction(db, 'take-notifications', async (tx) => {
      const notifications = checkRows(
        dueColumns,
        await lockRows(tx, 'notification', sql`id, token, status`, sql`deliveries_left > 0 and due_at <= now()`, { free: 20 }),
      );
      await tx.execute(sql`update acquirer_notifications set attempts = attempts + 1, due_at = now() + make_interval(secs => least(${again} * (attempts + 1), ${longestPause}))
        where id = any(${sql.param(notifications.map(({ id }) => id))}::int[])`);
      return notifications;
    });
    for (const { id, token, status } of due) {
      const body = JSON.stringify({ token, status });
      const answer = await fetch(new URL(callbackPath, origin()), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body) },
        body,
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      if (answer?.ok === true)
        await db.execute(sql`update acquirer_notifications set deliveries_left = deliveries_left - 1 where id = ${id}`);
    }
  }

  const { run, stop } = every(pause, deliverDue, onFailure);
  return { deliver: run, stop };
}
