import { refundStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { Counter, Gauge } from 'prom-client';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { registry } from '../../platform/metrics.ts';
import { isStuck } from './stuck-refunds.ts';

const answers = new Counter({
  name: 'vitrina_refund_attempts_total',
  help: 'Attempts of the reference provider to give money back, by what the acquirer said: accepted, done, refused, unanswered.',
  labelNames: ['answer'],
  registers: [registry],
});
const refunds = new Gauge({
  name: 'vitrina_refunds',
  help: 'Refunds of the reference provider by state: requested, sent, confirmed, failed.',
  labelNames: ['state'],
  registers: [registry],
});
const stuck = new Gauge({
  name: 'vitrina_refunds_stuck',
  help: 'Refunds that the acquirer has refused, or not confirmed for an hour: somebody has to look.',
  registers: [registry],
});

export const countAnswer = (answer: string): void => answers.inc({ answer });

/** Counts how refunds stand, from time to time. */
export async function countRefunds(db: Database): Promise<void> {
  const counts = await rows(
    db,
    { status: column.text, n: column.number, stuck: column.number },
    sql`select status, count(*)::int as n, count(*) filter (where ${isStuck})::int as stuck from refunds group by status`,
  );
  for (const state of refundStatuses) refunds.set({ state }, counts.find(({ status }) => status === state)?.n ?? 0);
  stuck.set(counts.reduce((all, count) => all + count.stuck, 0));
}
