import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { buildServer } from '../../server.ts';
import { setMedia } from './media.ts';
import { plainMedia } from './testing/plain.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await engines.PostgreSQL();
  await fillSmallShop(database.connection.db);
  setMedia(plainMedia('products/1/0', 'articles/999'));
  app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }), key: 'a key that the shop shows' });
});
afterAll(async () => {
  setMedia();
  await app?.close();
  await database?.stop();
});

const get = (url: string) => app.inject({ url, headers: { 'x-provider-key': 'a key that the shop shows' } });

test('a drawing stands beside itself as a picture that others show', async () => {
  const picture = await get(`/media/products/${shop.phone}/0.jpg`);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(picture.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

test('there is none where there is no drawing', async () => {
  expect((await get('/media/products/1/0.jpg')).statusCode).toBe((await get('/media/products/1/0.svg')).statusCode);
  expect((await get('/media/articles/999.jpg')).statusCode).toBe(404);
});

test('a width that is asked for changes nothing, however large it is', async () => {
  const plain = await get(`/media/products/${shop.phone}/0.jpg`);
  for (const width of ['8000', '999999', '0', 'x']) {
    const picture = await get(`/media/products/${shop.phone}/0.jpg?w=${width}`);
    expect([picture.statusCode, picture.rawPayload.equals(plain.rawPayload)]).toEqual([200, true]);
  }
});
