import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop as goods } from '../platform/database/testing/small-shop.ts';
import { bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

type Headers = Record<string, string>;

describe.each(bothEngines)('joining baskets, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let own: Headers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    own = bearerOf(await shop.signIn());
  });

  const add = async (product: number, quantity: number, headers: Headers = {}): Promise<string> =>
    (await shop.app.inject({ url: `/basket/add-item?product_id=${product}&quantity=${quantity}`, headers })).json().id;
  const merge = (headers: Headers) => shop.post('/basket/merge', undefined, headers);
  const linesOf = (items: { product_id: number; quantity: number }[]) => items.map((line) => [line.product_id, line.quantity]);

  test('keeps the greater quantity of the same product, and says what has changed', async () => {
    const id = await add(goods.phone, 1, own);
    await add(goods.fridge, 2, own);
    const guests = await add(goods.phone, 2);
    await add(goods.fridge, 1, { 'x-basket-id': guests });
    await add(goods.licence, 1, { 'x-basket-id': guests });
    const joined = (await merge({ ...own, 'x-basket-id': guests })).json();
    expect(joined.id).toBe(id);
    expect(linesOf(joined.items).sort()).toEqual(
      [
        [goods.phone, 2],
        [goods.fridge, 2],
        [goods.licence, 1],
      ].sort(),
    );
    expect(joined.merged).toEqual([
      { product_id: goods.phone, supplier_id: null, was: 1, now: 2 },
      { product_id: goods.licence, supplier_id: null, was: 0, now: 1 },
    ]);
    // Once more changes nothing, and the guest's basket is nobody's any more.
    expect((await merge({ ...own, 'x-basket-id': guests })).json()).toMatchObject({ id, merged: [] });
    expect((await shop.app.inject({ url: '/basket/get-basket', headers: { 'x-basket-id': guests } })).json().items).toEqual([]);
  });

  test('leaves what was added to a line with it', async () => {
    await add(goods.phone, 1, own);
    const guests = await add(goods.phone, 1);
    await shop.db.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price)
      select basket_id, ${goods.licence}, id, 1, 100 from basket_items where basket_id = ${guests}`);
    const { items } = (await merge({ ...own, 'x-basket-id': guests })).json();
    const parent = items.find((line: { product_id: number }) => line.product_id === goods.phone);
    const child = items.find((line: { product_id: number }) => line.product_id === goods.licence);
    expect([items.length, child.parent_id]).toEqual([2, parent.id]);
  });

  test('has what the shopper is given as a present as a present alone, also where the guest had put it below the same product', async () => {
    const guests = await add(goods.phone, 1);
    await shop.db.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price)
      select basket_id, ${goods.fridge}, id, 1, 100 from basket_items where basket_id = ${guests}`);
    await shop.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount)
      values (9, 'present', 'present', 'Подарок', '', 0)`);
    onTestFinished(async () => {
      await shop.db.execute(sql`delete from actions`);
    });
    await shop.db.execute(sql`insert into action_products (action_id, product_id, role)
      values (9, ${goods.phone}, 'target'), (9, ${goods.fridge}, 'present')`);
    await add(goods.phone, 1, own);
    const { items } = (await merge({ ...own, 'x-basket-id': guests })).json();
    expect(items).toMatchObject([{ product_id: goods.phone }, { product_id: goods.fridge, quantity: 1, final_price: 1, present_of: 9 }]);
  });

  test('stays within the lines that a basket may have: what has no room is told and is among the favourites', async () => {
    await shop.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind, max_quantity)
      select 5000 + n, 'Товар ' || n, (5000 + n)::text, 1, 224, 100000, 'buy', 365, 'phone', 10 from generate_series(1, 98) n`);
    await shop.db.execute(
      sql`insert into stock (store_id, product_id, quantity) select ${goods.warehouse}, id, 9 from products where id > 5000`,
    );
    const id = await add(goods.fridge, 1, own);
    await shop.db.execute(sql`insert into basket_items (basket_id, product_id, quantity, seen_price)
      select ${id}, id, 1, 100 from products where id > 5000`);
    const guests = await add(goods.licence, 1);
    for (const product of [goods.phone, goods.giftCard]) await add(product, 1, { 'x-basket-id': guests });
    await add(goods.fridge, 3, { 'x-basket-id': guests });
    await shop.db.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price)
      select basket_id, ${goods.fridge}, id, 1, 100 from basket_items where basket_id = ${guests} and product_id = ${goods.phone}`);
    const joined = (await merge({ ...own, 'x-basket-id': guests })).json();
    expect(joined.items).toHaveLength(100);
    const change = (product_id: number, was: number, now: number) => ({ product_id, supplier_id: null, was, now });
    expect(joined.merged).toEqual([
      change(goods.licence, 0, 1),
      change(goods.phone, 0, 0),
      change(goods.giftCard, 0, 0),
      change(goods.fridge, 1, 3),
      // What was added to the telephone stays behind with it.
      change(goods.fridge, 0, 0),
    ]);
    const favorites = (await shop.app.inject({ url: '/v2/users/me/favorites', headers: own })).json();
    expect(favorites.product_ids).toEqual([goods.phone, goods.giftCard, goods.fridge]);
  });

  test('that two tabs begin at once happens once', async () => {
    await add(goods.phone, 1, own);
    const guests = await add(goods.phone, 2);
    const answers = await Promise.all([1, 2, 3].map(() => merge({ ...own, 'x-basket-id': guests })));
    expect(answers.map((answer) => linesOf(answer.json().items))).toEqual([[[goods.phone, 2]], [[goods.phone, 2]], [[goods.phone, 2]]]);
    expect(answers.filter((answer) => answer.json().merged.length > 0)).toHaveLength(1);
  });

  test('takes nothing of another shopper’s, and nothing without a session', async () => {
    const others = await add(goods.fridge, 1, bearerOf(await shop.signIn({}, boris)));
    expect((await merge({ ...own, 'x-basket-id': others })).json()).toMatchObject({ items: [], merged: [] });
    expect((await merge({ 'x-basket-id': await add(goods.phone, 1) })).statusCode).toBe(401);
  });

  describe('old devices', () => {
    beforeEach(() => fillOldDevices(shop.db));
    const handIn = (basketId: string, tId: number, status: 1 | 2 | 3) =>
      shop.db.execute(sql`insert into exchange_devices (basket_id, t_id, calculator_id, model_id, memory, status)
        values (${basketId}, ${tId}, 1, ${oldModels.phone}, 128, ${status})`);
    const devicesIn = async (headers: Headers) => {
      const basket = (await shop.app.inject({ url: '/basket/get-basket', headers })).json();
      return basket.exchange_devices.map(({ tId, status }: { tId: number; status: number }) => [tId, status]);
    };

    test('of a guest become the shopper’s, also without any goods', async () => {
      const guests = await add(goods.phone, 1);
      await handIn(guests, 10_001, 3);
      await shop.db.execute(sql`insert into exchange_goods (basket_id, product_id) values (${guests}, ${goods.phone})`);
      await shop.db.execute(sql`delete from basket_items where basket_id = ${guests}`);
      await merge({ ...own, 'x-basket-id': guests });
      expect(await devicesIn(own)).toEqual([[10_001, 3]]);
      expect(await devicesIn({ 'x-basket-id': guests })).toEqual([]);
      const [exchangeGoods] = await rows(shop.db, { id: column.number }, sql`select product_id as id from exchange_goods`);
      expect(exchangeGoods?.id).toBe(goods.phone);
    });

    test('join those of the shopper: of the same device the greater number, five at most', async () => {
      const id = await add(goods.phone, 1, own);
      const guests = await add(goods.phone, 1);
      await handIn(id, 10_001, 3);
      await handIn(guests, 10_002, 3);
      await handIn(guests, 10_003, 3);
      await handIn(guests, 10_004, 1);
      await merge({ ...own, 'x-basket-id': guests });
      expect(await devicesIn(own)).toEqual([
        [10_001, 3],
        [10_003, 3],
        [10_004, 1],
      ]);
      const more = await add(goods.phone, 1);
      // A number that the shopper has already is made anew.
      for (const tId of [10_001, 20_002, 20_003]) await handIn(more, tId, 2);
      await merge({ ...own, 'x-basket-id': more });
      const all = await devicesIn(own);
      expect(all).toHaveLength(5);
      expect(new Set(all.map(([tId]: number[]) => tId)).size).toBe(5);
    });
  });
});
