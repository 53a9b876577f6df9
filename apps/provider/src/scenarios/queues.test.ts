import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { countQueues } from '../platform/jobs/queues.ts';
import { registry } from '../platform/metrics.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

describe.each(bothEngines)('%s', (_, start) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());

  test('an order whose time was over two minutes ago waits for its job', async () => {
    const basket = await small.put(shop.phone, 1);
    await small.create(basket.id, bodyFor(basket.revision));
    await small.db.execute(sql`update orders set status_id = 'W', expires_at = now() - interval '2 minutes'`);
    await countQueues(small.db);
    const text = await registry.metrics();
    expect(text).toContain('vitrina_queue_length{queue="expired_orders"} 1');
    expect(Number(/vitrina_queue_oldest_seconds\{queue="expired_orders"\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(119);
    expect(text).toContain('vitrina_queue_length{queue="refunds"} 0');
    expect(text).toMatch(/vitrina_queue_length\{queue="counts"\} \d+/);
  });
});
