import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureAddresses } from '@vitrina/gateway/src/picture-addresses.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFetchPicture, type FetchPictureOptions, largestPicture } from './fetch.ts';
import { createFileCache } from './file-cache.ts';
import { isPublic } from './network.ts';
import { createPictures, fetchedAtOnce, madeAtOnce, maxPending } from './pictures.ts';
import { pictureRoutes } from './routes.ts';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#39c' } });
const jpeg = await drawn(1200, 600).jpeg().toBuffer();
const addresses = createPictureAddresses('a secret of at least thirty-two characters');

let host: Server;
let origin: string;
let requestedPaths: string[];
let answer: RequestListener;
let folder: string;
const cleanups: (() => Promise<unknown>)[] = [];

const original: RequestListener = (_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);

beforeEach(async () => {
  requestedPaths = [];
  answer = original;
  folder = await mkdtemp(join(tmpdir(), 'vitrina-pictures-'));
  host = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
  await rm(folder, { recursive: true, force: true });
});

async function openShop(options: Partial<FetchPictureOptions> = {}, most = 10 * 1024 * 1024): Promise<FastifyInstance> {
  const app = Fastify();
  const fetchPicture = createFetchPicture({ origins: [origin], ...options });
  const pictures = createPictures({ fetchPicture, shelf: createFileCache(folder, most), log: { warn: () => undefined } });
  await app.register(pictureRoutes, { addresses, pictures });
  cleanups.push(() => app.close(), fetchPicture.close);
  return app;
}

const see = (app: FastifyInstance, address: string, query = '', headers: Record<string, string> = {}) =>
  app.inject({ url: addresses.publicPathOf(address) + query, headers });

