import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { days } from '../../platform/retention/kinds.ts';
import { applyRetention } from '../../platform/retention/retention.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { readCards } from '../cards/cards.ts';
import { readPriceHistories, readPriceHistory } from './history.ts';

let small: ShopWithBuyers;
const now = new Date('2026-11-26T12:00:00Z');
const dayBefore = (count: number): string => new Date(now.getTime() - count * 86_400_000).toISOString();

const setPrice = (price: number) => small.db.execute(sql`update products set price = ${price} where id = ${shop.phone}`);
const read = async () => (await readPriceHistory({ ...small.context(), now }, shop.phone)).map(({ at, price }) => [at, price]);
const readChanges = () =>
  rows(
    small.db,
    { price: column.number },
    sql`select price::float8 as price from price_changes where product_id = ${shop.phone} order by at, id`,
  );

/** Replaces what is known of the phone: days before today, and kopecks. */
async function setHistory(...changes: [days: number, price: number][]) {
  await small.db.execute(sql`delete from price_changes where product_id = ${shop.phone}`);
  for (const [count, price] of changes) {
    await small.db.execute(sql`insert into price_changes (product_id, at, price) values (${shop.phone}, ${dayBefore(count)}, ${price})`);
  }
}

describe.each(anyEngine)('%s', (_, open) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('each change is noted, whoever makes it, and nothing where the price stays', async () => {
    const [{ price: first } = { price: 0 }] = await readChanges();
    await setPrice(first - 100_00);
    await setPrice(first - 100_00);
    await small.db.execute(sql`update products set name = name || ' 2' where id = ${shop.phone}`);
    expect(await readChanges()).toEqual([{ price: first }, { price: first - 100_00 }]);
  });

  test('a price that was there before the days that are told stands at their beginning', async () => {
    await setHistory([200, 900_00], [120, 1000_00], [20, 950_00]);
    expect(await read()).toEqual([
      [dayBefore(days.price), 1000_00],
      [dayBefore(20), 950_00],
    ]);
  });

  test('a product that is younger begins when it came, and a price that came back to itself is no change', async () => {
    await setHistory([40, 1000_00], [30, 1000_00], [10, 900_00]);
    expect(await read()).toEqual([
      [dayBefore(40), 1000_00],
      [dayBefore(10), 900_00],
    ]);
  });

  test('several products are looked back at together, each by itself, without those that there are not', async () => {
    await setHistory([40, 1000_00], [10, 900_00]);
    const together = await readPriceHistories({ ...small.context(), now }, [shop.phone, 999_999, shop.fridge]);
    expect([...together.keys()].toSorted()).toEqual([shop.phone, shop.fridge].toSorted());
    for (const [id, prices] of together) expect(prices).toEqual(await readPriceHistory({ ...small.context(), now }, id));
    expect(together.get(shop.phone)).toHaveLength(2);
  });

  test.each([
    [
      'has been dearer',
      [
        [50, 1000_00],
        [10, 900_00],
      ],
      true,
    ],
    [
      'has been cheaper as well',
      [
        [50, 800_00],
        [30, 1000_00],
        [10, 900_00],
      ],
      false,
    ],
    ['has stayed as it is', [[50, 900_00]], false],
    ['is not known', [], null],
  ] as const)('a price is the lowest of its days, or not, when it %s', async (_, changes, isLowest) => {
    await setPrice(900_00);
    await setHistory(...changes.map(([count, price]): [number, number] => [count, price]));
    const [card] = await readCards(small.db, [shop.phone], shop.city, now);
    expect(card?.is_lowest_price).toBe(isLowest);
  });

  test('nothing is known of a price of the site: the plain one has a history', async () => {
    await setPrice(900_00);
    await setHistory([50, 1000_00], [10, 900_00]);
    await small.db.execute(
      sql`insert into product_prices (product_id, online) values (${shop.phone}, 85000) on conflict (product_id) do update set online = excluded.online`,
    );
    const [card] = await readCards(small.db, [shop.phone], shop.city, now);
    expect(card?.is_lowest_price).toBeNull();
  });

  test('what nobody is told any more goes in time, without a change of what is told', async () => {
    await setHistory([200, 900_00], [120, 1000_00], [20, 950_00]);
    const before = await read();
    await applyRetention(small.db, now);
    expect((await readChanges()).map(({ price }) => price)).toEqual([1000_00, 950_00]);
    expect(await read()).toEqual(before);
  });
});
