import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCounts } from '../counts/keep.ts';
import { indexForSearch } from '../search/index/write.ts';
import { buildServer } from '../server.ts';
import { pretendMillions, readWhole, recordStatements } from '../testing/plans.ts';
import { anna, bearerOf, cheapHash } from '../testing/shoppers.ts';
import { fillSmallShop, shop } from '../testing/small-shop.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openInMemory } from './pglite.ts';

const product = 2_000_001;

/** Some hundred products of several brands, with specifications, stock, a tag and a series. */
async function fillManyShelves(database: Embedded): Promise<void> {
  const { db } = database;
  await fillSmallShop(db);
  await db.execute(sql`insert into brands (id, code, name) select 10 + n, 'brand-' || n, 'Brand ' || n from generate_series(1, 20) n`);
  await db.execute(sql`insert into series (id, code, name, brand_id) values (1, 'galaxy', 'Galaxy', 11)`);
  await db.execute(sql`insert into models (id, code, name, brand_id, category_id) values (1, 'galaxy-s', 'Galaxy S', 11, 224)`);
  await db.execute(
    sql`insert into attributes (id, code, name, unit, type) values (1, 'memory', 'Память', 'ГБ', 'number'), (2, 'screen', 'Экран', null, 'text'), (3, 'nfc', 'NFC', null, 'flag')`,
  );
  await db.execute(
    sql`insert into category_attributes select c.id, a.id, 'Общие', a.id, false, true from categories c, attributes a where c.id in (224, 1061)`,
  );
  await db.execute(sql`insert into products (id, name, article, brand_id, category_id, series_id, model_id, price, price_old, order_type, warranty_days, kind, popularity, released_at)
    select ${product}::int + n, 'Смартфон Brand ' || n % 20 || ' M' || n, 'A' || n, 11 + n % 20, case when n % 3 = 0 then 1061 else 224 end, case when n % 20 = 0 then 1 end,
      case when n % 40 = 0 then 1 end, 100000 + n * 100, case when n % 5 = 0 then 200000 + n * 200 end, 'buy', 365, 'phone', n % 60, date '2026-01-01' + n
    from generate_series(0, 599) n`);
  await db.execute(sql`insert into product_values (product_id, attribute_id, text, code, number)
    select p.id, a.id, (p.id % 7)::text, (p.id % 7)::text, case when a.type = 'text' then null else p.id % 2 end from products p, attributes a where p.id >= ${product}`);
  await db.execute(
    sql`insert into stock (store_id, product_id, quantity) select s.id, p.id, p.id % 3 from products p, stores s where p.id >= ${product} and (p.id + s.id) % 2 = 0`,
  );
  await db.execute(
    sql`insert into tags (id, alias, name, position) select n, case when n = 1 then 'skidki' else 'tag-' || n end, 'Подборка', n from generate_series(1, 50) n`,
  );
  await db.execute(sql`insert into tag_products select 1 + id % 50, id from products where id >= ${product} and price_old is not null`);
  await db.execute(sql`insert into comments (type, owner_id, author, rating, pros, cons, text, date, likes, dislikes, is_verified)
    select case when n % 3 = 0 then 'question' else 'product' end, ${product}::int + n % 600, 'a', 1 + n % 5, '', '', 'q', now(), 0, 0, false
    from generate_series(1, 3000) n`);
  await db.execute(sql`insert into comments (type, owner_id, parent_id, author, pros, cons, text, date, likes, dislikes, is_verified)
    select type, owner_id, id, 'b', '', '', 'a', now(), 0, 0, false from comments where type = 'question'`);
  await fillShoppers(database);
  await fillTexts(database);
  await keepCounts(db);
  await indexForSearch(db);
}

