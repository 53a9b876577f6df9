import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { readCards } from '../cards/cards.ts';
import { readListing } from '../products/listing.ts';

let small: ShopWithBuyers;
const now = new Date('2026-11-26T12:00:00Z');

const costIn = async (city: number, product: number = shop.fridge) => (await readCards(small.db, [product], city, now))[0]?.running_cost;

describe.each(anyEngine)('%s', (_, open) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(async () => {
    await small.reset();
    await small.db.execute(sql`insert into tariffs (resource, city_id, price, source, since)
      values ('electricity', null, 550, 'Энергосбыт', '2026-07-01'), ('electricity', ${shop.farCity}, 333, 'Дальэнерго', '2026-01-01')`);
    await small.db.execute(sql`insert into running_costs (product_id, years) values (${shop.fridge}, 12)`);
    await small.db.execute(sql`insert into running_cost_parts (product_id, position, name, quantity, unit, resource, price, basis)
      values (${shop.fridge}, 1, 'фильтры', 1.5, 'шт.', null, 19990, 'Один на восемь месяцев.'),
             (${shop.fridge}, 0, 'электричество', 289, 'кВт·ч', 'electricity', null, 'Включён круглый год.')`);
  });

  test('a year of use costs what its parts do at the tariff of the city, each in whole rubles', async () => {
    expect(await costIn(shop.city)).toEqual({
      per_year: 1890_00,
      years: 12,
      parts: [
        {
          name: 'электричество',
          quantity: 289,
          unit: 'кВт·ч',
          unit_price: 5_50,
          cost: 1590_00,
          basis: 'Включён круглый год.',
          tariff: { source: 'Энергосбыт', since: '2026-07-01' },
        },
        { name: 'фильтры', quantity: 1.5, unit: 'шт.', unit_price: 199_90, cost: 300_00, basis: 'Один на восемь месяцев.', tariff: null },
      ],
    });
    expect(await costIn(shop.farCity)).toMatchObject({ per_year: 1262_00, parts: [{ tariff: { source: 'Дальэнерго' } }, {}] });
  });

  test('without a tariff, or without parts, nothing is told', async () => {
    expect(await costIn(shop.city, shop.phone)).toBeNull();
    await small.db.execute(sql`delete from tariffs where city_id is null`);
    expect(await costIn(shop.city)).toBeNull();
    await small.db.execute(sql`delete from running_cost_parts`);
    expect(await costIn(shop.farCity)).toBeNull();
  });

  test('a listing is sorted by it, what nobody knows comes last', async () => {
    await small.db.execute(sql`insert into running_costs (product_id, years) values (${shop.phone}, 3)`);
    await small.db.execute(sql`insert into running_cost_parts (product_id, position, name, quantity, unit, resource, price, basis)
      values (${shop.phone}, 0, 'электричество', 10, 'кВт·ч', 'electricity', null, 'Час в день.')`);
    await small.db.execute(sql`update products set category_id = (select category_id from products where id = ${shop.phone})`);
    const [{ id: categoryId } = { id: 0 }] = await small.db
      .execute<{ id: number }>(sql`select category_id as id from products where id = ${shop.phone}`)
      .then((found) => found.rows);
    const { items } = await readListing({ ...small.context(), now }, { categoryId }, { sort: 'running_cost' });
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([shop.phone, shop.fridge]);
    expect(items.length).toBeGreaterThan(2);
    expect(items.slice(2).every(({ running_cost: cost }) => cost === null)).toBe(true);
  });
});
