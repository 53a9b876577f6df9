import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCards } from '../../src/catalogue/cards/cards.ts';
import { kindPatterns } from '../../src/catalogue/importing/kind.ts';
import { readManuals } from '../../src/catalogue/manuals/read.ts';
import { setMedia } from '../../src/catalogue/media/media.ts';
import { rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { engines, type TestDatabase } from '../../src/platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../src/platform/database/testing/small-shop.ts';
import { buildServer } from '../../src/server.ts';
import { kinds } from '../pictures/subject.ts';
import { media } from './drawings.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await engines.PostgreSQL();
  const { db } = database.connection;
  await fillSmallShop(db);
  await db.execute(sql`insert into articles (id, type, name, announce, body, kinds, hue, published_on) values
    (1, 'action', 'До воскресенья', 'Скоро кончится', '[]', '{phone,tv}', 10, '2026-11-13')`);
  await db.execute(sql`insert into advent_days values (11, 'День 11', '…', '/catalog/tag/hity', '{phone}', 10)`);
  await db.execute(
    sql`insert into manuals (id, type, device) values (7, 'operation', 'Смартфон Acme (2026)'), (8, 'warranty', 'Смартфон Acme (2026)')`,
  );
  await db.execute(
    sql`insert into product_manuals (product_id, manual_id) values (${shop.phone}, 7), (${shop.phone}, 8), (${shop.preorder}, 7)`,
  );
  setMedia(media);
  app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  setMedia();
  await app?.close();
  await database?.stop();
});

test('what an imported product is guessed to be can be drawn', () => {
  expect(kindPatterns.filter(([, kind]) => !kinds.some((other) => other === kind))).toEqual([]);
});

test.each([
  ['articles/1', '0 0 800 500'],
  ['articles/1-2', '0 0 800 500'],
  ['articles/advent-11', '0 0 800 500'],
  [`products/${shop.phone}/0`, '0 0 800 1000'],
  ['brands/acme', '0 0 320 160'],
])('%s is a drawing', async (key, viewBox) => {
  const picture = await app.inject(`/media/${key}.svg`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(picture.body).toContain(`viewBox="${viewBox}"`);
  expect((await app.inject(`/media/${key}.svg?w=160`)).body).toContain('<svg width="160"');
});

test.each([
  'articles/1-3',
  'articles/9',
  'articles/advent-10',
  'products/1/0',
  `products/${shop.phone}/7`,
  `products/${shop.phone}/size`,
  'brands/nobody',
  'banners/1',
])('there is no %s', async (key) => {
  expect((await app.inject(`/media/${key}.svg`)).statusCode).toBe(404);
});

test('what has to fit has one more picture, with its measures', async () => {
  const { db } = database.connection;
  const facts = { width: 60, height: 85, depth: 47.5 };
  await db.execute(sql`update products set kind = 'washing-machine', facts = ${JSON.stringify(facts)}::jsonb where id = ${shop.fridge}`);
  const [card] = await readCards(db, [shop.fridge], 1, new Date('2026-11-13'));
  expect(card?.images.map((image) => image.replace(/\?.*/, ''))).toEqual(
    ['0', '1', '2', 'size'].map((key) => `/media/products/${shop.fridge}/${key}.svg`),
  );
  const picture = await app.inject(card?.images.at(-1) ?? '');
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(picture.body).toContain('aria-label="Ширина 60 см, высота 85 см, глубина 47,5 см"');
});

test('the size that a product tells is the size of the document', async () => {
  const { db } = database.connection;
  const manuals = await readManuals(db, shop.phone);
  expect(manuals.map(({ id, url }) => [id, url])).toEqual([
    [7, '/media/manuals/7.pdf'],
    [8, '/media/manuals/8.pdf'],
  ]);
  for (const { url, size } of manuals) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size]);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(await readManuals(db, shop.phone)).toEqual(manuals);
  expect((await readManuals(db, shop.preorder)).map(({ id }) => id)).toEqual([7]);
});

test('the size is kept, and measured again when something else measured it', async () => {
  const { db } = database.connection;
  const [manual] = await readManuals(db, shop.phone);
  await db.execute(sql`update manuals set size = 5 where id = 7`);
  expect((await readManuals(db, shop.phone))[0]?.size).toBe(5);
  await db.execute(sql`update manuals set measured_by = 'an older one' where id = 7`);
  expect((await readManuals(db, shop.phone))[0]?.size).toBe(manual?.size);
  expect(await rows(db, sql`select size from manuals where id = 7`)).toEqual([{ size: manual?.size }]);
});