/** A shopper among many, each with orders, lists and addresses of his own. */
async function fillShoppers({ db }: Embedded): Promise<void> {
  await db.execute(
    sql`insert into users (phone, password_hash) select (79000000000 + n)::text, ${cheapHash(anna.password)} from generate_series(1, 300) n`,
  );
  await db.execute(sql`insert into orders (order_key_hash, basket_key, user_id, city_id, status_id, order_type_id, is_one_click, delivery_address, delivery_cost,
      is_prepaid, sum, discount, total_sum, contact_name, mobile_phone)
    select md5(n::text), 'b', 1 + n % 300, ${shop.city}, 'N', 33, false, '', 0, false, 100, 0, 100, 'a', '79000000000' from generate_series(1, 3000) n`);
  await db.execute(sql`insert into order_items (order_id, product_id, name, url, image, quantity, price, final_price)
    select id, ${product}, 'a', '/', '/', 1, 100, 100 from orders`);
  await db.execute(sql`insert into order_history (order_id, status_id) select id, 'N' from orders`);
  await db.execute(sql`insert into listed_products (user_id, list, product_id) select 1 + n % 300, case when n % 2 = 0 then 'favorites' else 'compare' end, ${product}::int + n
    from generate_series(0, 599) n`);
  await db.execute(
    sql`insert into addresses (user_id, city, street, house_number) select 1 + n % 300, 'Донецк', 'ул. Артёма', '1' from generate_series(1, 900) n`,
  );
}

/** Offers, news and reviews, with what they are filed under. */
async function fillTexts({ db }: Embedded): Promise<void> {
  await db.execute(sql`insert into articles (id, type, slug, name, announce, body, kinds, hue, published_on, starts_on, ends_on, tag_id, minutes)
    select n, case n % 3 when 0 then 'action' when 1 then 'news' else 'review' end, case when n % 3 = 2 then 'review-' || n end, 'a', 'a', '[]', '{phone}', 10,
      date '2026-01-01' + n % 300, null, null, case when n % 3 = 0 then 1 + n % 50 end, 3 from generate_series(1, 900) n`);
  await db.execute(
    sql`insert into article_marks values ('mechanic', 'discount', 'Скидка', 1), ('brand', 'brand-3', 'Brand 3', 2), ('channel', 'site', 'На сайте', 3),
      ('category', 'smartphones', 'Смартфоны', 4), ('badge', 'test', 'Испытание', 5)`,
  );
  await db.execute(sql`insert into article_marked select a.id, m.kind, m.code from articles a join article_marks m
    on (a.type = 'action' and m.kind in ('mechanic', 'brand', 'channel')) or (a.type = 'review' and m.kind in ('category', 'brand', 'badge')) where a.id % 2 = 0`);
  await db.execute(sql`insert into article_products select id, ${product}::int + id % 600, 1 from articles where type = 'review'`);
  await db.execute(sql`insert into banner_types select 'NEW_MENU_' || n, 'Меню', 'menu' from generate_series(1, 20) n`);
  await db.execute(
    sql`insert into banners select n, 'NEW_MENU_' || 1 + n % 20, 'a', 'a', '/', '{phone}', 10 from generate_series(1, 300) n`,
  );
  await db.execute(sql`insert into advent_days select n, 'a', 'a', '/', '{phone}', 10 from generate_series(11, 31) n`);
}

/** What a shopper who is signed in asks for. */
const ofShopper: typeof calls = [
  ['orders of a shopper', '/v3/customer/orders?page=1'],
  ['favourites', '/v2/users/me/favorites'],
  ['comparison', '/v2/users/me/compare'],
  ['addresses', '/v2/users/me/addresses'],
];

