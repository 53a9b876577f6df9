import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop, stock } from '../../platform/database/testing/small-shop.ts';
import { bundleActions } from '../../pricing/bundle.ts';
import { anna, bearerOf, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

/** A case and a cable for the phone, and warranties on each of them; the second warranty on the phone lasts longer. */
const goods = { case: 2001, cable: 2002, year: 2011, years: 2012, small: 2013 } as const;

interface Item {
  id: number;
  product_id: number;
  parent_id: number | null;
  quantity: number;
  final_price: number;
  sum: number;
  is_warranty: boolean;
  warranty_id: number | null;
  warranty_price: number | null;
}

interface Basket {
  id: string;
  revision: number;
  items: Item[];
  orders: { key: string; item_ids: number[]; sum: number }[];
  sum: number;
  discount: number;
  total_sum: number;
}

describe.each(anyEngine)('accessories and warranties, %s', (_, open) => {
  let testShop: ShopWithShoppers;

  beforeAll(async () => {
    testShop = await openShopWithShoppers(open);
    await testShop.db.execute(sql`insert into categories (id, code, name, singular, kind, position, is_digital)
      values (301, 'cases', 'Чехлы', 'Чехол', 'phone-case', 1, false), (302, 'cables', 'Кабели', 'Кабель', 'cable', 2, false)`);
    for (const [id, name, category, price, popularity] of [
      [goods.case, 'Чехол', 301, 1_990_00, 10],
      [goods.cable, 'Кабель', 302, 990_00, 20],
      [goods.year, 'Гарантия на год', null, 1_000_00, 1],
      [goods.years, 'Гарантия на два года', null, 1_800_00, 1],
      [goods.small, 'Гарантия на мелочь', null, 200_00, 1],
    ] as const) {
      await testShop.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind, popularity)
        values (${id}, ${name}, ${String(id)}, 1, ${category}, ${price}, 'buy', 0, 'cable', ${popularity})`);
    }
    await testShop.db.execute(sql`insert into warranties (product_id, months, price_from, price_to) values
      (${goods.year}, 12, 1000000, 3000000), (${goods.years}, 24, 1000000, 3000000), (${goods.small}, 12, 150000, 1000000)`);
    await testShop.db.execute(sql`insert into product_relations (product_id, kind, position, related_id) values
      (${shop.phone}, 'accessory', 1, ${goods.case}), (${shop.phone}, 'accessory', 2, ${goods.cable}),
      (${shop.phone}, 'bundle', 1, ${goods.case}), (${shop.phone}, 'bundle', 2, ${goods.cable})`);
    await stock(testShop.db, shop.store, goods.case, 50);
    await stock(testShop.db, shop.store, goods.cable, 50);
  });
  afterAll(() => testShop?.close());
  beforeEach(() => testShop.reset());

  const get = (url: string, headers: Record<string, string> = {}) => testShop.app.inject({ url, headers });
  const ids = async (url: string) => (await get(url)).json().map(({ id }: { id: number }) => id);
  const call = async (basket: Basket, path: string): Promise<Basket> => (await get(`/basket/${path}`, { 'x-basket-id': basket.id })).json();
  const startBasket = async (product: number = shop.phone): Promise<{ basket: Basket; parent: number }> => {
    const basket: Basket = (await get(`/basket/add-item?product_id=${product}&quantity=1`)).json();
    return { basket, parent: basket.items[0]?.id ?? 0 };
  };
  const add = (basket: Basket, parent: number, product: number, action?: number) =>
    call(basket, `add-accessory?parent_id=${parent}&product_id=${product}${action === undefined ? '' : `&action_id=${action}`}`);
  const warrant = (basket: Basket, parent: number, warranty: number) =>
    call(basket, `add-warranty?parent_id=${parent}&warranty_id=${warranty}`);
  const lineOf = ({ items }: Basket, product: number): Item => {
    const item = items.find(({ product_id }) => product_id === product);
    if (item === undefined) throw new Error(`No ${product} in the basket.`);
    return item;
  };

  test('accessories come by the rank of their category and by popularity, by group and by what can be had', async () => {
    const path = `/v3/products/${shop.phone}/accessories`;
    expect(await ids(path)).toEqual([goods.case, goods.cable]);
    // The better sold of the same category.
    await testShop.db.execute(sql`update products set category_id = 301 where id = ${goods.cable}`);
    expect(await ids(path)).toEqual([goods.cable, goods.case]);
    await testShop.db.execute(sql`update products set category_id = 302 where id = ${goods.cable}`);
    expect(await ids(`${path}?sort=-price`)).toEqual([goods.case, goods.cable]);
    expect(await ids(`${path}?accessory_group_ids[]=301`)).toEqual([goods.case]);
    expect(await ids(`${path}?filter[price][max]=1000`)).toEqual([goods.cable]);
    expect(await ids(`${path}?action_id=${bundleActions.combo.id}`)).toEqual([goods.case, goods.cable]);
    expect(await ids(`${path}?action_id=7`)).toEqual([]);
    await stock(testShop.db, shop.store, goods.cable, 0);
    expect(await ids(`${path}?available_first=1`)).toEqual([goods.case, goods.cable]);
    expect(await ids(`${path}?available=1`)).toEqual([goods.case]);
    await stock(testShop.db, shop.store, goods.cable, 50);
    const second = await get(`${path}?per_page=1&page=3`);
    expect([second.headers['x-pagination-total-count'], second.headers['x-pagination-page-count'], second.json()]).toEqual(['2', '2', []]);
    expect((await get(`${path}?sort=name`)).statusCode).toBe(422);
    expect((await get('/v3/products/99/accessories')).statusCode).toBe(404);
  });

  test('a category keeps its rank where its first accessory is sold out', async () => {
    const path = `/v3/products/${shop.phone}/accessories?available=1`;
    await testShop.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind, popularity)
      values (2003, 'Чехол-книжка', '2003', 1, 301, 99000, 'buy', 0, 'phone-case', 5)`);
    await testShop.db.execute(
      sql`insert into product_relations (product_id, kind, position, related_id) values (${shop.phone}, 'accessory', 3, 2003)`,
    );
    await stock(testShop.db, shop.store, 2003, 50);
    expect(await ids(path)).toEqual([goods.case, 2003, goods.cable]);
    await stock(testShop.db, shop.store, goods.case, 0);
    expect(await ids(path)).toEqual([2003, goods.cable]);
    await stock(testShop.db, shop.store, goods.case, 50);
    await testShop.db.execute(sql`delete from product_relations where related_id = 2003`);
    await testShop.db.execute(sql`delete from stock where product_id = 2003`);
    await testShop.db.execute(sql`delete from products where id = 2003`);
  });

  test('groups and categories are those that the accessories are of', async () => {
    const groups = (await get(`/v3/products/${shop.phone}/accessory-groups?per_page=1`)).json();
    expect(groups).toMatchObject([
      { id: 301, name: 'Чехлы', products: [{ id: goods.case }] },
      { id: 302, name: 'Кабели', products_count: 1, products: [{ id: goods.cable }] },
    ]);
    expect(await ids(`/v3/products/${shop.phone}/accessory-groups?with_bundle=1`)).toEqual([301, 302]);
    expect(await ids(`/v3/products/${shop.phone}/accessory-categories`)).toEqual([301, 302]);
    expect(await ids(`/v3/products/${shop.fridge}/accessory-categories`)).toEqual([]);
  });

  test('a bundle has its prices in each way of buying it', async () => {
    const { products, variants } = (await get(`/v3/products/${shop.phone}/accessory-bundle`)).json();
    expect(products.map(({ id }: { id: number }) => id)).toEqual([goods.case, goods.cable]);
    expect(variants).toMatchObject([
      { type: 'bundle', action_id: 1301, prices: [{ final_price: 1791 }, { final_price: 891 }], months: null },
      { type: 'instalments', prices: [{ final_price: 1990 }, { final_price: 990 }], months: 36 },
      { type: 'combo', action_id: 1302, prices: [{ final_price: 1691 }, { final_price: 841 }] },
    ]);
    expect((await get(`/v3/products/${shop.fridge}/accessory-bundle`)).json()).toEqual({ variants: [], products: [] });
  });

  test('warranties are for goods of a price, and no goods themselves', async () => {
    expect(await ids(`/v2/products/${shop.phone}/warranties`)).toEqual([goods.year, goods.years]);
    expect(await ids(`/v2/products/${shop.phone}/warranties?per_page=1`)).toEqual([goods.year]);
    expect(await ids(`/v2/products/${goods.case}/warranties`)).toEqual([goods.small]);
    for (const without of [shop.licence, shop.giftCard, goods.year]) expect(await ids(`/v2/products/${without}/warranties`)).toEqual([]);
    expect((await get(`/v2/products/${shop.phone}/warranties`)).json()[0]).toMatchObject({ is_warranty: true, category: null });
    expect((await get(`/basket/add-item?product_id=${goods.year}&quantity=1`)).statusCode).toBe(404);
    expect(await ids('/v3/products/search?q=%D0%B3%D0%B0%D1%80%D0%B0%D0%BD%D1%82%D0%B8%D1%8F')).toEqual([]);
  });

  test('a line has one warranty, for each of its pieces; an accessory has its own', async () => {
    const { basket, parent } = await startBasket();
    let now = await warrant(await warrant(basket, parent, goods.year), parent, goods.years);
    expect(now.items.map(({ product_id }) => product_id)).toEqual([shop.phone, goods.years]);
    expect(lineOf(now, shop.phone)).toMatchObject({ warranty_id: goods.years, warranty_price: 1800 });
    now = await call(basket, `update-item-quantity?id=${parent}&quantity=2`);
    expect([lineOf(now, goods.years).quantity, now.total_sum]).toEqual([2, 2 * (19_990 + 1_800)]);
    expect(
      (await get(`/basket/update-item-quantity?id=${lineOf(now, goods.years).id}&quantity=1`, { 'x-basket-id': basket.id })).statusCode,
    ).toBe(422);
    now = await add(basket, parent, goods.case);
    const accessory = lineOf(now, goods.case).id;
    now = await warrant(basket, accessory, goods.small);
    expect(lineOf(now, goods.case)).toMatchObject({ parent_id: parent, warranty_id: goods.small, warranty_price: 200 });
    expect(now.total_sum).toBe(2 * (19_990 + 1_800) + 1_990 + 200);
    expect(now.orders).toMatchObject([{ key: 'buy', sum: now.total_sum }]);
    now = await call(basket, `remove-item?id=${parent}`);
    expect(now.items).toEqual([]);
  });

  test('what does not fit is refused', async () => {
    const { basket, parent } = await startBasket();
    const headers = { 'x-basket-id': basket.id };
    const status = async (path: string) => (await get(`/basket/${path}`, headers)).statusCode;
    expect(await status(`add-accessory?parent_id=${parent}&product_id=${shop.fridge}`)).toBe(422);
    expect(await status(`add-accessory?parent_id=${parent}&product_id=99`)).toBe(404);
    expect(await status(`add-accessory?parent_id=99&product_id=${goods.case}`)).toBe(404);
    expect(await status(`add-warranty?parent_id=${parent}&warranty_id=${goods.small}`)).toBe(404);
    const { items } = await warrant(basket, parent, goods.year);
    const warranty = items.find(({ is_warranty }) => is_warranty)?.id;
    expect(await status(`add-warranty?parent_id=${warranty}&warranty_id=${goods.year}`)).toBe(404);
  });

  test('an accessory costs less in its bundle, and in a combo while all of it is there', async () => {
    const { basket, parent } = await startBasket();
    const { bundle, combo } = bundleActions;
    let now = await add(basket, parent, goods.case, bundle.id);
    expect([lineOf(now, goods.case).final_price, now.discount]).toEqual([1_791, 199]);
    now = await call(basket, `update-item-quantity?id=${lineOf(now, goods.case).id}&quantity=2`);
    // One for each of the product; the second has its own price.
    expect(lineOf(now, goods.case).sum).toBe(1_791 + 1_990);
    now = await call(basket, `update-item-quantity?id=${lineOf(now, goods.case).id}&quantity=1`);
    now = await add(basket, parent, goods.case, combo.id);
    expect(lineOf(now, goods.case)).toMatchObject({ quantity: 1, final_price: 1_990 });
    now = await add(basket, parent, goods.cable, combo.id);
    expect([lineOf(now, goods.case).final_price, lineOf(now, goods.cable).final_price]).toEqual([1_691, 841]);
    now = await call(basket, `remove-item?id=${lineOf(now, goods.cable).id}`);
    expect(now.total_sum).toBe(19_990 + 1_990);
  });

  test('a warranty goes with what is ordered before it is on sale', async () => {
    const { basket, parent } = await startBasket(shop.preorder);
    await testShop.db.execute(sql`update warranties set price_to = 100000000 where product_id = ${goods.year}`);
    const { orders } = await warrant(basket, parent, goods.year);
    await testShop.db.execute(sql`update warranties set price_to = 3000000 where product_id = ${goods.year}`);
    expect(orders).toMatchObject([{ key: 'preorder', sum: 99_990 + 1_000 }]);
  });

  const order = async ({ id, revision }: Basket, key: string) => {
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
    return (await testShop.post('/api/create-order', payload, { 'x-basket-id': id, 'idempotency-key': key })).json();
  };

  test('an order has them with their prices, and goods are bought together from then on', async () => {
    const { basket, parent } = await startBasket();
    await add(basket, parent, goods.case, bundleActions.bundle.id);
    const whole = await warrant(basket, parent, goods.year);
    const { orders } = await order(whole, 'order-with-a-warranty-1');
    expect(orders[0].total_sum).toBe(19_990 + 1_791 + 1_000);
    const [phone, ...added] = orders[0].basket;
    expect(phone).toMatchObject({ product_id: shop.phone, parent_id: null, is_warranty: false });
    expect(added).toMatchObject([
      { product_id: goods.case, parent_id: phone.id, final_price: 1_791, is_warranty: false },
      { product_id: goods.year, parent_id: phone.id, final_price: 1_000, is_warranty: true, url: '' },
    ]);
    expect(await ids(`/v2/products/${shop.phone}/math-accessories`)).toEqual([goods.case, goods.cable]);
    expect(await ids(`/v2/products/${shop.phone}/math-accessory-groups`)).toEqual([301, 302]);
  });

  test('who signs in keeps them under their product, and the warranty that was there', async () => {
    const own = bearerOf(await testShop.signIn());
    const { items } = (await get(`/basket/add-item?product_id=${shop.phone}&quantity=1`, own)).json() as Basket;
    await get(`/basket/add-warranty?parent_id=${items[0]?.id}&warranty_id=${goods.years}`, own);
    const { basket, parent } = await startBasket();
    await add(basket, parent, goods.case);
    await warrant(basket, parent, goods.year);
    const joined: Basket = (await testShop.post('/basket/merge', undefined, { ...own, 'x-basket-id': basket.id })).json();
    expect(joined.items.map(({ product_id }) => product_id).toSorted()).toEqual([shop.phone, goods.case, goods.years]);
    for (const product of [goods.case, goods.years]) expect(lineOf(joined, product).parent_id).toBe(lineOf(joined, shop.phone).id);
  });

  test('that the basket step was shown is kept', async () => {
    const { basket } = await startBasket();
    expect((await get('/basket/trace', { 'x-basket-id': basket.id })).json()).toEqual({ is_traced: true });
    const shownBaskets = await testShop.db.execute(sql`select id from baskets where shown_at is not null`);
    expect(JSON.stringify(shownBaskets)).toContain(basket.id);
    expect((await get('/basket/trace')).json()).toEqual({ is_traced: false });
  });
});
