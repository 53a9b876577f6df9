import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { plain } from './plain.ts';
import { plainQuery, readingsOf } from './spelling.ts';

export interface Found {
  /** Of the products `p`. */
  where: SQL;
  /** Higher fits better. */
  relevance: SQL;
}

/** How alike a text and a part of a name have to be, where no word is found as it is written. */
const alike = 0.42;

/**
 * Finds by a text: words by their stems in names, brands, categories, specifications and descriptions, articles, and
 * the tags whose synonym it is. Where nothing fits, the text is read as typed in the other keyboard layout, then in
 * the other script («самсунг»), then by what is written alike.
 */
export async function findBy(db: Database, query: string, within: SQL): Promise<Found> {
  const text = plainQuery(query);
  const readings = readingsOf(text);
  for (const reading of readings) {
    const found = byWords(reading, await tagsNamed(db, reading));
    if (await any(db, sql`${within} and ${found.where}`)) return found;
  }
  for (const reading of readings) {
    const found = beginningsOf(reading);
    if (found && (await any(db, sql`${within} and ${found.where}`))) return found;
  }
  return byLikeness(text);
}

async function any(db: Database, where: SQL): Promise<boolean> {
  const found = await rows(db, sql`select 1 as one from products p where ${where} limit 1`);
  return found.length > 0;
}

function byWords(text: string, tagIds: readonly number[]): Found {
  const query = sql`(websearch_to_tsquery('russian', ${text}) || websearch_to_tsquery('simple', ${text}))`;
  if (tagIds.length === 0) return { where: sql`p.search @@ ${query}`, relevance: rank(query) };
  const tagged = sql`exists (select 1 from tag_products h where h.product_id = p.id and h.tag_id = any(${sql.param([...tagIds])}::int[]))`;
  return {
    where: sql`(p.search @@ ${query} or ${tagged})`,
    relevance: sql`(${rank(query)} + case when ${tagged} then 5 + p.popularity / 25.0 else 0 end)`,
  };
}

/** Tags that a text names, by their name or a synonym, whatever the endings: «для кофе» is «кофе». */
async function tagsNamed(db: Database, text: string): Promise<number[]> {
  const stems = (words: SQL): SQL => sql`plainto_tsquery('russian', ${words})::text`;
  const found = await rows<{ id: number }>(
    db,
    sql`select distinct t.id from tags t left join tag_synonyms y on y.tag_id = t.id
        where ${stems(sql`${text}`)} <> '' and ${stems(sql`${text}`)} in (${stems(plain(sql`t.name`))}, ${stems(plain(sql`coalesce(y.synonym, '')`))})`,
  );
  return found.map(({ id }) => id);
}

/** Every word as the beginning of one in names, brands and categories: what somebody is still typing. */
export function beginningsOf(text: string): Found | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  const written = words.map((word) => `${word}:*AB`).join(' & ');
  const query = sql`(to_tsquery('russian', ${written}) || to_tsquery('simple', ${written}))`;
  return { where: sql`p.search @@ ${query}`, relevance: rank(query) };
}

function byLikeness(text: string): Found {
  const likeness = sql`word_similarity(${text}, p.search_text)`;
  return { where: sql`${likeness} > ${alike}::float8`, relevance: likeness };
}

/**
 * How well words fit, lifted by how well the thing sells and a little by its price: among things of one name the phone
 * comes before its case.
 */
const rank = (query: SQL): SQL =>
  sql`ts_rank_cd('{0.05, 0.2, 0.6, 1.0}', p.search, ${query}) * (1 + p.popularity / 150.0) * power(greatest(p.price, 10000)::float8, 0.15)`;