/** One of every kind of call that reads the catalogue, or what is written about it. */
const calls: readonly (readonly [name: string, path: string, body?: object | undefined])[] = [
  ['home', '/v3/main-page/get-data'],
  ['tree', '/v2/categories'],
  ['menu', '/v2/menu'],
  ['tags', '/v2/tags'],
  ['tags of a category', '/v2/tags?category_id=224'],
  ['brands', '/v2/brands'],
  ['series', '/v2/series'],
  ...['-popularity', 'price', '-price', '-rating', '-date', '-discount'].map(
    (sort) => [`listing by ${sort}`, `/v3/products/category/224?sort=${sort}&page=3`] as const,
  ),
  ['listing of the whole', '/v3/products/search?sort=price'],
  ['listing with a brand', '/v3/products/category/224?filter[brand][]=brand-3'],
  ['listing of what there is', '/v3/products/category/224?filter[available][]=1'],
  ['listing by price', '/v3/products/category/224?filter[price][min]=1200'],
  ['listing by a specification', '/v3/products/category/224?filter[screen][]=3&filter[memory][min]=1'],
  ['brand', '/v3/products/brand/brand-3'],
  ['brand in a category', '/v3/products/brand/brand-3/224?sort=price'],
  ['tag', '/v3/products/tag/skidki'],
  ['listing of a series', '/v3/products/series/galaxy'],
  ['model', '/v3/products/model/galaxy-s'],
  ['facets', '/v3/products/filters?category_id=224'],
  ['facets of a brand', '/v3/products/filters?brand_code=brand-3'],
  ['facets of the whole', '/v3/products/filters'],
  ['facets, filtered', '/v3/products/filters?category_id=224&filter[price][min]=1200&filter[screen][]=3&available=1'],
  ['search', '/v3/products/search?q=smartfon'],
  ['facets of a search', '/v3/products/filters?q=brand+5'],
  ['reading of a search', '/v3/search?q=A17'],
  ['suggestions', '/v3/search/suggestions?q=br'],
  ['product', `/v3/products/${product}`],
  ['cards', `/v3/products?product_ids[]=${product}&product_ids[]=${product + 1}`],
  ['similar', `/v2/products/${product}/similars`],
  ['looked with', `/v2/products/${product}/looked-with`],
  ['availability', '/v2/products/availability', { product_ids: [product, product + 1], city_id: shop.city }],
  ['stores', '/v2/stores', { product_id: product }],
  ...['-rate', '-date', '-like'].map(
    (sort) =>
      [`reviews by ${sort}`, `/v2/comments?type=product&owner_id=${product}&status=1&with_own=1&sort=${sort}&rates[]=5&query=q`] as const,
  ),
  ['questions', `/v2/comments?type=question&owner_id=${product}&use_similar=1`],
  ['answers', '/v2/comments?parent_ids[]=1'],
  ['offers', '/v2/articles/actions?mechanics[]=discount&brands[]=brand-3&channels[]=site'],
  ['offer', '/v2/articles/6'],
  ['mechanics of offers', '/v2/articles/actions/mechanics'],
  ['news', '/v2/articles/news?page=2'],
  ['articles about products', '/v2/articles/reviews?category=smartphones&brand=brand-3&badge=test'],
  ['article about products', '/v2/articles/reviews/slug/review-8'],
  ['categories of articles', '/v2/articles/reviews/filters/categories?brand=brand-3'],
  ['banners', '/v2/banner?visible=1&type=NEW_MENU_3'],
  ['banners of the menu', '/v2/banner?visible=1&location=menu'],
  ['advent calendar', '/v2/promo/advent-calendar'],
  ['seo', '/v3/seo?path=/catalog/smartphones/224'],
  ['seo of a brand', '/v3/seo?path=/catalog/brand/brand-3'],
  ['breadcrumbs', '/v2/breadcrumbs?path=/catalog/smartphones/224'],
];

let database: Embedded;
let app: Awaited<ReturnType<typeof buildServer>>;
let asked: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
  await fillManyShelves(database);
  await pretendMillions(database.client);
  asked = recordStatements(database.client);
  app = await buildServer({ connection: database, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function unindexed([name, path, body]: (typeof calls)[number], headers: Record<string, string> = {}): Promise<string[]> {
  asked.take();
  const url = `${path}${path.includes('?') ? '&' : '?'}city_id=${shop.city}`;
  const answer = await app.inject(body ? { method: 'POST', url, payload: body } : { url, headers });
  expect({ name, status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({ name, status: 200, body: '' });
  const found: string[] = [];
  for (const statement of asked.take()) {
    const tables = await readWhole(database.client, statement);
    if (tables.length > 0) found.push(`${name} reads all of ${tables.join(', ')}: ${statement.text.replaceAll(/\s+/g, ' ')}`);
  }
  asked.take();
  return found;
}

test.each(calls.map(([name, path, body]) => ({ name, path, body })))('$name goes through no large table', async ({ name, path, body }) => {
  expect(await unindexed([name, path, body])).toEqual([]);
});

test('what a shopper asks for goes through no large table', async () => {
  const tokens = (await app.inject({ method: 'POST', url: '/user/login', payload: anna })).json();
  for (const call of ofShopper) expect(await unindexed(call, bearerOf(tokens))).toEqual([]);
});

test('a query that has lost its index is named', async () => {
  const { client } = database;
  await client.exec(
    'begin; drop index products_listed_price; drop index products_category; drop index products_listed_rating; drop index products_listed_date; drop index products_listed_discount; drop index products_shelf',
  );
  await client.exec('commit');
  const found = await unindexed(['listing', '/v3/products/category/224?sort=price']);
  expect(found).toEqual([expect.stringMatching(/^listing reads all of products: select/)]);
});
