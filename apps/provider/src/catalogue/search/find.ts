import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { column, type Database, originOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { shown } from '../categories/categories.ts';
import { catalogueIndex, type Snapshot } from './catalogue-index.ts';
import { type Destinations, destinationOf, readDestinations } from './names.ts';
import { partsOf, type QueryPart } from './parts.ts';
import { termsOfConcept, termsToRead } from './ranking/concept.ts';
import type { Hit } from './ranking/hit.ts';
import { order, score } from './ranking/rank.ts';
import { results } from './ranking/results.ts';
import { reviewedIn, reviewsOf } from './reviews.ts';
import { plainCode } from './terms/terms.ts';
import { weights } from './terms/weights.ts';
import { nearestOf } from './understanding/nearest.ts';
import type { Manner } from './understanding/pieces.ts';
import { soundsOf } from './understanding/sounds.ts';
import { type Understanding, understand } from './understanding/understand.ts';

/** What was found by a text. */
export interface Found {
  /** Products, the best first. */
  ids: readonly number[];
  /** Of each of them in turn: the category that it was in when it was indexed. */
  categoryIds: readonly number[];
  /** Only those with a discount were asked for. */
  isDiscounted: boolean;
  /** They are pieces that are used or marked down, as was asked. */
  isMarkedDown: boolean;
  /** How the text was read where that is not as it was typed; null otherwise. */
  corrected: string | null;
  /** Words that the products found do not have. */
  leftOut: readonly string[];
  /** What is asked for, part by part. */
  parts: readonly QueryPart[];
  /** Where nothing was found: the likest text that something is found for; null where there is none. */
  nearest: string | null;
  /** Path of the category or brand that the text is the name of, or of the reviews that it asks for; null when it is none. */
  redirect: string | null;
}

/** Signs of a code that is surely nobody's name or size. */
const leastCode = 6;

/** Queries whose results are kept, so that another page or the filters do not search again; and for how long, in milliseconds. */
const kept = { queries: 300, time: 60_000 };

interface Kept {
  revision: string;
  until: number;
  found: Promise<Found>;
}

interface Memory {
  queries: Map<string, Kept>;
  destinations: { revision: string; names: Promise<Destinations> } | undefined;
}

const memories = new WeakMap<Database, Memory>();

function memoryOf(db: Database): Memory {
  const whole = originOf(db);
  const known = memories.get(whole) ?? { queries: new Map(), destinations: undefined };
  memories.set(whole, known);
  return known;
}

/** Finds by a text: letter by letter when a correction was refused, by its beginning while it is being typed. */
export async function find(db: Database, text: string, manner: Manner = {}): Promise<Found> {
  const snapshot = await catalogueIndex(db).snapshot();
  const { queries } = memoryOf(db);
  const key = `${manner.literally ? '=' : '~'}${manner.unfinished ? '…' : '.'}${text.trim().replaceAll(/\s+/g, ' ')}`;
  const known = queries.get(key);
  const now = performance.now();
  if (known && known.revision === snapshot.revision && known.until > now) return known.found;
  queries.delete(key);
  const found = search(originOf(db), snapshot, text, manner);
  queries.set(key, { revision: snapshot.revision, until: now + kept.time, found });
  const [oldest] = queries.keys();
  if (queries.size > kept.queries && oldest !== undefined) queries.delete(oldest);
  found.catch(() => queries.delete(key));
  return found;
}

async function search(db: Database, snapshot: Snapshot, text: string, manner: Manner): Promise<Found> {
  const understood = understand(text, snapshot.vocabulary, manner);
  const { isDiscounted, isMarkedDown, text: told } = understood.intent;
  const [exact, ranked, destinations] = await Promise.all([
    byCode(db, understood.codes),
    // The price that a piece is to have is not that of the whole.
    rank(db, snapshot, isMarkedDown ? { ...understood, intent: { ...understood.intent, least: undefined, most: undefined } } : understood),
    destinationsOf(db, snapshot),
  ]);
  const { hits, withoutLimits } = ranked;
  const { ids, categoryIds, leftOut } = results(hits, understood.concepts);
  const codes = new Set(exact.map(({ id }) => id));
  const isCode = exact.length > 0 && plainCode(text).length >= leastCode;
  const destination = destinationOf(understood.corrected ?? text, destinations);
  const reviewed = manner.unfinished || manner.literally ? null : reviewedIn(text);
  const toReviews =
    reviewed === null
      ? null
      : await reviewsOf(db, {
          text: reviewed,
          said: new Set(understood.concepts.flatMap(termsOfConcept)),
          ids,
          destination: destination ?? destinationOf(reviewed, destinations),
        });
  // A long code is meant as nothing else.
  const others = isCode ? [] : ids.flatMap((id, index) => (codes.has(id) ? [] : { id, categoryId: categoryIds[index] ?? 0 }));
  const whole = [...exact, ...others];
  const all = isMarkedDown ? await piecesOf(db, told === '' ? undefined : whole.map(({ id }) => id), understood.intent) : whole;
  const isFound = async (other: string): Promise<boolean> => {
    const { hits } = await rank(db, snapshot, understand(other, snapshot.vocabulary, { literally: true }));
    return hits.length > 0;
  };
  return {
    parts: isCode || manner.unfinished ? [] : partsOf(understood, destinations),
    nearest: all.length > 0 || manner.unfinished ? null : await nearestOf(text, snapshot.vocabulary, isFound),
    ids: all.map(({ id }) => id),
    categoryIds: all.map(({ categoryId }) => categoryId),
    isDiscounted,
    isMarkedDown,
    corrected: exact.length > 0 ? null : understood.corrected,
    leftOut: isCode ? [] : [...leftOut, ...(withoutLimits ? [withoutLimits] : [])],
    redirect: exact.length > 0 || isMarkedDown ? null : (toReviews ?? destination),
  };
}

/** Ranks within the limits of the price that were asked for; where nothing is within them, without. */
async function rank(
  db: Database,
  snapshot: Snapshot,
  { concepts, intent }: Understanding,
): Promise<{ hits: Hit[]; withoutLimits?: string }> {
  const sounds = snapshot.isBare ? soundsOf(concepts, snapshot.vocabulary) : undefined;
  const postings = await catalogueIndex(db).postings(snapshot, termsToRead(concepts, sounds));
  const { least, most } = intent;
  const ranked = { segments: snapshot.segments, size: snapshot.size, postings, sounds };
  if (least === undefined && most === undefined) return { hits: order(score(concepts, ranked, weights), weights) };
  const prices = { least: toKopecks(least ?? 0), most: toKopecks(most ?? Number.POSITIVE_INFINITY) };
  const within = order(score(concepts, { ...ranked, prices }, weights), weights);
  if (within.length > 0) return { hits: within };
  const said = [...(least === undefined ? [] : [`от ${least} ₽`]), ...(most === undefined ? [] : [`до ${most} ₽`])].join(' ');
  return { hits: order(score(concepts, ranked, weights), weights), withoutLimits: said };
}

/** Pieces of one answer at most. */
const maxPieces = 3_000;

/** Used and marked-down pieces of these products in their order, the cheapest first; of all where none are named, the most popular first. */
async function piecesOf(
  db: Database,
  products: readonly number[] | undefined,
  { least = 0, most }: Understanding['intent'],
): Promise<Pick<Hit, 'id' | 'categoryId'>[]> {
  const isPiece = sql`p.is_markdown and ${shown} and p.price >= ${toKopecks(least)}::bigint and (${most === undefined} or p.price <= ${toKopecks(most ?? 0)}::bigint)`;
  return rows(
    db,
    { id: column.number, categoryId: column.number },
    products === undefined
      ? sql`select p.id, p.category_id as "categoryId" from products p where ${isPiece} order by p.popularity desc, p.id limit ${maxPieces}`
      : sql`select p.id, p.category_id as "categoryId" from unnest(${sql.param([...products])}::int[]) with ordinality as found (id, place)
            join products p on p.parent_product_id = found.id where ${isPiece}
            order by found.place, p.price, p.id limit ${maxPieces}`,
  );
}

/** Products whose id, article or EAN the query is. */
async function byCode(db: Database, codes: readonly string[]): Promise<Pick<Hit, 'id' | 'categoryId'>[]> {
  if (codes.length === 0) return [];
  const all = sql.param([...codes]);
  const ids = sql.param(
    codes
      .filter((code) => /^[1-9]\d{0,9}$/.test(code))
      .map(Number)
      .filter((id) => id < 2 ** 31),
  );
  return rows(
    db,
    { id: column.number, categoryId: column.number },
    sql`select p.id, p.category_id as "categoryId" from (
          select id from products where id = any(${ids}::int[])
          union select id from products where regexp_replace(lower(article), '[^[:alnum:]]', '', 'g') = any(${all}::text[])
          union select id from products where ean && ${all}::text[]
        ) as coded join products p on p.id = coded.id order by p.popularity desc, p.id limit 24`,
  );
}

function destinationsOf(db: Database, { revision }: Snapshot): Promise<Destinations> {
  const memory = memoryOf(db);
  if (memory.destinations?.revision === revision) return memory.destinations.names;
  const names = readDestinations(db);
  memory.destinations = { revision, names };
  names.catch(() => {
    memory.destinations = undefined;
  });
  return names;
}
