import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../platform/database/database.ts';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { buildServer } from '../../server.ts';
import { readManuals } from './size.ts';

describe('/media/manuals', () => {
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await engines.PGlite();
    const { db } = database.connection;
    await fillSmallShop(db);
    await db.execute(
      sql`insert into manuals (id, type, device) values (7, 'operation', 'Смартфон Acme (2026)'), (8, 'warranty', 'Смартфон Acme (2026)')`,
    );
    await db.execute(
      sql`insert into product_manuals (product_id, manual_id) values (${shop.phone}, 7), (${shop.phone}, 8), (${shop.preorder}, 7)`,
    );
    app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    await app?.close();
    await database?.stop();
  });

  test('the size that a product tells is the size of the document', async () => {
    const { db } = database.connection;
    const told = await readManuals(db, shop.phone);
    expect(told.map(({ id, name, url }) => [id, name, url])).toEqual([
      [7, 'Руководство по эксплуатации', '/media/manuals/7.pdf'],
      [8, 'Гарантийный талон', '/media/manuals/8.pdf'],
    ]);
    for (const { url, size } of told) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size]);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(await readManuals(db, shop.phone)).toEqual(told);
    expect((await readManuals(db, shop.preorder)).map(({ id }) => id)).toEqual([7]);
    expect(await readManuals(db, shop.licence)).toEqual([]);
  });

  test('the size is kept, and measured again when something else measured it', async () => {
    const { db } = database.connection;
    const [told] = await readManuals(db, shop.phone);
    await db.execute(sql`update manuals set size = 5 where id = 7`);
    expect((await readManuals(db, shop.phone))[0]?.size).toBe(5);
    await db.execute(sql`update manuals set measured_by = 'an older one' where id = 7`);
    expect((await readManuals(db, shop.phone))[0]?.size).toBe(told?.size);
    expect(await rows(db, sql`select size from manuals where id = 7`)).toEqual([{ size: told?.size }]);
  });

  test('is shown by its name, kept by the browser, and sent once', async () => {
    const answer = await app.inject('/media/manuals/7.pdf');
    const { etag } = answer.headers;
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=86400/);
    const [, name = ''] = /^inline; filename\*=UTF-8''([\w.%-]+)$/.exec(`${answer.headers['content-disposition']}`) ?? [];
    expect(decodeURIComponent(name)).toBe('Руководство по эксплуатации — Смартфон Acme (2026).pdf');
    const again = await app.inject({ url: '/media/manuals/7.pdf', headers: { 'if-none-match': `${etag}` } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each(['/media/manuals/9.pdf', '/media/manuals/9999999999.pdf', '/media/manuals/x.pdf', '/media/manuals/7.svg'])(
    '%s is not there',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringMatching(/json/)]);
    },
  );
});
