import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { engines } from '../../platform/database/testing/databases.ts';
import { openShopWithBuyers } from '../../testing/buyers.ts';
import { startNotifier } from './notifier.ts';

async function openShopWithNotification(attempts = 0) {
  const small = await openShopWithBuyers(engines.PostgreSQL);
  await small.reset();
  const { id } = await small.order();
  await small.db.execute(sql`with p as (insert into payments (order_id, payment_type_id, status, sum) values (${id}, 17, 'created', 100) returning id),
      o as (insert into acquirer_operations (token, payment_id, sum, description, kind, return_url) select 'token', id, 100, '', 'card', '/' from p returning token)
    insert into acquirer_notifications (token, status, deliveries_left, attempts, due_at) select token, 'paid', 2, ${attempts}, now() from o`);
  return small;
}

test('a shop that refused however often is asked again, and at most 100 seconds later', async () => {
  const small = await openShopWithNotification(1_000);
  let status = 500;
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const failures: unknown[] = [];
  const { deliver, stop } = startNotifier(
    small.db,
    'secret',
    () => `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    (error) => failures.push(error),
  );
  const read = () =>
    rows(
      small.db,
      { left: column.number, isSoon: column.flag },
      sql`select deliveries_left as left, due_at <= now() + interval '100 seconds' as "isSoon" from acquirer_notifications`,
    );
  await deliver();
  expect(await read()).toEqual([{ left: 2, isSoon: true }]);
  status = 200;
  await small.db.execute(sql`update acquirer_notifications set due_at = now()`);
  await deliver();
  expect(await read()).toEqual([{ left: 1, isSoon: true }]);
  await stop();
  expect(failures).toEqual([]);
  server.close();
  await small.close();
});

test('a shop that does not answer is asked once at a time, and whoever stops the sender waits for that alone', async () => {
  const small = await openShopWithNotification();
  const pendingResponses: (() => void)[] = [];
  let hear: (() => void) | undefined;
  const server = createServer((_request, response) => {
    pendingResponses.push(() => response.end());
    hear?.();
  });
  const address = await new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      resolve(`http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`);
    }),
  );
  const firstRequest = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const failures: unknown[] = [];
  const { deliver, stop } = startNotifier(
    small.db,
    'secret',
    () => address,
    (error) => failures.push(error),
  );
  const first = deliver();
  await firstRequest;
  const others = [deliver(), deliver()];
  await small.db.execute(sql`update acquirer_notifications set due_at = now()`);
  const stopping = stop();
  pendingResponses[0]?.();
  await Promise.all([first, stopping, ...others]);
  expect([pendingResponses.length, failures]).toEqual([1, []]);
  server.close();
  await small.close();
});
