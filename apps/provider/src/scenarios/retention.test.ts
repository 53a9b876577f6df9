import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basket as basketHandlers } from '../basket/handlers.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine, engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { days } from '../platform/retention/kinds.ts';
import { applyRetention } from '../platform/retention/retention.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

const start = new Date('2026-11-19T09:00:00Z');
const after = (lifetime: number, seconds: number): Date => new Date(start.getTime() + lifetime * 86_400_000 + seconds * 1_000);

let small: ShopWithBuyers;
const count = async (table: string) =>
  (await rows(small.db, { n: column.number }, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n;

describe.each(anyEngine)('%s', (_, open) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(async () => {
    await small.reset();
    const basket = await small.put(shop.phone);
    await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: paymentTypes.cash }));
    const moment = sql`${start.toISOString()}::timestamptz`;
    await small.db.execute(sql`update submissions set created_at = ${moment}`);
    await small.db.execute(sql`update outbox set created_at = ${moment}`);
    await small.db.execute(sql`update baskets set updated_at = ${moment}, looked_at = ${moment}`);
  });

  test.each([
    ['submissions', days.answer],
    ['outbox', days.message],
    ['baskets', days.guestBasket],
  ])('%s are kept for %d days and no longer; an order for good', async (table, lifetime) => {
    await applyRetention(small.db, after(lifetime, 0));
    expect(await count(table)).toBeGreaterThan(0);
    await applyRetention(small.db, after(lifetime, 1));
    expect([await count(table), await count('orders')]).toEqual([0, 1]);
  });

  test('a basket of a guest to which nobody has come back goes sooner', async () => {
    await small.db.execute(sql`update baskets set looked_at = null`);
    await applyRetention(small.db, after(days.basketOfNobody, 0));
    expect(await count('baskets')).toBe(1);
    await small.db.execute(sql`update baskets set updated_at = now() - interval '2 days'`);
    const [{ id: basketId } = { id: '' }] = await rows(small.db, { id: column.text }, sql`select id from baskets`);
    await basketHandlers.getBasket({ context: small.context({ basketId }) });
    await small.db.execute(sql`update baskets set updated_at = ${start.toISOString()}::timestamptz`);
    await applyRetention(small.db, after(days.basketOfNobody, 1));
    expect(await count('baskets')).toBe(1);
    await small.db.execute(sql`update baskets set looked_at = null`);
    await applyRetention(small.db, after(days.basketOfNobody, 1));
    expect(await count('baskets')).toBe(0);
  });

  test('a basket of a shopper stays, and one of a guest goes with its lines', async () => {
    await small.db.execute(sql`insert into users (id, phone) overriding system value values (1, '79990000001') on conflict do nothing`);
    const [own, guests] = [await small.put(shop.phone), await small.put(shop.phone)];
    await small.db.execute(sql`update baskets set updated_at = ${start.toISOString()}, user_id = case when id = ${own.id} then 1 end`);
    await applyRetention(small.db, after(days.guestBasket, 1));
    expect(await rows(small.db, sql`select id from baskets`)).toEqual([{ id: own.id }]);
    expect(await rows(small.db, sql`select basket_id as id from basket_items`)).toEqual([{ id: own.id }]);
    expect(own.id).not.toBe(guests.id);
  });

  test('what the sandbox acquirer has told goes in time, and what it still has to tell stays', async () => {
    const moment = sql`${start.toISOString()}::timestamptz`;
    await small.db.execute(sql`
      with p as (insert into payments (order_id, payment_type_id, status, sum) select id, 17, 'created', 100 from orders limit 1 returning id),
        o as (insert into acquirer_operations (token, payment_id, sum, description, kind, return_url, expires_at)
          select 'token', id, 100, 'Заказ', 'card', '/', ${moment} from p returning token)
      insert into acquirer_notifications (token, status, deliveries_left, due_at)
      select token, status, left_over, ${moment} from o, (values ('paid', 0), ('declined', 1)) as n (status, left_over)`);
    const readStatuses = () => rows(small.db, sql`select status from acquirer_notifications order by status`);
    await applyRetention(small.db, after(days.notification, 0));
    expect(await readStatuses()).toEqual([{ status: 'declined' }, { status: 'paid' }]);
    await applyRetention(small.db, after(days.notification, 1));
    expect(await readStatuses()).toEqual([{ status: 'declined' }]);
  });

  /** A request of a guest that came to this in three days, with a paper, or one that nothing has happened to yet. */
  async function repair(status: string): Promise<void> {
    const moment = sql`${start.toISOString()}::timestamptz`;
    await small.db.execute(sql`truncate repair_requests, repair_events, documents, repair_calls, corp_orders cascade`);
    await small.db.execute(sql`with r as (insert into repair_requests (kind, delivery_type, status, repair_key_hash, name, phone, city_id, device, problem, details, ip, created_at)
        values ('insurance', 'store', ${status}, 'h', 'Анна', '79000000001', 1, 'Смартфон', 'Разбит', '{}', '127.0.0.1', ${moment} - interval '3 days') returning id),
      e as (insert into repair_events (request_id, status, at) select id, ${status}, ${moment} from r)
      insert into documents (repair_key_hash, name, type, content, created_at, attached_at, repair_request_id)
        select 'h', 'passport.png', 'image/png', '\\x00', ${moment}, ${moment}, id from r`);
    await small.db.execute(sql`insert into repair_calls (name, phone, created_at) values ('Анна', '79000000001', ${moment})`);
    await small.db.execute(sql`insert into corp_orders (inn, company_name, contact_name, phone, email, items, consents, ip, inserted_at)
      values ('1', 'a', 'Анна', '7900', 'a@b.ru', '[]', '{}', '::1', ${moment})`);
  }

  test.each(['issued', 'returned', 'cancelled'])(
    'a repair request that is %s goes with its papers, its time after that',
    async (status) => {
      await repair(status);
      await applyRetention(small.db, after(days.repair, 0));
      expect([await count('repair_requests'), await count('documents')]).toEqual([1, 1]);
      await applyRetention(small.db, after(days.repair, 1));
      expect([await count('repair_requests'), await count('repair_events'), await count('documents')]).toEqual([0, 0, 0]);
    },
  );

  test('one that is not over keeps its papers, however long that takes', async () => {
    await repair('diagnostics');
    await applyRetention(small.db, after(10 * days.repair, 0));
    expect([await count('repair_requests'), await count('documents')]).toEqual([1, 1]);
  });

  test.each([
    ['repair_calls', days.repairCall],
    ['corp_orders', days.corpOrder],
  ])('%s are kept for %d days and no longer', async (table, lifetime) => {
    await repair('new');
    await applyRetention(small.db, after(lifetime, 0));
    expect(await count(table)).toBe(1);
    await applyRetention(small.db, after(lifetime, 1));
    expect(await count(table)).toBe(0);
  });

  test('a table that cannot be swept keeps no other from being', async () => {
    await repair('new');
    await small.db.execute(sql`create function kept() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$`);
    await small.db.execute(sql`create trigger kept before delete on repair_calls for each row execute function kept()`);
    await expect(applyRetention(small.db, after(days.corpOrder, 1))).rejects.toThrow('repair_calls');
    await small.db.execute(sql`drop function kept cascade`);
    expect([await count('corp_orders'), await count('submissions')]).toEqual([0, 0]);
  });

  test('more than goes in one statement goes in several', async () => {
    await small.db.execute(sql`insert into outbox (kind, recipient, subject, text, created_at)
      select 'sms', '+70000000000', 's', 't', ${start.toISOString()}::timestamptz from generate_series(1, 2500)`);
    expect((await applyRetention(small.db, after(days.message, 1))).outbox).toBe(2502);
  });
});

describe('beside shoppers, on PostgreSQL', () => {
  beforeAll(async () => {
    small = await openShopWithBuyers(engines.PostgreSQL);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('a basket that somebody holds is left for the next time, and nobody waits', async () => {
    const [lockedBasket, free] = [await small.put(shop.phone), await small.put(shop.phone)];
    await small.db.execute(sql`update baskets set updated_at = ${start.toISOString()}, looked_at = now()`);
    await transaction(small.db, 'hold-a-basket', async (tx) => {
      await tx.execute(sql`select id from baskets where id = ${lockedBasket.id} for no key update`);
      expect((await applyRetention(small.db, after(days.guestBasket, 1))).baskets).toBe(1);
    });
    expect(await rows(small.db, sql`select id from baskets`)).toEqual([{ id: lockedBasket.id }]);
    expect((await applyRetention(small.db, after(days.guestBasket, 1))).baskets).toBe(1);
    expect(free.id).not.toBe(lockedBasket.id);
  });
});
