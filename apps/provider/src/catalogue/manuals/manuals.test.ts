import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { buildServer } from '../../server.ts';
import { mediaFolder } from '../media/folder.ts';
import { setMedia } from '../media/media.ts';
import { readManuals } from './read.ts';

describe('/media/manuals', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let folder: string;

  beforeAll(async () => {
    database = await engines.PostgreSQL();
    const { db } = database.connection;
    await fillSmallShop(db);
    await db.execute(
      sql`insert into manuals (id, type, device) values (7, 'operation', 'Смартфон Acme (2026)'), (8, 'warranty', 'Смартфон Acme (2026)')`,
    );
    await db.execute(sql`insert into product_manuals (product_id, manual_id) values (${shop.phone}, 7), (${shop.phone}, 8)`);
    folder = await mkdtemp(join(tmpdir(), 'vitrina-manuals-'));
    await mkdir(join(folder, 'manuals'));
    for (const id of [7, 9]) await writeFile(join(folder, `manuals/${id}.pdf`), '%PDF-1.7');
    setMedia(mediaFolder(folder));
    app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    setMedia();
    await app?.close();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a product tells those that are there, each with its size', async () => {
    const { db } = database.connection;
    const productManuals = await readManuals(db, shop.phone);
    expect(productManuals).toEqual([{ id: 7, name: 'Руководство по эксплуатации', url: '/media/manuals/7.pdf', size: 8 }]);
    expect((await app.inject('/media/manuals/7.pdf')).body).toBe('%PDF-1.7');
    expect(await readManuals(db, shop.licence)).toEqual([]);
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

  test.each([
    '/media/manuals/8.pdf',
    '/media/manuals/9.pdf',
    '/media/manuals/9999999999.pdf',
    '/media/manuals/x.pdf',
    '/media/manuals/7.svg',
  ])('%s is not there', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringMatching(/json/)]);
  });
});