describe('a picture of another host', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,*/*', 'image/jpeg', 'jpeg'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('for «%s» comes as %s, in the width that was asked for', async (accept, type, format) => {
    const { statusCode, headers, rawPayload } = await see(await openShop(), `${origin}/a.jpg`, '?w=320', { accept });
    expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, type, 'accept']);
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 160, format });
  });

  it('comes in the next of the listed widths, never larger than it is', async () => {
    const app = await openShop();
    const widthAt = async (query: string) => (await sharp((await see(app, `${origin}/a.jpg`, query)).rawPayload).metadata()).width;
    expect(await Promise.all(['?w=1', '?w=161', '?w=99999', '?w=x', ''].map(widthAt))).toEqual([160, 320, 1200, 1200, 1200]);
  });

  it('is fetched once for all widths, and is there after a restart when its host is gone', async () => {
    const app = await openShop();
    await Promise.all(['?w=160', '?w=160', '?w=320'].map((query) => see(app, `${origin}/a.jpg`, query)));
    expect(requestedPaths).toEqual(['/a.jpg']);
    answer = (_request, response) => void response.writeHead(500).end();
    expect((await see(await openShop(), `${origin}/a.jpg`, '?w=480')).statusCode).toBe(200);
  });

  it('that was fetched a week ago is fetched again, and shown as it was when that fails', async () => {
    const app = await openShop();
    await see(app, `${origin}/a.jpg`, '?w=160');
    for (const entry of await readdir(folder, { recursive: true })) await utimes(join(folder, entry), 1, 1);
    answer = (_request, response) => void response.writeHead(500).end();
    expect((await see(app, `${origin}/a.jpg`, '?w=160')).statusCode).toBe(200);
    expect(requestedPaths).toHaveLength(2);
  });

  it('is not sent again to who has it', async () => {
    const app = await openShop();
    const { headers } = await see(app, `${origin}/a.jpg`);
    expect((await see(app, `${origin}/a.jpg`, '', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('keeps nothing of what else stood in the file', async () => {
    const file = await drawn(300, 300)
      .withExif({ IFD0: { Copyright: 'home address' } })
      .jpeg()
      .toBuffer();
    answer = (_request, response) => void response.end(file);
    const { rawPayload } = await see(await openShop(), `${origin}/a.jpg`);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('follows a redirect', async () => {
    answer = (request, response) =>
      request.url === '/a' ? response.writeHead(302, { location: '/b' }).end() : original(request, response);
    expect((await see(await openShop(), `${origin}/a`)).statusCode).toBe(200);
  });
});

describe('limits', () => {
  const statusOf = async (address = `${origin}/a.jpg`, options: Partial<FetchPictureOptions> = {}) =>
    (await see(await openShop(options), address)).statusCode;

  it.each([
    ['a page', '<html></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['a document', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('%s that says it is a picture is none', async (_, content) => {
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(content);
    expect(await statusOf()).toBe(404);
  });

  it('a file that is too large is not read, whether it says so or not', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': largestPicture + 1 }).write('x');
    expect(await statusOf()).toBe(404);
    const piece = Buffer.alloc(1024 * 1024);
    answer = (_request, response) => {
      const more = () => response.write(piece, (error) => !error && more());
      more();
    };
    expect(await statusOf(`${origin}/b.jpg`)).toBe(404);
  });

  it('a picture of too many pixels is not read', async () => {
    const bomb = await drawn(10_000, 5_001).png().toBuffer();
    answer = (_request, response) => void response.end(bomb);
    expect(await statusOf()).toBe(404);
  });

  it('a host that does not answer is not waited for, nor asked again at once', async () => {
    answer = () => undefined;
    const app = await openShop({ deadline: 50 });
    expect([(await see(app, `${origin}/a`)).statusCode, (await see(app, `${origin}/a`)).statusCode]).toEqual([504, 504]);
    expect(requestedPaths).toHaveLength(1);
  });

  it('redirects end', async () => {
    answer = (_request, response) => void response.writeHead(302, { location: '/again' }).end();
    expect(await statusOf()).toBe(404);
    expect(requestedPaths.length).toBeLessThan(6);
  });

  it('the disk holds no more than it may, the oldest goes first', async () => {
    const shelf = createFileCache(folder, 10_000);
    for (let at = 0; at < 40; at++) await shelf.write(`picture ${at}`, Buffer.alloc(1_000));
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_625);
    expect(await shelf.read('picture 0')).toBeUndefined();
    expect(await shelf.read('picture 39')).toBeDefined();
  });
});

describe('originals that wait', () => {
  const log = { warn: () => undefined };
  const settled = () => new Promise((done) => setTimeout(done, 50));

  /** Pictures whose originals are brought, and which are made when the test says so. */
  function createBlockedPictures(write = true) {
    const shelf = createFileCache(folder, 10 * 1024 * 1024);
    const originals = { fetched: 0, fetching: 0, most: 0, read: 0 };
    let release: () => void = () => undefined;
    const gate = new Promise<void>((done) => {
      release = done;
    });
    const pictures = createPictures({
      log,
      fetchPicture: async () => {
        originals.fetched += 1;
        originals.most = Math.max(originals.most, ++originals.fetching);
        await settled();
        originals.fetching -= 1;
        return jpeg;
      },
      shelf: {
        ...shelf,
        write: (name, bytes) => (write ? shelf.write(name, bytes) : Promise.reject(new Error('The disk is full.'))),
        read: (name) => {
          if (name.startsWith('http')) originals.read += 1;
          return shelf.read(name);
        },
      },
      make: async (file) => {
        await gate;
        return file;
      },
    });
    return { pictures, originals, release };
  }

  it('lie on the disk: in memory are those that are fetched, and those that are made', async () => {
    const { pictures, originals, release } = createBlockedPictures();
    const asked = Array.from({ length: 40 }, (_, at) => pictures(`${origin}/${at}.jpg`, 160, 'jpeg'));
    await expect.poll(() => originals.fetched).toBe(40);
    await expect.poll(() => originals.read).toBe(madeAtOnce);
    await settled();
    expect([originals.most, originals.read]).toEqual([fetchedAtOnce, madeAtOnce]);
    release();
    expect((await Promise.all(asked)).every(({ bytes }) => bytes.equals(jpeg))).toBe(true);
  });

  it('are fetched once more where the disk takes nothing', async () => {
    const { pictures, originals, release } = createBlockedPictures(false);
    release();
    expect((await pictures(`${origin}/a.jpg`, 160, 'jpeg')).bytes.equals(jpeg)).toBe(true);
    expect(originals.fetched).toBe(2);
  });

  it('are never too many: whoever comes too late is told to come again', async () => {
    const { pictures, release } = createBlockedPictures();
    const app = Fastify();
    await app.register(pictureRoutes, { addresses, pictures });
    cleanups.push(() => app.close());
    // Of one original, so that none is left out while they are fetched.
    const more = Array.from({ length: madeAtOnce + maxPending + 1 }, (_, at) =>
      pictures(`${origin}/a.jpg`, 160, `${at}` as 'jpeg').catch((error: unknown) => error),
    );
    // Which of them the disk lets come last is chance.
    await expect.poll(() => Promise.race([...more, settled().then(() => undefined)])).toMatchObject({ kind: 'busy' });
    const { statusCode, headers } = await see(app, `${origin}/a.jpg`);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    release();
    await Promise.all(more);
  });
});

