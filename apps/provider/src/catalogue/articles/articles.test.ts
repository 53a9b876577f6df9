import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { buildServer } from '../../server.ts';
import { setMedia } from '../media/media.ts';
import { plainMedia } from '../media/testing/plain.ts';

let database: TestDatabase;
let app: FastifyInstance;
let now = new Date('2026-11-22T12:00:00+03:00');

beforeAll(async () => {
  database = await engines.PostgreSQL();
  const { db } = database.connection;
  await fillSmallShop(db);
  await db.execute(sql`insert into tags (id, alias, name, position) values (101, 'akciya', 'Акция', 1)`);
  await db.execute(sql`insert into articles (id, type, name, announce, body, kinds, hue, published_on, starts_on, ends_on, tag_id) values
    (1, 'action', 'До воскресенья', 'Скоро кончится', '[{"kind":"paragraph","text":"Слова"},{"kind":"picture","picture":1}]', '{phone,tv}', 10, '2026-11-13', '2026-11-13', '2026-11-22', 101),
    (2, 'action', 'До декабря', '…', '[]', '{tv}', 10, '2026-11-13', '2026-11-13', '2026-12-01', null),
    (3, 'action', 'Всегда', '…', '[]', '{tv}', 10, '2026-11-13', null, null, null),
    (4, 'action', 'С завтрашнего дня', '…', '[]', '{tv}', 10, '2026-11-13', '2026-11-23', null, null),
    (5, 'news', 'Новость', '…', '[]', '{tv}', 10, '2026-11-20', null, null, null),
    (6, 'news', 'Завтрашняя новость', '…', '[]', '{tv}', 10, '2026-11-23', null, null, null)`);
  await db.execute(
    sql`insert into article_marks values ('mechanic', 'discount', 'Скидка', 1), ('mechanic', 'set', 'Вместе', 2), ('brand', 'acme', 'Acme', 3), ('channel', 'site', 'На сайте', 4)`,
  );
  await db.execute(sql`insert into article_marked values (1, 'mechanic', 'discount'), (1, 'brand', 'acme'), (2, 'mechanic', 'set'), (2, 'mechanic', 'discount'),
    (3, 'channel', 'site'), (4, 'mechanic', 'set')`);
  await insertReviews();
  setMedia(plainMedia());
  app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }), clock: () => now });
});
afterAll(async () => {
  setMedia();
  await app?.close();
  await database?.stop();
});

const insertReviews = async () => {
  const { db } = database.connection;
  await db.execute(sql`insert into articles (id, type, slug, name, announce, body, kinds, hue, published_on, minutes, likes) values
    (21, 'review', 'phones', 'О телефонах', '…', '[]', '{phone}', 10, '2026-11-10', 5, 3), (22, 'review', 'acme-phone', 'Телефон Acme', '…', '[]', '{phone}', 10, '2026-11-12', 9, 7),
    (23, 'review', 'fridges', 'О холодильниках', '…', '[]', '{fridge}', 10, '2026-11-11', 2, 5), (24, 'review', 'tomorrow', 'Завтра', '…', '[]', '{tv}', 10, '2026-11-23', 2, 9)`);
  await db.execute(
    sql`insert into article_marks values ('category', 'smartphones', 'Смартфоны', 5), ('category', 'refrigerators', 'Холодильники', 6), ('badge', 'test', 'Испытание', 7)`,
  );
  await db.execute(sql`insert into article_marked values (21, 'category', 'smartphones'), (22, 'category', 'smartphones'), (22, 'brand', 'acme'), (22, 'badge', 'test'),
    (23, 'category', 'refrigerators'), (23, 'badge', 'test'), (24, 'category', 'smartphones')`);
  await db.execute(sql`insert into article_products values (22, ${shop.phone}, 1)`);
};

const get = async (url: string) => {
  const answer = await app.inject(url);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};
const idsOf = async (query = '') => (await get(`/v2/articles/actions${query}`)).body.map(({ id }: { id: number }) => id);

test('offers of the day, those first that end soonest; each city has a day of its own', async () => {
  expect(await idsOf()).toEqual([1, 2, 3]);
  now = new Date('2026-11-22T22:30:00+03:00');
  // In Vladivostok it is the 23rd already: the first is over, the fourth has begun.
  expect(await idsOf('?city_id=2')).toEqual([2, 3, 4]);
  expect(await idsOf()).toEqual([1, 2, 3]);
  now = new Date('2026-11-22T12:00:00+03:00');
});

