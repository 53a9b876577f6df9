import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { buildServer } from '../../server.ts';
import { refreshCounts } from '../counts/refresh.ts';
import { mediaFolder } from './folder.ts';
import { setMedia } from './media.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let photo: Buffer;

beforeAll(async () => {
  database = await engines.PostgreSQL();
  await fillSmallShop(database.connection.db);
  await refreshCounts(database.connection.db);
  folder = await mkdtemp(join(tmpdir(), 'vitrina-media-'));
  photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#1d1e22' } })
    .webp()
    .toBuffer();
  await mkdir(join(folder, 'products', `${shop.phone}`), { recursive: true });
  for (const name of ['0.webp', '1.webp', '3.webp', 'note.txt']) await writeFile(join(folder, 'products', `${shop.phone}`, name), photo);
  app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  setMedia();
  await app?.close();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const imagesOf = async (id: number): Promise<string[]> => (await app.inject(`/v3/products/${id}`)).json().images;

test('without files goods have no pictures, and there is no folder of files where there is none', async () => {
  setMedia(mediaFolder(join(folder, 'nowhere')));
  expect(await imagesOf(shop.phone)).toEqual([]);
  expect((await app.inject(`/media/products/${shop.phone}/0.svg`)).statusCode).toBe(404);
});

test('a product has the pictures that lie in its folder, counted from 0 without a gap', async () => {
  setMedia(mediaFolder(folder));
  expect(await imagesOf(shop.phone)).toEqual([`/media/products/${shop.phone}/0.webp`, `/media/products/${shop.phone}/1.webp`]);
  expect(await imagesOf(shop.preorder)).toEqual([]);
});

test('a picture of its measures comes last', async () => {
  const file = join(folder, 'products', `${shop.phone}`, 'size.webp');
  await writeFile(file, photo);
  setMedia(mediaFolder(folder));
  const address = `/media/products/${shop.phone}/size.webp`;
  expect((await imagesOf(shop.phone)).slice(1)).toEqual([`/media/products/${shop.phone}/1.webp`, address]);
  expect((await app.inject(address)).rawPayload.equals(photo)).toBe(true);
  await rm(file);
});

test('what has no file has no address either', async () => {
  const tile = join(folder, 'categories', '224.webp');
  await mkdir(join(folder, 'categories'), { recursive: true });
  await writeFile(tile, photo);
  const images = async () => {
    setMedia(mediaFolder(folder));
    const tree: { id: number; image: string | null }[] = (await app.inject('/v2/categories')).json();
    return Object.fromEntries(tree.map(({ id, image }) => [id, image]));
  };
  const none = { 13: null, 224: null, 1061: null, 20743: null };
  expect(await images()).toEqual({ ...none, 224: '/media/categories/224.webp' });
  await rm(tile);
  expect(await images()).toEqual(none);
  const brands: { image: string | null }[] = (await app.inject('/v2/brands')).json();
  expect(brands.map(({ image }) => image)).toEqual([null]);
});

test('a file goes out as it is, kept for a day and sent once', async () => {
  setMedia(mediaFolder(folder));
  // An order from before the files still names a drawing.
  for (const ending of ['webp', 'svg']) {
    const picture = await app.inject(`/media/products/${shop.phone}/0.${ending}?w=320`);
    expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.equals(photo)]).toEqual([200, 'image/webp', true]);
    expect(picture.headers['cache-control']).toContain('max-age=86400');
    const headers = { 'if-none-match': String(picture.headers.etag) };
    expect((await app.inject({ url: `/media/products/${shop.phone}/0.${ending}`, headers })).statusCode).toBe(304);
  }
  const response = await app.inject(`/media/products/${shop.phone}/0.jpg`);
  expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg');
});

test('nothing else is reached by an address', async () => {
  setMedia(mediaFolder(folder));
  for (const path of [
    `products/${shop.phone}/2.webp`,
    `products/${shop.phone}/note.txt`,
    'brands/..%2F..%2Fsecret.webp',
    'products/../x.webp',
  ])
    expect([path, (await app.inject(`/media/${path}`)).statusCode]).toEqual([path, 404]);
});
