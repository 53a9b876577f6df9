import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop, stock } from '../../platform/database/testing/small-shop.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { refreshCounts } from '../counts/refresh.ts';
import { catalogueSearch } from '../search/search.ts';
import { readMainPage } from '../site/main-page.ts';
import { readProduct } from './details.ts';
import { type ListingQuery, readListing } from './listing.ts';
import type { ListingTarget } from './scope.ts';

let small: ShopWithBuyers;

/** From the most popular on: what nobody has, what is had, and what another city has. */
const goods = { gone: 3001, here: 3002, elsewhere: 3003, partners: 3004, promised: 3005, warehouse: 3006, never: 3007 } as const;
const { gone, here, elsewhere, partners, promised, warehouse, never } = goods;

const idsOf = async (target: ListingTarget, query: ListingQuery = {}) => {
  const { items, total } = await readListing(small.context(), target, query);
  return { ids: items.map(({ id }) => id), total };
};

/** All of a listing, so many on a page. */
async function readPages(target: ListingTarget, perPage: number, query: ListingQuery = {}): Promise<number[]> {
  const pages = Array.from({ length: Math.ceil(8 / perPage) }, (_, at) => idsOf(target, { ...query, page: at + 1, per_page: perPage }));
  return (await Promise.all(pages)).flatMap(({ ids }) => ids);
}

