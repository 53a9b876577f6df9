import { column, type Database, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { Kind } from '../pictures/subject.ts';
import { kindOf } from './kind.ts';

/** Degrees by which the ground of each further picture of an article differs. */
const turn = 47;

/** What a picture of an article shows, and the tone of its ground. Undefined when there is no such article, or no such picture of it. */
export async function sceneOfArticle(db: Database, id: number, number: number): Promise<{ kinds: Kind[]; hue: number } | undefined> {
  const [article] = await rows(
    db,
    { kinds: column.texts, hue: column.number },
    sql`select kinds, hue::int as hue from articles where id = ${id}`,
  );
  if (article === undefined) return undefined;
  const kinds = article.kinds.map(kindOf);
  if (number === 0) return { kinds, hue: article.hue };
  // Within a text each picture shows one of its things by itself.
  const kind = kinds[number - 1];
  return kind === undefined ? undefined : { kinds: [kind], hue: (article.hue + turn * number) % 360 };
}

/** The same of a day of the advent calendar. */
export async function sceneOfDay(db: Database, day: number): Promise<{ kinds: Kind[]; hue: number } | undefined> {
  const [door] = await rows(
    db,
    { kinds: column.texts, hue: column.number },
    sql`select kinds, hue::int as hue from advent_days where day = ${day}`,
  );
  return door && { kinds: door.kinds.map(kindOf), hue: door.hue };
}

/** The same of a banner. */
export async function sceneOfBanner(db: Database, id: number): Promise<{ kinds: Kind[]; hue: number } | undefined> {
  const [banner] = await rows(
    db,
    { kinds: column.texts, hue: column.number },
    sql`select kinds, hue::int as hue from banners where id = ${id}`,
  );
  return banner && { kinds: banner.kinds.map(kindOf), hue: banner.hue };
}
