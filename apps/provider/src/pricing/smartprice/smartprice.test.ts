import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { anna, bearerOf, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

interface Basket {
  id: string;
  revision: number;
  items: { product_id: number; quantity: number; final_price: number }[];
  discounts: { name: string; sum: number }[];
  total_sum: number;
  smart_price: { tx: string; product_id: number } | null;
}

/** What the phone costs, and what the best of old phones takes off it: a fifth of the price and the shop's thousand. */
const price = 19_990;
const maxDiscount = Math.floor(price * 0.2) + 1_000;

describe.each(anyEngine)('smart prices, %s', (_, open) => {
  let shopWithShoppers: ShopWithShoppers;
  beforeAll(async () => {
    shopWithShoppers = await openShopWithShoppers(open);
    await shopWithShoppers.db.execute(sql`insert into product_prices (product_id, tradein_discount) values (${shop.phone}, 100000), (${shop.fridge}, 100000)
      on conflict (product_id) do update set tradein_discount = excluded.tradein_discount`);
  });
  afterAll(() => shopWithShoppers?.close());
  beforeEach(async () => {
    await shopWithShoppers.reset();
    await shopWithShoppers.db.execute(sql`delete from smart_prices`);
  });

  const get = (url: string, headers: Record<string, string> = {}) => shopWithShoppers.app.inject({ url, headers });
  const startValuation = async (product: number = shop.phone, back = '/back?a=1') => {
    const answer = await get(`/smartprice/link?product_id=${product}&return_url=${encodeURIComponent(back)}`);
    return answer.json() as { tx: string; url: string };
  };
  const press = (url: string, form: Record<string, string>) =>
    shopWithShoppers.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const completeValuation = async (product: number = shop.phone, status = '3') => {
    const { tx, url } = await startValuation(product);
    await press(url, { outcome: 'completed', status });
    return tx;
  };
  const info = async (tx: string) => (await shopWithShoppers.post('/smartprice/txinfo', { tx })).json();
  const add = (tx: string, basket?: string, product: number = shop.phone) =>
    get(`/basket/add-item?product_id=${product}&quantity=1&tx=${tx}`, basket === undefined ? {} : { 'x-basket-id': basket });
  const basketOf = async (id: string): Promise<Basket> => (await get('/basket/get-basket', { 'x-basket-id': id })).json();
  const expire = (tx: string) => shopWithShoppers.db.execute(sql`update smart_prices set expires_at = now() where tx = ${tx}`);
  const order = ({ id, revision }: Basket, key: string) =>
    shopWithShoppers.post(
      '/api/create-order',
      {
        revision,
        order_type_id: 33,
        contact: { first_name: 'Анна', last_name: '', phone: anna.phone, email: null },
        deliveries: {},
        payment_type_id: null,
        is_one_click: true,
        comment: null,
        consents: [],
      },
      { 'x-basket-id': id, 'idempotency-key': key },
    );

  test('a product that takes old devices has one, another has none', async () => {
    const offer = await get(`/smartprice/product?product_id=${shop.phone}`);
    expect(offer.json()).toEqual({ product_id: shop.phone, total_discount: maxDiscount, discountBenefit: 1_000 });
    for (const none of [shop.preorder, shop.partner, 99]) {
      expect((await get(`/smartprice/product?product_id=${none}`)).statusCode).toBe(404);
      expect((await get(`/smartprice/link?product_id=${none}&return_url=/`)).statusCode).toBe(404);
    }
  });

  test('a valuation leads back with its tx; only a completed one has a record (spec 2 §4)', async () => {
    const { tx, url } = await startValuation();
    expect(await info(tx)).toEqual({ state: 'created', smart_price: false });
    const page = await get(url);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Умная цена')]);
    // Each answer says what the new device will cost by it, and how long that holds.
    for (const text of [formatKopecks((price - maxDiscount) * 100), `−${formatKopecks(maxDiscount * 100)}`, '7\u00a0дней'])
      expect(page.body).toContain(text);
    const refused = await press(url, { outcome: 'completed', status: '9', device: 'iPhone "13"' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Выберите состояние устройства.');
    expect(refused.body).toContain('value="iPhone &#34;13&#34;"');
    const back = await press(url, { outcome: 'completed', status: '3' });
    expect([back.statusCode, back.headers.location]).toEqual([303, `/back?a=1&tx=${tx}`]);
    const record = { tx, tradein_id: expect.any(Number), product_id: shop.phone, total_discount: maxDiscount, discountBenefit: 1_000 };
    expect(await info(tx)).toEqual({ state: 'completed', smart_price: record });
    // Pressed again it stays as it is.
    await press(url, { outcome: 'declined' });
    expect((await get(`/smartprice/check?tx=${tx}`)).json()).toEqual({ state: 'completed' });
    const declinedValuation = await startValuation();
    await press(declinedValuation.url, { outcome: 'declined' });
    expect(await info(declinedValuation.tx)).toEqual({ state: 'declined', smart_price: false });
    expect((await shopWithShoppers.post('/smartprice/txinfo', { tx: 'nobodys-1' })).statusCode).toBe(404);
    expect((await get('/smartprice/check?tx=nobodys-1')).statusCode).toBe(404);
  });

  test('lowers the price of its product in a basket, which is put in once', async () => {
    const tx = await completeValuation();
    const first: Basket = (await add(tx)).json();
    expect(first.items).toMatchObject([{ product_id: shop.phone, quantity: 1, final_price: price - maxDiscount }]);
    expect([first.discounts, first.smart_price]).toEqual([
      [{ action_id: null, name: 'Умная цена', promocode: null, sum: maxDiscount }],
      { tx, product_id: shop.phone },
    ]);
    const again: Basket = (await add(tx, first.id)).json();
    expect(again.items).toMatchObject([{ quantity: 1 }]);
    // It is for one device, so of three pieces each costs a third of it less.
    const line = (await get('/basket/get-basket', { 'x-basket-id': first.id })).json().items[0].id;
    await get(`/basket/update-item-quantity?id=${line}&quantity=3`, { 'x-basket-id': first.id });
    const three = await basketOf(first.id);
    expect(three.total_sum).toBe(3 * (price - Math.floor(maxDiscount / 3)));
  });

  test('one that is not completed, is over, or is of another product is refused', async () => {
    const addAndReadError = async (tx: string, product?: number) => {
      const answer = await add(tx, undefined, product);
      return [answer.statusCode, answer.json().errors?.tx?.[0]];
    };
    const { tx: created, url } = await startValuation();
    expect(await addAndReadError(created)).toEqual([422, 'Оценка устройства ещё не закончена.']);
    await press(url, { outcome: 'declined' });
    expect(await addAndReadError(created)).toEqual([422, 'Устройство не подошло для умной цены.']);
    expect(await addAndReadError('nobodys-1')).toEqual([422, 'Такой умной цены нет.']);
    const tx = await completeValuation();
    expect(await addAndReadError(tx, shop.fridge)).toEqual([422, 'Эта умная цена — на другой товар.']);
    await expire(tx);
    expect(await addAndReadError(tx)).toEqual([422, 'Срок умной цены истёк. Оцените устройство ещё раз.']);
  });

  test('one that goes by in the basket lowers nothing any more, and the check says so', async () => {
    const tx = await completeValuation();
    const basket: Basket = (await add(tx)).json();
    await expire(tx);
    expect(await basketOf(basket.id)).toMatchObject({ total_sum: price, smart_price: { tx } });
    expect((await get(`/smartprice/check?tx=${tx}`)).json()).toEqual({ state: 'expired' });
  });

  test('an order uses it, once', async () => {
    const tx = await completeValuation();
    const one: Basket = (await add(tx)).json();
    const createdOrders = (await order(one, 'smart-price-order-1')).json();
    expect(createdOrders.orders[0]).toMatchObject({ total_sum: price - maxDiscount });
    expect(await info(tx)).toEqual({ state: 'used', smart_price: false });
    expect((await add(tx)).json().errors.tx).toEqual(['По этой умной цене заказ уже оформлен.']);
    expect(await basketOf(one.id)).toMatchObject({ items: [], smart_price: null });
  });

  test('whoever has it last has it: the other basket costs its price again', async () => {
    const tx = await completeValuation();
    const one: Basket = (await add(tx)).json();
    const other: Basket = (await add(tx)).json();
    expect([(await basketOf(one.id)).total_sum, (await basketOf(other.id)).total_sum]).toEqual([price, price - maxDiscount]);
  });

  test('who signs in keeps it', async () => {
    const tx = await completeValuation();
    const guests: Basket = (await add(tx)).json();
    const own = bearerOf(await shopWithShoppers.signIn());
    const mergedBasket: Basket = (await shopWithShoppers.post('/basket/merge', undefined, { ...own, 'x-basket-id': guests.id })).json();
    expect(mergedBasket).toMatchObject({ smart_price: { tx }, total_sum: price - maxDiscount });
  });
});