describe('nobody makes the shop ask', () => {
  it('an address that it has not signed', async () => {
    const app = await openShop();
    const path = addresses.publicPathOf(`${origin}/a.jpg`);
    for (const forged of [path.slice(0, -4), `${path}AAAA`, '/media/elsewhere/x', '/media/elsewhere/']) {
      expect((await app.inject({ url: forged })).statusCode).toBe(404);
    }
    expect(requestedPaths).toEqual([]);
  });

  it('a host that is not listed', async () => {
    const app = await openShop({ origins: ['https://cdn.example'] });
    expect((await see(app, `${origin}/a.jpg`)).statusCode).toBe(404);
    expect(requestedPaths).toEqual([]);
  });

  it.each(['127.0.0.1', '127.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', 'localhost', '169.254.169.254'])(
    'its own machine or network as %s',
    async (name) => {
      const { port } = new URL(origin);
      expect((await see(await openShop({ origins: [] }), `http://${name}:${port}/a.jpg`)).statusCode).not.toBe(200);
      expect(requestedPaths).toEqual([]);
    },
  );

  it('a neighbour by a redirect', async () => {
    const { port } = new URL(origin);
    answer = (_request, response) => void response.writeHead(302, { location: `http://127.0.0.2:${port}/inside` }).end();
    const app = await openShop({ origins: [], isAllowed: (address) => address === '127.0.0.1' });
    expect((await see(app, `${origin}/a.jpg`)).statusCode).toBe(404);
    expect(requestedPaths).toEqual(['/a.jpg']);
  });

  it('a name that means another address the second time: it is looked up once, and what was checked is connected to', async () => {
    const { port } = new URL(origin);
    const lookups: string[] = [];
    // First the host that may be asked, then one inside.
    const lookup = ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
      lookups.push('looked up');
      done(null, [{ address: lookups.length === 1 ? '127.0.0.1' : '127.0.0.3', family: 4 }]);
    }) as unknown as NonNullable<FetchPictureOptions['lookup']>;
    const options = { origins: [], lookup, isAllowed: (address: string) => address === '127.0.0.1' };
    expect((await see(await openShop(options), `http://rebinding.example:${port}/a.jpg`)).statusCode).toBe(200);
    expect(lookups).toHaveLength(1);
    expect((await see(await openShop(options), `http://rebinding.example:${port}/b.jpg`)).statusCode).toBe(404);
    expect(requestedPaths).toEqual(['/a.jpg']);
  });

  it('what is public, and what is not', () => {
    expect(['8.8.8.8', '2a00:1450:4010::1'].filter(isPublic)).toHaveLength(2);
    const inside = ['10.1.2.3', '100.64.0.1', '172.31.255.255', '192.168.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1'];
    const wrapped = ['::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'fc00::1', 'fe80::1', 'ff02::1', 'localhost', ''];
    expect([...inside, ...wrapped].filter(isPublic)).toEqual([]);
  });
});
