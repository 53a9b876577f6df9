import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawBanner } from '../../../pictures/banner.ts';
import { draw } from '../../../pictures/draw.ts';
import { drawPlace, viewsOf } from '../../../pictures/places/index.ts';
import { drawBrand, drawSection } from '../../../pictures/sections.ts';
import type { Angle, Kind, Subject } from '../../../pictures/subject.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import { notFound } from '../../platform/refusal.ts';
import { sceneOfArticle, sceneOfBanner, sceneOfDay } from './article.ts';
import { bounded } from './bounded.ts';
import { colours } from './colours.ts';
import { encoded, encodingFor } from './encoding.ts';
import { kindOf } from './pictures.ts';
import { kindsOfSlide } from './slide.ts';
import { placeOfStore } from './store.ts';
import { lifetimeOf } from './version.ts';

/** Characters of drawings kept in memory. */
const maxKept = 32 * 1024 * 1024;
/** Degrees of the colour circle on which banners stand, one after the other. */
const grounds = [222, 28, 158, 265, 196, 340];

/** `/media/*`: the shop's own drawings. `?w=` asks for a width in pixels; an address with `?v=` never changes. */
export function mediaRoutes(app: FastifyInstance, db: Database): void {
  const keep = bounded<string>(maxKept);
  const keepEncoded = bounded<Buffer>(maxKept);

  const answer = (request: FastifyRequest, reply: FastifyReply, key: string, make: () => string) => {
    const query = new URL(request.url, 'http://provider').searchParams;
    // What has a version is drawn anew for another one.
    const picture = sized(keep(`${key} ${query.get('v') ?? ''}`, make), query.get('w'));
    const hash = createHash('sha1').update(picture).digest('base64url');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const tag = `"${hash}-${encoding}"`;
    reply.headers({
      etag: tag,
      vary: 'accept-encoding',
      'cache-control': lifetimeOf(query),
      // A drawing that is opened by itself can do nothing but be seen.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(keepEncoded(`${hash} ${encoding}`, () => encoded(picture, encoding)));
  };

  app.get<{ Params: { id: string; angle: string } }>('/media/products/:id(^\\d{1,10})/:angle(^[0-2]).svg', async (request, reply) => {
    const { id, angle } = request.params;
    const subject = await subjectOf(db, toDatabaseId(Number(id)));
    return answer(request, reply, `product ${id} ${angle}`, () => draw(subject, angleOf(angle)));
  });

  app.get<{ Params: { id: string } }>('/media/categories/:id(^\\d{1,9}).svg', async (request, reply) => {
    const [category] = await rows<{ kind: string }>(db, sql`select kind from categories where id = ${Number(request.params.id)}`);
    if (category === undefined) throw notFound('Картинка не найдена');
    return answer(request, reply, `category ${category.kind}`, () => drawSection(kindOf(category.kind)));
  });

  app.get<{ Params: { code: string } }>('/media/brands/:code.svg', async (request, reply) => {
    const [brand] = await rows<{ name: string }>(db, sql`select name from brands where code = ${request.params.code}`);
    if (brand === undefined) throw notFound('Картинка не найдена');
    return answer(request, reply, `brand ${brand.name}`, () => drawBrand(brand.name));
  });

  app.get<{ Params: { id: string; view: string } }>('/media/stores/:id(^\\d{1,9})-:view(^\\d).svg', async (request, reply) => {
    const { id, view } = request.params;
    const place = await placeOfStore(db, toDatabaseId(Number(id)));
    if (place === undefined || Number(view) >= viewsOf(place.kind)) throw notFound('Картинка не найдена');
    return answer(request, reply, `place ${id} ${view}`, () => drawPlace(place, Number(view)));
  });

  app.get<{ Params: { id: string } }>('/media/articles/:id(^\\d{1,9}).svg', (request, reply) =>
    article(request, reply, Number(request.params.id), 0),
  );
  app.get<{ Params: { id: string; number: string } }>('/media/articles/:id(^\\d{1,9})-:number(^[1-9]).svg', (request, reply) =>
    article(request, reply, Number(request.params.id), Number(request.params.number)),
  );
  app.get<{ Params: { id: string } }>('/media/articles/banner-:id(^\\d{1,9}).svg', async (request, reply) => {
    const id = toDatabaseId(Number(request.params.id));
    const scene = await sceneOfBanner(db, id);
    if (scene === undefined) throw notFound('Картинка не найдена');
    return answer(request, reply, `scene ${scene.kinds.join()} ${scene.hue} ${id}`, () => drawBanner(scene.kinds, scene.hue, id, 'narrow'));
  });
  app.get<{ Params: { day: string } }>('/media/articles/advent-:day(^\\d{2}).svg', async (request, reply) => {
    const day = Number(request.params.day);
    const scene = await sceneOfDay(db, day);
    if (scene === undefined) throw notFound('Картинка не найдена');
    return answer(request, reply, `scene ${scene.kinds.join()} ${scene.hue} ${day}`, () =>
      drawBanner(scene.kinds, scene.hue, day, 'narrow'),
    );
  });
  const article = async (request: FastifyRequest, reply: FastifyReply, id: number, number: number) => {
    const scene = await sceneOfArticle(db, toDatabaseId(id), number);
    if (scene === undefined) throw notFound('Картинка не найдена');
    const { kinds, hue } = scene;
    return answer(request, reply, `scene ${kinds.join()} ${hue} ${id + number}`, () => drawBanner(kinds, hue, id + number, 'narrow'));
  };

  const banner = async (request: FastifyRequest, reply: FastifyReply, id: number, isNarrow: boolean) => {
    const shown = await kindsOfSlide(db, id);
    if (shown === undefined) throw notFound('Картинка не найдена');
    const hue = grounds[id % grounds.length] ?? 222;
    return answer(request, reply, `banner ${id} ${isNarrow}`, () => drawBanner(shown, hue, id, isNarrow ? 'clear' : 'wide'));
  };
  app.get<{ Params: { id: string } }>('/media/banners/:id(^\\d{1,9})-mobile.svg', (request, reply) =>
    banner(request, reply, Number(request.params.id), true),
  );
  app.get<{ Params: { id: string } }>('/media/banners/:id(^\\d{1,9}).svg', (request, reply) =>
    banner(request, reply, Number(request.params.id), false),
  );
}

const angleOf = (text: string): Angle => (text === '1' ? 1 : text === '2' ? 2 : 0);

interface Drawn extends Record<string, unknown> {
  kind: string;
  name: string;
  colour: string | null;
  brand: string;
  facts: Readonly<Record<string, string | number | boolean>>;
  seed: number;
}

async function subjectOf(db: Database, id: number): Promise<Subject> {
  const [product] = await rows<Drawn>(
    db,
    sql`select p.kind, p.name, p.colour, b.name as brand, p.facts, coalesce(p.model_id, p.id) as seed from products p join brands b on b.id = p.brand_id where p.id = ${id}`,
  );
  if (product === undefined) throw notFound('Картинка не найдена');
  const { facts } = product;
  const kind: Kind = kindOf(product.kind);
  return {
    kind,
    colour: Object.entries(colours).find(([code]) => code === product.colour)?.[1].hex ?? (kind === 'parcel' ? '#c9a77a' : '#46484d'),
    brand: product.brand,
    name: product.name,
    // Editions and colours of a model are one device.
    seed: product.seed % 100_000,
    facts,
    ...(typeof facts.width === 'number' && { width: facts.width }),
    ...(typeof facts.height === 'number' && { height: facts.height }),
    ...(typeof facts.depth === 'number' && { depth: facts.depth }),
  };
}

/** The same drawing with a width of its own; without one it takes the room it is given. */
function sized(picture: string, width: string | null): string {
  if (width === null || !/^\d{1,4}$/.test(width)) return picture;
  const [, w = '1', h = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
  return picture.replace('<svg ', `<svg width="${Number(width)}" height="${Math.round((Number(width) * Number(h)) / Number(w))}" `);
}
