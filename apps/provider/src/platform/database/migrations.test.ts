import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { type EmbeddedDatabase, openInMemory } from './pglite.ts';

/** What stood in tables before migrations that move it: by the name of the first that is not applied yet. */
const earlierRows = {
  '0010': `insert into cities (id, alias, name, declension, region, time_zone, delivery_type_ids, payment_type_ids, phone, latitude, longitude,
       population, position, has_metro, has_mkad, is_priority)
       values (1, 'a', 'A', 'A', '', 'Europe/Moscow', '{}', '{}', '', 48, 37, 1, 1, false, false, true);
     insert into orders (order_key_hash, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_address, delivery_cost,
       is_prepaid, sum, discount, total_sum, contact_name, mobile_phone)
       values ('h', 'buy', 1, 'I', 33, false, '', 0, true, 5000, 0, 5000, 'A', '79990000001');
     insert into payments (order_id, payment_type_id, status, sum, refund_requested_at)
       values (100001, 17, 'cancelled', 5000, '2026-11-19T09:00:00Z'), (100001, 17, 'cancelled', 5000, null);
     insert into submissions (key, request, answer) values ('create-order basket key', 'r', '{"order_key":"secret"}');`,
  '0053': `insert into comments (id, type, owner_id, author, pros, cons, text, date, likes, dislikes, is_verified)
       values (7, 'question', 42, 'A', '', '', 'Q', '2026-11-19T09:00:00Z', 1, 0, false);
     insert into comment_answers (id, comment_id, author, is_expert, text, date, likes, dislikes)
       values (1, 7, 'B', true, 'first', '2026-11-19T10:00:00Z', 3, 1), (2, 7, 'C', false, 'second', '2026-11-19T11:00:00Z', 0, 0);`,
  '0360': `insert into brands (id, code, name) values (1, 'b', 'B');
     insert into categories (id, code, name, singular, kind, position, is_digital) values (1, 'c', 'C', 'C', 'phone', 1, false);
     insert into models (id, code, name, brand_id, category_id) values (1, 'm', 'M', 1, 1);
     insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind, model_id, is_markdown, review_count,
       rating_sum, ratings)
       values (11, 'black', '11', 1, 1, 1, 'buy', 365, 'phone', 1, false, 3, 13, '{0,0,1,0,2}'), (12, 'white', '12', 1, 1, 1, 'buy', 365, 'phone', 1, false, 0, 0, '{0,0,0,0,0}'),
         (13, 'worn', '13', 1, 1, 1, 'buy', 365, 'phone', 1, true, 0, 0, '{0,0,0,0,0}'), (14, 'other', '14', 1, 1, 1, 'buy', 365, 'phone', null, false, 1, 2, '{0,1,0,0,0}');`,
  '0460': `update products set price = 100000 where id in (11, 12);
     insert into product_prices (product_id, online, pink) values (11, 90050, null), (12, 100000, 5000), (13, null, 5000);`,
  '0471': `insert into orders (id, order_key_hash, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_address, delivery_cost,
       is_prepaid, sum, discount, total_sum, contact_name, mobile_phone, payment_type_id, cms_addressee) overriding system value
       select id, 'h', 'buy', 1, 'N', 33, false, '', 0, false, 1, 0, 1, 'A', '79990000001', type, addressee
       from (values (201, 1, 'B, +79990000002'), (202, 5, 'B, +79990000002'), (203, 1, null)) as o (id, type, addressee);
     insert into order_history (order_id, status_id, at) select id, 'N', now() from orders where id between 201 and 203;`,
};

let connection: EmbeddedDatabase;
let client: EmbeddedDatabase['client'];

beforeAll(async () => {
  connection = await openInMemory();
  client = connection.client;
  for (const [first, rows] of Object.entries(earlierRows).sort(([one], [other]) => one.localeCompare(other))) {
    await migrate(connection, first);
    await client.exec(rows);
  }
  await migrate(connection);
});
afterAll(() => connection?.close());

test('what was marked to go back goes back, and no answer stays in clear', async () => {
  const { rows: refunds } = await client.query('select payment_id, key, sum, reason, status from refunds');
  expect(refunds).toEqual([{ payment_id: 500001, key: 'superfluous-500001', sum: 5000, reason: 'superfluous', status: 'requested' }]);
  const { rows: submissions } = await client.query<{ key: string; answer: unknown }>('select key, answer from submissions');
  expect(submissions).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/), answer: null }]);
});

test('answers become comments on what they answer, and new ones get ids after them', async () => {
  await client.exec(
    `insert into comments (type, owner_id, author, pros, cons, text, date, likes, dislikes, is_verified)
       values ('product', 42, 'D', '', '', 'R', now(), 0, 0, false)`,
  );
  const { rows } = await client.query('select id, parent_id, type, owner_id, status, text, likes, is_expert from comments order by id');
  const answer = { parent_id: 7, type: 'question', owner_id: 42, status: 1 };
  expect(rows).toEqual([
    expect.objectContaining({ id: 7, parent_id: null, text: 'Q' }),
    { id: 8, ...answer, text: 'first', likes: 3, is_expert: true },
    { id: 9, ...answer, text: 'second', likes: 0, is_expert: false },
    expect.objectContaining({ id: 10, text: 'R' }),
  ]);
});

test('reviews of one variant of a model count for the others, and for nothing else', async () => {
  const { rows } = await client.query('select id, review_count, rating_sum, ratings from products order by id');
  const ofModel = { review_count: 3, rating_sum: 13, ratings: [0, 0, 1, 0, 2] };
  expect(rows).toEqual([
    { id: 11, ...ofModel },
    { id: 12, ...ofModel },
    { id: 13, review_count: 0, rating_sum: 0, ratings: [0, 0, 0, 0, 0] },
    { id: 14, review_count: 1, rating_sum: 2, ratings: [0, 1, 0, 0, 0] },
  ]);
});

test('another recipient has been told of an order from before, but for one that waits for its invoice', async () => {
  const { rows } = await client.query('select id, is_recipient_told as told from orders where id between 201 and 203 order by id');
  expect(rows).toEqual([
    { id: 201, told: true },
    { id: 202, told: false },
    { id: 203, told: false },
  ]);
});

test('what an order on the site pays is known of goods from before, and they are counted anew', async () => {
  const { rows } = await client.query('select id, online_price::int as price from products where online_price is not null');
  expect(rows).toEqual([{ id: 11, price: 90000 }]);
  const { rows: dueCounts } = await client.query('select distinct category_id, goods from counts_due');
  expect(dueCounts).toContainEqual({ category_id: 1, goods: true });
});
