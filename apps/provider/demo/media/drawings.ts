import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createBoundedCache } from '../../src/catalogue/media/bounded-cache.ts';
import type { Media } from '../../src/catalogue/media/media.ts';
import { column, type Database, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { toDatabaseId } from '../../src/platform/database-id.ts';
import { documentOf } from '../manuals/document.ts';
import { drawBanner } from '../pictures/banner.ts';
import { draw } from '../pictures/draw.ts';
import { drawMeasures, isMeasured } from '../pictures/measures.ts';
import { drawPlace, viewsOf } from '../pictures/places/index.ts';
import { drawBrand, drawSection } from '../pictures/sections.ts';
import type { Angle, Kind } from '../pictures/subject.ts';
import { kindOf, pictureCount } from './kind.ts';
import { manualSize } from './manual-size.ts';
import { readSubject } from './manual-subject.ts';
import { placeOfStore, storeViews } from './place.ts';
import { subjectOf } from './product.ts';
import { sceneOfArticle, sceneOfBanner, sceneOfDay } from './scenes.ts';
import { kindsOfSlide } from './slide.ts';

const folder = new URL('../pictures/', import.meta.url);
/** Of the code that draws. */
const revision = globSync('**/*.ts', { cwd: folder })
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, folder))), createHash('sha1'))
  .digest('base64url')
  .slice(0, 5);

/** Characters of drawings, and bytes of documents, kept in memory. */
const keepDrawing = createBoundedCache<string>(32 * 1024 * 1024);
const keepDocument = createBoundedCache<Buffer>(8 * 1024 * 1024);

/** Drawn once of the same things. */
const cachedDrawing = (key: unknown, make: () => string): string => keepDrawing(JSON.stringify(key), make);
const banner = (kinds: readonly Kind[], hue: number, seed: number, look: 'wide' | 'narrow' | 'clear'): string =>
  cachedDrawing(['banner', kinds, hue, seed, look], () => drawBanner(kinds, hue, seed, look));

/** Degrees of the colour circle on which banners stand, one after the other. */
const grounds = [222, 28, 158, 265, 196, 340];
const angles: readonly Angle[] = [0, 1, 2];

type Draw = (db: Database, first: string, second?: string) => Promise<string | undefined>;

/** What is drawn under which keys; a drawing that is not there is undefined. */
const drawings: readonly (readonly [RegExp, Draw])[] = [
  [
    /^products\/(\d{1,10})\/(\d)$/,
    async (db, id, number) => {
      const angle = angles[Number(number)];
      const subject = await subjectOf(db, toDatabaseId(Number(id)));
      return subject && angle !== undefined ? cachedDrawing(['product', subject, angle], () => draw(subject, angle)) : undefined;
    },
  ],
  [
    /^products\/(\d{1,10})\/size$/,
    async (db, id) => {
      const subject = await subjectOf(db, toDatabaseId(Number(id)));
      const picture = subject && cachedDrawing(['size', subject], () => drawMeasures(subject) ?? '');
      return picture === '' ? undefined : picture;
    },
  ],
  [
    /^categories\/(\d{1,9})$/,
    async (db, id) => {
      const [category] = await rows(db, { kind: column.text }, sql`select kind from categories where id = ${Number(id)}`);
      return category && cachedDrawing(['category', category.kind], () => drawSection(kindOf(category.kind)));
    },
  ],
  [
    /^brands\/([\w-]+)$/,
    async (db, code) => {
      const [brand] = await rows(db, { name: column.text }, sql`select name from brands where code = ${code}`);
      return brand && cachedDrawing(['brand', brand.name], () => drawBrand(brand.name));
    },
  ],
  [
    /^stores\/(\d{1,9})-(\d)$/,
    async (db, id, view) => {
      const place = await placeOfStore(db, toDatabaseId(Number(id)));
      if (place === undefined || Number(view) >= viewsOf(place.kind)) return undefined;
      return cachedDrawing(['place', place, view], () => drawPlace(place, Number(view)));
    },
  ],
  [
    /^articles\/(\d{1,9})(?:-([1-9]))?$/,
    async (db, id, number = '0') => {
      const scene = await sceneOfArticle(db, toDatabaseId(Number(id)), Number(number));
      return scene && banner(scene.kinds, scene.hue, Number(id) + Number(number), 'narrow');
    },
  ],
  [
    /^articles\/banner-(\d{1,9})$/,
    async (db, id) => {
      const scene = await sceneOfBanner(db, toDatabaseId(Number(id)));
      return scene && banner(scene.kinds, scene.hue, Number(id), 'narrow');
    },
  ],
  [
    /^articles\/advent-(\d{2})$/,
    async (db, day) => {
      const scene = await sceneOfDay(db, Number(day));
      return scene && banner(scene.kinds, scene.hue, Number(day), 'narrow');
    },
  ],
  [
    /^banners\/(\d{1,9})(-mobile)?$/,
    async (db, id, mobile) => {
      const kinds = await kindsOfSlide(db, Number(id));
      return kinds && banner(kinds, grounds[Number(id) % grounds.length] ?? 222, Number(id), mobile === undefined ? 'wide' : 'clear');
    },
  ],
];

/** Pictures drawn and documents written from the data of what they are about. */
export const media: Media = {
  format: 'svg',
  revision,
  count: (of, _id, kind) => (of === 'products' ? pictureCount(String(kind)) : storeViews(Number(kind))),
  isMeasured: (_id, kind, size) => size !== null && isMeasured(kindOf(kind), size),
  // Anything is drawn from its data.
  has: () => true,
  async picture(db, key) {
    for (const [pattern, make] of drawings) {
      const [, first, second] = pattern.exec(key) ?? [];
      if (first !== undefined) return make(db, first, second);
    }
    return undefined;
  },
  async manual(db, id) {
    const subject = await readSubject(db, id);
    if (subject === undefined) return undefined;
    const document = keepDocument(JSON.stringify(subject), () => documentOf(subject) ?? Buffer.alloc(0));
    return document.length === 0 ? undefined : document;
  },
  manualSize,
};
