import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { cancelLocked } from './cancel.ts';
import { withPaidApplied } from './payment-pages.ts';

/**
 * Cancels orders that waited for their payment too long, or in one click for somebody to confirm them, and puts their goods back; each in
 * a transaction of its own, so that buyers of the same goods wait for one order and never for all. Several processes may do it at once: each takes what nobody else holds.
 * One that is paid at the acquirer, whose word is on its way, is not cancelled but paid. Gives the number of cancelled orders.
 */
export async function cancelExpired(db: OpenDatabase): Promise<number> {
  for (let cancelled = 0; ; cancelled += 1) {
    if (!(await withPaidApplied(db, () => transaction(db, 'cancel-expired', cancelNextExpired)))) return cancelled;
  }
}

/** False when there is none, or none that is free. */
async function cancelNextExpired(tx: Transaction): Promise<boolean> {
  const isExpired = sql`status_id in (${orderStatuses.awaitingPayment}, ${orderStatuses.accepted}) and expires_at < now()`;
  const wanted = sql`id, is_one_click as "isOneClick"`;
  const [expired] = await lockRows<{ id: number; isOneClick: boolean }>(tx, 'order', wanted, isExpired, { free: 1 });
  if (expired === undefined) return false;
  await cancelLocked(tx, expired.id, expired.isOneClick ? 'unconfirmed' : 'cancelled');
  return true;
}