describe.each(anyEngine)('what cannot be had, %s', (_, open) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    const { db } = small;
    await db.execute(sql`insert into brands (id, code, name) values (7, 'vega', 'Vega')`);
    await db.execute(sql`insert into categories (id, code, name, singular, kind, position, is_digital, parent_id)
      values (300, 'kettles', 'Чайники', 'Чайник', 'kettle', 1, false, null), (301, 'gooseneck', 'Чайники с носиком', 'Чайник', 'kettle', 1, false, 300)`);
    for (const [at, id] of Object.values(goods).entries()) {
      const orderType = id === promised ? 'preorder' : id === never ? 'false' : 'buy';
      await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind, popularity)
        values (${id}, ${`Чайник Vega ${id}`}, ${String(id)}, 7, ${id % 2 === 0 ? 300 : 301}, ${100_00 * (at + 1)}, ${orderType}, 365, 'kettle', ${90 - at})`);
    }
    await stock(db, shop.store, here, 1);
    await stock(db, shop.store, gone, 0);
    await stock(db, shop.warehouse, warehouse, 1);
    const [other] = (await db.execute<{ id: number }>(sql`select id from stores where type <> 0 and city_id <> ${shop.city} limit 1`)).rows;
    await stock(db, other?.id ?? 0, elsewhere, 4);
    await db.execute(sql`insert into supplier_offers (product_id, supplier_id, price, quantity)
      values (${partners}, ${shop.supplier}, 94900, 2), (${gone}, ${shop.supplier}, 94900, 0)`);
    await refreshCounts(db);
    await catalogueSearch.index.update(db);
  });
  afterAll(() => small?.close());

  const obtainableFirst = [here, partners, promised, warehouse, gone, elsewhere, never];

  test.each([
    ['category', { categoryId: 300 }],
    ['brand', { brandCode: 'vega' }],
    ['brand in a category', { brandCode: 'vega', categoryId: 300 }],
  ])('comes at the end of a %s, on whichever page that is', async (_, target) => {
    expect(await idsOf(target)).toEqual({ ids: obtainableFirst, total: 7 });
    for (const perPage of [1, 2, 3, 4, 5, 6, 7]) expect(await readPages(target, perPage)).toEqual(obtainableFirst);
  });

  test('comes at its end where the rest is narrowed, and alone where nothing else is left', async () => {
    const narrowed: ListingQuery = { filter: { price: { min: '150', max: '650' } } };
    expect(await readPages({ categoryId: 300 }, 2, narrowed)).toEqual([here, partners, promised, warehouse, elsewhere]);
    expect(await readPages({ categoryId: 300 }, 1, { filter: { price: { max: '100' } } })).toEqual([gone]);
    expect(await idsOf({ categoryId: 300 }, { filter: { available: ['1'] } })).toEqual({ ids: [here, warehouse], total: 2 });
  });

  test('stands where it belongs in an order that was chosen', async () => {
    const byPrice = Object.values(goods);
    expect(await readPages({ categoryId: 300 }, 3, { sort: 'price' })).toEqual(byPrice);
    expect(await readPages({}, 3, { q: 'чайник vega', sort: 'price' })).toEqual(byPrice);
  });

  test('comes at the end of a search', async () => {
    const { ids, total } = await idsOf({}, { q: 'чайник vega' });
    expect(total).toBe(7);
    expect(new Set(ids.slice(0, 4))).toEqual(new Set(obtainableFirst.slice(0, 4)));
    expect(new Set(ids.slice(4))).toEqual(new Set(obtainableFirst.slice(4)));
  });

  test('comes at the end of a search on whichever page that is, and all pages count the same', async () => {
    const { ids } = await idsOf({}, { q: 'чайник vega' });
    for (const perPage of [1, 2, 3, 4, 5, 6, 7]) expect(await readPages({}, perPage, { q: 'чайник vega' })).toEqual(ids);
    for (const page of [1, 2, 3, 4]) expect((await idsOf({}, { q: 'чайник vega', page, per_page: 2 })).total).toBe(7);
  });
});

describe.each(anyEngine)('what an order on the site pays, %s', (_, open) => {
  const brand = 'orion';
  const [plain, cheaper, cheapest] = [3101, 3102, 3103] as const;

  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    const { db } = small;
    await db.execute(sql`insert into brands (id, code, name) values (8, ${brand}, 'Orion')`);
    await db.execute(
      sql`insert into categories (id, code, name, singular, kind, position, is_digital) values (302, 'samovars', 'Самовары', 'Самовар', 'kettle', 1, false)`,
    );
    await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, price_old, order_type, warranty_days, kind)
      select id, 'Самовар Orion ' || id, id::text, 8, 302, price, old, 'buy', 365, 'kettle'
      from unnest(${sql.param([plain, cheaper, cheapest])}::int[], ${sql.param([5000_00, 6000_00, 7000_00])}::bigint[], ${sql.param([null, 6000_00, 8000_00])}::bigint[]) g (id, price, old)`);
    await db.execute(
      sql`insert into product_prices (product_id, online) values (${cheaper}, ${4500_50}), (${cheapest}, ${4000_00}), (${plain}, ${5000_00})`,
    );
    await refreshCounts(db);
    await catalogueSearch.index.update(db);
  });
  afterAll(() => small?.close());

  test.each([
    ['category', { categoryId: 302 }],
    ['brand', { brandCode: brand }],
    ['search', { query: 'самовар' }],
  ])('is what a %s is sorted and narrowed by', async (_, target) => {
    expect((await idsOf(target, { sort: 'price' })).ids).toEqual([cheapest, cheaper, plain]);
    expect((await idsOf(target, { sort: '-price' })).ids).toEqual([plain, cheaper, cheapest]);
    expect((await idsOf(target, { sort: '-discount' })).ids).toEqual([cheapest, cheaper, plain]);
    expect(await idsOf(target, { sort: 'price', filter: { price: { max: '4500' } } })).toEqual({ ids: [cheapest, cheaper], total: 2 });
    expect(await idsOf(target, { sort: 'price', filter: { discount: ['1'] } })).toEqual({ ids: [cheapest, cheaper], total: 2 });
  });

  test('is what a search with a limit and its suggestions go by', async () => {
    const { db } = small;
    expect((await catalogueSearch.find(db, 'самовар до 4600')).ids.toSorted()).toEqual([cheaper, cheapest]);
    const { products } = await catalogueSearch.suggest(db, 'самовар orion');
    expect(Object.fromEntries(products.map(({ id, price }) => [id, price]))).toEqual({
      [plain]: 5000_00,
      [cheaper]: 4500_00,
      [cheapest]: 4000_00,
    });
  });

  test('is what used pieces of a product are told in order of', async () => {
    const { db } = small;
    const pieces = [3111, 3112, 3113];
    await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind, is_markdown, parent_product_id)
      select id, 'Самовар Orion, б/у', id::text, 8, 302, 300000 + id, 'buy', 90, 'kettle', true, ${plain} from unnest(${sql.param(pieces)}::int[]) g (id)`);
    for (const id of pieces) await stock(db, shop.store, id, 1);
    await db.execute(sql`insert into product_prices (product_id, online) values (3113, 200050)`);
    expect((await readProduct(small.context(), plain)).children.map(({ id, price }) => [id, price])).toEqual([
      [3113, 2000_00],
      [3111, 3031_11],
      [3112, 3031_12],
    ]);
    await db.execute(sql`delete from stock where product_id = any(${sql.param(pieces)}::int[])`);
    await db.execute(sql`delete from products where id = any(${sql.param(pieces)}::int[])`);
    await catalogueSearch.index.update(db);
  });

  test('is what the product of the day is reduced by', async () => {
    const { db } = small;
    await db.execute(sql`update products set price_old = null where category_id is distinct from 302`);
    await db.execute(sql`update products set popularity = 90 where category_id = 302`);
    await stock(db, shop.store, cheaper, 1);
    expect((await readMainPage(small.context())).productOfDay?.product.id).toBe(cheaper);
  });

  test('follows either price, whoever writes it', async () => {
    const { db } = small;
    const prices = async () =>
      (
        await db.execute<{ price: number }>(
          sql`select coalesce(p.online_price, p.price)::int as price from products p where p.category_id = 302 order by p.id`,
        )
      ).rows.map(({ price }) => price);
    expect(await prices()).toEqual([5000_00, 4500_00, 4000_00]);
    await db.execute(sql`update products set price = 430000 where id = ${cheaper}`);
    expect(await prices()).toEqual([5000_00, 4300_00, 4000_00]);
    await db.execute(sql`update product_prices set online = 350000 where product_id = ${cheaper}`);
    await db.execute(sql`delete from product_prices where product_id = ${cheapest}`);
    expect(await prices()).toEqual([5000_00, 3500_00, 7000_00]);
    expect((await db.execute(sql`select product_id from search_due order by 1`)).rows).toEqual([
      { product_id: cheaper },
      { product_id: cheapest },
    ]);
  });
});
