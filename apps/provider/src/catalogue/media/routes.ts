import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/refusal.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { encode, encodingFor } from './encoding.ts';
import { media } from './media.ts';
import { lifetimeOf } from './version.ts';

/** Bytes of compressed drawings kept in memory. */
const maxCachedBytes = 32 * 1024 * 1024;

/** Pictures by their addresses, without the ending. */
export const pictureAddresses = [
  '/media/products/:id(^\\d{1,10})/:number(^(?:\\d{1,2}|size))',
  ...['articles', 'banners', 'categories', 'brands', 'stores'].map((room) => `/media/${room}/:name(^[\\w-]{1,80})`),
];

/** `/media/*`: pictures. Of a drawing `?w=` asks for a width in pixels; an address with `?v=` never changes. */
export function mediaRoutes(app: FastifyInstance, db: Database): void {
  const cachedEncoding = createBoundedCache<Buffer>(maxCachedBytes);

  for (const url of pictureAddresses.flatMap((address) => [`${address}.svg`, `${address}.webp`]))
    app.get(url, async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://provider');
      // One that is kept under the ending of another format is shown as the one there is: orders keep addresses of pictures.
      const source = await media().picture(db, keyOf(pathname));
      if (source === undefined) throw notFound('Картинка не найдена');
      const picture = typeof source === 'string' ? setWidth(source, searchParams.get('w')) : source;
      const hash = createHash('sha1').update(picture).digest('base64url');
      const encoding = typeof picture === 'string' ? encodingFor(request.headers['accept-encoding']) : 'identity';
      const tag = `"${hash}-${encoding}"`;
      reply.headers({
        etag: tag,
        ...(typeof picture === 'string' && { vary: 'accept-encoding' }),
        'cache-control': lifetimeOf(searchParams),
        // A drawing that is opened by itself can do nothing but be seen.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (typeof picture !== 'string') return reply.type('image/webp').send(picture);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('image/svg+xml').send(cachedEncoding(`${hash} ${encoding}`, () => encode(picture, encoding)));
    });
}

/** `products/42/0` of `/media/products/42/0.svg`. */
const keyOf = (path: string): string => decodeURIComponent(path).replace(/^\/media\/|\.\w+$/g, '');

/** The same drawing with a width of its own; without one it takes the room it is given. */
function setWidth(picture: string, width: string | null): string {
  if (width === null || !/^\d{1,4}$/.test(width)) return picture;
  const [, w = '1', h = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
  return picture.replace('<svg ', `<svg width="${Number(width)}" height="${Math.round((Number(width) * Number(h)) / Number(w))}" `);
}
