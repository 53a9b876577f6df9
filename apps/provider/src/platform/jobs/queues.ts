import { Gauge } from 'prom-client';
import { column, type Database, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { registry } from '../metrics.ts';

const registers = [registry];
const lengths = new Gauge({
  name: 'vitrina_queue_length',
  help: 'What waits for a job of the reference provider: expired orders, notices of unpaid ones, refunds, words of the acquirer, categories to count, goods to index.',
  labelNames: ['queue'],
  registers,
});
const ages = new Gauge({
  name: 'vitrina_queue_oldest_seconds',
  help: 'How long the oldest of them waits, where it is written down.',
  labelNames: ['queue'],
  registers,
});

const queueColumns = {
  queue: column.text,
  length: column.number,
  /** Seconds; null where nothing waits. */
  oldest: column.numberOrNull,
};

/** How long each queue is, from time to time. Each is read by an index of what waits alone. */
export async function countQueues(db: Database): Promise<void> {
  const queues = await rows(
    db,
    queueColumns,
    sql`select 'expired_orders' as queue, count(*)::int as length, extract(epoch from now() - min(expires_at))::float8 as oldest
          from orders where status_id in ('W', 'N') and expires_at < now()
        union all
        select 'unpaid_notices', count(*)::int, extract(epoch from now() - min(unpaid_notice_at))::float8 from orders where unpaid_notice_at <= now()
        union all
        select 'refunds', count(*)::int, extract(epoch from now() - min(requested_at))::float8 from refunds where status in ('requested', 'sent')
        union all
        select 'acquirer_words', count(*)::int, extract(epoch from now() - min(created_at))::float8 from acquirer_notifications where deliveries_left > 0
        union all
        select 'counts', count(distinct category_id)::int, null from counts_due
        union all
        select 'search_index', count(*)::int, null from search_due`,
  );
  for (const { queue, length, oldest } of queues) {
    lengths.set({ queue }, length);
    if (queue !== 'counts' && queue !== 'search_index') ages.set({ queue }, oldest ?? 0);
  }
}
