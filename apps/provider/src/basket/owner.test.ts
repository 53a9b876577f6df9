import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

describe.each(bothEngines)('a basket, %s', (_, open) => {
  let testShop: ShopWithShoppers;

  beforeAll(async () => {
    testShop = await openShopWithShoppers(open);
  });
  afterAll(() => testShop?.close());
  beforeEach(() => testShop.reset());

  const add = async (headers: Record<string, string> = {}, product: number = shop.phone): Promise<{ id: string; revision: number }> =>
    (await testShop.app.inject({ url: `/basket/add-item?product_id=${product}&quantity=1`, headers })).json();
  const read = async (headers: Record<string, string>) => {
    const { id, items } = (await testShop.app.inject({ url: '/basket/get-basket', headers })).json();
    return { id, products: items.map(({ product_id }: { product_id: number }) => product_id) };
  };
  const order = (id: string, revision: number) => {
    const payload = {
      revision,
      order_type_id: 33,
      contact: { first_name: 'Анна', last_name: '', phone: anna.phone, email: null },
      deliveries: {},
      payment_type_id: null,
      is_one_click: true,
      comment: null,
      consents: [],
    };
    return testShop.post('/api/create-order', payload, { 'x-basket-id': id, 'idempotency-key': 'order-of-anna-1' });
  };

  test('has a hundred lines and no more, but more pieces of what is in it', async () => {
    await testShop.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, warranty_days, kind, facts,
        released_at, max_quantity)
      select 5000 + n, 'Новинка ' || n, (5000 + n)::text, brand_id, category_id, price, 'preorder', false, 365, kind, facts, '2099-01-01', 10
      from products, generate_series(1, 101) n where id = ${shop.phone}`);
    const { id } = await add({}, 5001);
    const owner = { 'x-basket-id': id };
    await testShop.db.execute(
      sql`insert into basket_items (basket_id, product_id, quantity, seen_price) select ${id}, 5000 + n, 1, 100 from generate_series(2, 99) n`,
    );
    const put = (product: number) => testShop.app.inject({ url: `/basket/add-item?product_id=${product}&quantity=1`, headers: owner });
    expect((await put(5100)).statusCode).toBe(200);
    const refused = await put(5101);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'validation_failed',
        errors: { product_id: [expect.stringContaining('не больше 100 разных товаров')] },
      }),
    ]);
    expect((await put(5100)).json().items.find(({ product_id }: { product_id: number }) => product_id === 5100).quantity).toBe(2);
    expect((await read(owner)).products).toHaveLength(100);
  });

  test('is given up as a whole, unread, with those of another day, and nobody else’s with it', async () => {
    const others = bearerOf(await testShop.signIn({}, boris));
    await add(others, shop.fridge);
    const { id: older } = await add();
    await testShop.signIn({ 'x-basket-id': older });
    const { id: guests } = await add({}, shop.fridge);
    const signedIn = bearerOf(await testShop.signIn({ 'x-basket-id': guests }));
    const cleared = await testShop.app.inject({ method: 'DELETE', url: '/basket', headers: signedIn });
    expect([cleared.statusCode, cleared.json()]).toEqual([200, { is_cleared: true }]);
    expect((await read(signedIn)).products).toEqual([]);
    expect((await read(others)).products).toEqual([shop.fridge]);
  });

  test('of a guest becomes the shopper’s at sign-in, on every device', async () => {
    const { id } = await add();
    const tokens = await testShop.signIn({ 'x-basket-id': id });
    expect((await read(bearerOf(tokens))).products).toEqual([shop.phone]);
    expect((await read(bearerOf(await testShop.signIn()))).products).toEqual([shop.phone]);
  });

  test('that has become a shopper’s has another id: who knew the old one has nothing of it', async () => {
    const { id } = await add();
    const signedIn = { ...bearerOf(await testShop.signIn({ 'x-basket-id': id })), 'x-basket-id': id };
    expect((await read(signedIn)).id).not.toBe(id);
    expect((await read({ 'x-basket-id': id })).products).toEqual([]);
    await add({ 'x-basket-id': id }, shop.fridge);
    expect((await read(signedIn)).products).toEqual([shop.phone]);
  });

  test('that is empty does not take the place of the shopper’s own', async () => {
    const own = await add(bearerOf(await testShop.signIn()));
    const { id } = await add();
    await testShop.db.execute(sql`delete from basket_items where basket_id = ${id}`);
    expect((await read(bearerOf(await testShop.signIn({ 'x-basket-id': id })))).id).toBe(own.id);
  });

  test('of one shopper is not another’s, whatever header says so', async () => {
    const { id } = await add(bearerOf(await testShop.signIn()));
    const otherSession = await testShop.signIn({ 'x-basket-id': id }, boris);
    expect((await read({ ...bearerOf(otherSession), 'x-basket-id': id })).products).toEqual([]);
    expect((await add({ ...bearerOf(otherSession), 'x-basket-id': id }, shop.fridge)).id).not.toBe(id);
    expect((await read(bearerOf(await testShop.signIn()))).products).toEqual([shop.phone]);
  });

  test('of a shopper is not a guest’s who knows its id: it is empty, and what is put in goes into another one', async () => {
    const own = await add(bearerOf(await testShop.signIn()));
    const guest = { 'x-basket-id': own.id };
    expect(await read(guest)).toEqual({ id: '', products: [] });
    const other = await add(guest, shop.fridge);
    expect(other.id).not.toBe(own.id);
    expect(await read({ 'x-basket-id': other.id })).toEqual({ id: other.id, products: [shop.fridge] });
    const { items } = (await testShop.app.inject({ url: '/basket/get-basket', headers: bearerOf(await testShop.signIn()) })).json();
    const change = async (url: string) => testShop.app.inject({ url: `${url}id=${items[0].id}`, headers: guest });
    expect((await change('/basket/update-item-quantity?quantity=2&')).statusCode).toBe(404);
    await change('/basket/remove-item?');
    expect((await testShop.app.inject({ url: '/variations_orders?delivery_purpose=pickup', headers: guest })).json()).toEqual([]);
    expect(await read(bearerOf(await testShop.signIn()))).toEqual({ id: own.id, products: [shop.phone] });
  });

  test('that a shopper takes over by putting something in has another id too', async () => {
    const { id } = await add();
    const signedIn = { ...bearerOf(await testShop.signIn()), 'x-basket-id': id };
    const added = await add(signedIn, shop.fridge);
    expect(added.id).not.toBe(id);
    expect(await read(signedIn)).toEqual({ id: added.id, products: [shop.phone, shop.fridge] });
    expect((await read({ 'x-basket-id': id })).products).toEqual([]);
    expect((await order(id, added.revision)).statusCode).toBe(409);
    expect((await order(added.id, added.revision)).statusCode).toBe(200);
  });

  test('is one, however many things a shopper puts in at once', async () => {
    const headers = bearerOf(await testShop.signIn());
    const baskets = await Promise.all([shop.phone, shop.fridge, shop.licence].map((product) => add(headers, product)));
    expect(new Set(baskets.map(({ id }) => id)).size).toBe(1);
    expect((await read(headers)).products).toHaveLength(3);
  });

  test('gives its owner to the order, which the owner reads without a key and nobody else does', async () => {
    const { id, revision } = await add(bearerOf(await testShop.signIn()));
    const created = await order(id, revision);
    const url = `/v3/customer/orders/${created.json().orders[0].id}`;
    const statusFor = async (headers: Record<string, string>) => (await testShop.app.inject({ url, headers })).statusCode;
    expect(await statusFor(bearerOf(await testShop.signIn()))).toBe(200);
    expect(await statusFor(bearerOf(await testShop.signIn({}, boris)))).toBe(404);
    expect(await statusFor({})).toBe(404);
    expect(await statusFor({ 'x-order-key': created.json().order_key })).toBe(200);
  });
});
