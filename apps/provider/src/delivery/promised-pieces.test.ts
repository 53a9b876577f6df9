import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { noon, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { readSituation } from './load.ts';
import { planPickup } from './plan.ts';

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

test('pieces that an earlier preorder waits for are not what a date is promised with', async () => {
  const { db } = small;
  const { id } = await small.order();
  await db.execute(sql`delete from stock where product_id = ${shop.phone} and store_id <> ${shop.store}`);
  const day = async (quantity: number) => {
    const good = { productId: shop.phone, supplierId: null, quantity, isPreorder: false, releasedAt: null, size: null, weight: null };
    const situation = await readSituation(db, shop.city, noon, [good], 0);
    return (
      situation &&
      planPickup(situation)
        .find(({ finish_storage_id }) => finish_storage_id === shop.store)
        ?.datetime.slice(0, 10)
    );
  };
  const stockLeft = await small.count(sql`select quantity as n from stock where product_id = ${shop.phone} and store_id = ${shop.store}`);
  expect(stockLeft).toBeGreaterThan(1);
  expect(await day(stockLeft ?? 0)).toBe('2026-11-19');
  await db.execute(
    sql`insert into promised_goods (order_id, product_id, quantity, city_id) values (${id}, ${shop.phone}, 1, ${shop.city})`,
  );
  expect(await day((stockLeft ?? 0) - 1)).toBe('2026-11-19');
  expect(await day(stockLeft ?? 0)).toBeUndefined();
});