test('an offer tells the promocodes that everybody may use, and no other', async () => {
  const { db } = database.connection;
  const action = (id: number, code: string | null, over: { isPublic?: boolean; isHidden?: boolean; end?: string; article?: number }) =>
    db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum, promocode, is_public, is_hidden, ends_at, article_id)
      values (${id}, 'percent_discount', 'discount', '5 %', 'На всё', 5, 1000000, ${code}, ${over.isPublic ?? true}, ${over.isHidden ?? false}, ${over.end ?? null}::timestamptz, ${over.article ?? 3})`);
  await action(901, 'ОСЕНЬ', {});
  await action(902, 'ЛИЧНЫЙ', { isPublic: false });
  await action(903, 'СКРЫТЫЙ', { isHidden: true });
  await action(904, 'ПРОШЛЫЙ', { end: '2020-01-01T00:00:00Z' });
  await action(905, null, {});
  const code = { code: 'ОСЕНЬ', name: '5 %', text: 'На всё', price_from: 10_000, ends_on: null };
  expect((await get('/v2/articles/3')).body.promocodes).toEqual([code]);
  const { body } = await get('/v2/articles/actions');
  expect(body.map(({ promocodes }: { promocodes: unknown[] }) => promocodes)).toEqual([[], [], [code]]);
  const lastDayUntil = async (end: string) => {
    await db.execute(sql`update actions set ends_at = ${end}::timestamptz where id = 901`);
    return (await get('/v2/articles/3')).body.promocodes[0].ends_on;
  };
  // Midnight in Moscow is the end of the day before.
  expect(await lastDayUntil('2099-12-21T00:00:00+03:00')).toBe('2099-12-20');
  expect(await lastDayUntil('2099-12-21T00:01:00+03:00')).toBe('2099-12-21');
  await db.execute(sql`delete from actions where id > 900`);
});

test('pages have the size that `perPage` names', async () => {
  const { headers, body } = await get('/v2/articles/actions?page=2&perPage=2');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([3]);
  expect(headers).toMatchObject({ 'x-pagination-total-count': '3', 'x-pagination-per-page': '2', 'x-pagination-page-count': '2' });
});

test('within a filter any value will do, every filter has to fit', async () => {
  expect(await idsOf('?mechanics[]=discount')).toEqual([1, 2]);
  expect(await idsOf('?mechanics[]=set&mechanics[]=discount&brands[]=acme')).toEqual([1]);
  expect(await idsOf('?channels[]=site')).toEqual([3]);
  expect(await idsOf('?brands[]=nobody')).toEqual([]);
});

test('choices count the offers of the day only', async () => {
  expect((await get('/v2/articles/actions/mechanics')).body).toMatchObject([
    { code: 'discount', name: 'Скидка', count: 2 },
    { code: 'set', name: 'Вместе', count: 1 },
  ]);
  expect((await get('/v2/articles/actions/brands')).body).toMatchObject([{ code: 'acme', count: 1 }]);
});

test('an offer comes with its goods’ tag, its pictures and the others, nearest first', async () => {
  const { body } = await get('/v2/articles/1');
  expect(body).toMatchObject({
    type: 'action',
    product_tag: { alias: 'akciya' },
    image: expect.stringMatching(/^\/media\/articles\/1\.svg\?v=[\w-]{13}$/),
    ends_on: '2026-11-22',
  });
  expect(body.body[1]).toMatchObject({ kind: 'picture', image: expect.stringMatching(/^\/media\/articles\/1-1\.svg\?v=[\w-]{13}$/) });
  expect(body.previews.map(({ id }: { id: number }) => id)).toEqual([2, 3]);
  expect((await get('/v2/articles/5')).body).toMatchObject({ type: 'news', previews: [] });
});

test.each([4, 6, 7, 99_999_999_999])('article %d is not there', async (id) => {
  expect(await get(`/v2/articles/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('the screen of an offer has its name; of one that is not there there is none', async () => {
  const { body } = await get('/v3/seo?path=/special-offers/1');
  expect(body).toMatchObject({ title: 'До воскресенья — Витрина', description: 'Скоро кончится', canonical: '/special-offers/1' });
  expect((await get('/v2/breadcrumbs?path=/special-offers/1')).body).toEqual([
    { name: 'Главная', url: '/' },
    { name: 'Акции', url: '/special-offers' },
    { name: 'До воскресенья', url: null },
  ]);
  expect((await get('/v3/seo?path=/special-offers/77')).status).toBe(404);
  expect((await get('/v3/seo?path=/special-offers/5')).status).toBe(404);
});

const slugsOf = async (query = '') => (await get(`/v2/articles/reviews${query}`)).body.map(({ slug }: { slug: string }) => slug);

test('reviews of today and before stand in three orders, and are narrowed by all that is chosen', async () => {
  expect(await slugsOf()).toEqual(['acme-phone', 'fridges', 'phones']);
  expect(await slugsOf('?sort=-like')).toEqual(['acme-phone', 'fridges', 'phones']);
  expect(await slugsOf('?sort=minutes')).toEqual(['fridges', 'phones', 'acme-phone']);
  expect(await slugsOf('?category=smartphones')).toEqual(['acme-phone', 'phones']);
  expect(await slugsOf('?category=smartphones&badge=test')).toEqual(['acme-phone']);
  expect(await slugsOf('?brand=acme&badge=test&category=refrigerators')).toEqual([]);
});

test('a review comes with its goods and the nearest others, by its slug or its code', async () => {
  const { body } = await get('/v2/articles/reviews/slug/acme-phone');
  expect(body).toMatchObject({ id: 22, product_ids: [shop.phone], brand: { code: 'acme' }, badges: [{ code: 'test', name: 'Испытание' }] });
  expect(body.related.map(({ slug }: { slug: string }) => slug)).toEqual(['fridges', 'phones']);
  expect((await get('/v2/articles/reviews/22')).body.slug).toBe('acme-phone');
  for (const path of ['slug/tomorrow', 'slug/nothing', '24', 'x'])
    expect((await get(`/v2/articles/reviews/${path}`)).status, path).toBe(404);
});

test('badges are those under which there is something beside the other choices', async () => {
  const codesOf = async (path: string) =>
    (await get(`/v2/articles/reviews/filters/${path}`)).body.map(({ value, code, route }: Record<string, string>) => [value, code, route]);
  expect(await codesOf('categories?badge=test&brand=acme')).toEqual([
    ['All', null, '/reviews/list/brand-acme/badge-test'],
    ['Text', 'smartphones', '/reviews/list/category-smartphones/brand-acme/badge-test'],
  ]);
  expect(await codesOf('tags?category=refrigerators')).toEqual([
    ['All', null, '/reviews/list/category-refrigerators'],
    ['Text', 'test', '/reviews/list/category-refrigerators/badge-test'],
  ]);
  expect((await codesOf('brands')).map(([, code]: [string, string]) => code)).toEqual([null, 'acme']);
});

test('votes are counted; of what is no review there are none', async () => {
  const vote = async (path: string) => {
    const answer = await app.inject({ method: 'POST', url: `/v2/articles/reviews/${path}` });
    return [answer.statusCode, answer.json()];
  };
  expect(await vote('21/like')).toEqual([200, { like: 4, not_like: 0 }]);
  expect(await vote('21/dislike')).toEqual([200, { like: 4, not_like: 1 }]);
  expect((await vote('1/like'))[0]).toBe(404);
});

test('news of today and before, the newest first', async () => {
  expect((await get('/v2/articles/news')).body.map(({ id }: { id: number }) => id)).toEqual([5]);
});

test.each([
  ['/reviews/list', 'Обзоры'],
  ['/reviews/list/category-smartphones', 'Обзоры: Смартфоны'],
  ['/reviews/list/category-smartphones/brand-acme/badge-test', 'Обзоры: Смартфоны, Acme, Испытание'],
  ['/reviews/list/badge-test', 'Обзоры: Испытание'],
])('%s is «%s», for readers and for search engines', async (path, title) => {
  expect((await get(`/v2/articles/reviews/page?path=${path}`)).body).toMatchObject({
    title,
    sorts: [{ value: '-date' }, { value: '-like' }, { value: 'minutes' }],
  });
  expect((await get(`/v3/seo?path=${path}`)).body).toMatchObject({ h1: title, canonical: path });
});

test.each([
  '/reviews/list/category-nothing',
  '/reviews/list/badge-test/badge-test',
  '/reviews/list/smartphones',
  '/reviews/listing',
  '/reviews/list/brand-%D0',
])('%s is no list', async (path) => {
  expect((await get(`/v2/articles/reviews/page?path=${encodeURIComponent(path)}`)).status).toBe(404);
  expect((await get(`/v3/seo?path=${encodeURIComponent(path)}`)).status).toBe(404);
});

test('reviews and news have screens of their own', async () => {
  expect((await get('/v3/seo?path=/reviews/view/phones')).body).toMatchObject({ title: 'О телефонах — Витрина' });
  expect((await get('/v3/seo?path=/news/5')).body).toMatchObject({ title: 'Новость — Витрина' });
  for (const path of ['/reviews/view/none', '/news/1', '/news/77']) expect((await get(`/v3/seo?path=${path}`)).status, path).toBe(404);
});
