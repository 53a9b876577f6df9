import { formatThousands, toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { column, type Database, originOf, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import { isOnSale } from '../categories/categories.ts';
import { catalogueIndex, type Snapshot } from './catalogue-index.ts';
import type { SearchResult } from './catalogue-search.ts';
import { type Destinations, destinationOf, mentionedService, readDestinations } from './destinations.ts';
import { partsOf } from './parts.ts';
import { askedText, insistedText, isKnown, lackedText, termsOfConcept, termsToRead } from './ranking/concept.ts';
import type { Hit } from './ranking/hit.ts';
import { rank as rankConcepts } from './ranking/rank.ts';
import { hasRequired, results } from './ranking/results.ts';
import { findReviewsPath, parseReviewQuery } from './reviews.ts';
import { plainCode } from './terms/terms.ts';
import { weights } from './terms/weights.ts';
import { isFiller } from './understanding/intent.ts';
import { nearestOf } from './understanding/nearest.ts';
import type { QueryOptions } from './understanding/pieces.ts';
import { soundsOf } from './understanding/sounds.ts';
import { distinctiveTermsOf } from './understanding/thesaurus.ts';
import { type Understanding, understand } from './understanding/understand.ts';

/** Signs of a code that is surely nobody's name or size. */
const minCodeLength = 6;

/** Queries whose results are kept, so that another page or the filters do not search again; and for how long, in milliseconds. */
const cacheLimits = { queries: 300, time: 60_000 };

/** Words left out of one query that are searched for once more with all others, to know whether one may insist upon them. */
const maxInsisted = 3;

/** What was found, with what the suggestions of this search know besides. */
interface FindResult extends SearchResult {
  /** Names of the models that the text may name, as the catalogue writes them, the commonest first. */
  modelNames: readonly string[];
}

interface CachedQuery {
  revision: string;
  until: number;
  result: Promise<FindResult>;
}

interface SearchCache {
  queries: Map<string, CachedQuery>;
  destinations: { revision: string; names: Promise<Destinations> } | undefined;
}

const caches = new WeakMap<Database, SearchCache>();

function cacheOf(db: Database): SearchCache {
  const database = originOf(db);
  const cache = caches.get(database) ?? { queries: new Map(), destinations: undefined };
  caches.set(database, cache);
  return cache;
}

/** Finds by a text: letter by letter when a correction was refused, by its beginning while it is being typed. */
export async function find(db: Database, text: string, options: QueryOptions = {}): Promise<FindResult> {
  const snapshot = await catalogueIndex(db).snapshot();
  const { queries } = cacheOf(db);
  const key = `${options.literally ? '=' : '~'}${options.unfinished ? '…' : '.'}${text.trim().replaceAll(/\s+/g, ' ')}`;
  const cached = queries.get(key);
  const now = performance.now();
  if (cached && cached.revision === snapshot.revision && cached.until > now) return cached.result;
  queries.delete(key);
  const result = search(originOf(db), snapshot, text, options);
  queries.set(key, { revision: snapshot.revision, until: now + cacheLimits.time, result });
  const [oldest] = queries.keys();
  if (queries.size > cacheLimits.queries && oldest !== undefined) queries.delete(oldest);
  result.catch(() => queries.delete(key));
  return result;
}

async function search(db: Database, snapshot: Snapshot, text: string, options: QueryOptions): Promise<FindResult> {
  const understanding = understand(text, snapshot.vocabulary, options);
  const { isDiscounted, isMarkedDown, text: remainingText } = understanding.intent;
  const { concepts } = understanding;
  // The price that a piece is to have is not that of the whole.
  const intent = isMarkedDown ? { ...understanding.intent, minPrice: undefined, maxPrice: undefined } : understanding.intent;
  const [codeMatches, ranking, destinations] = await Promise.all([
    findByCode(db, understanding.codes),
    rank(db, snapshot, { concepts, intent }),
    destinationsOf(db, snapshot),
  ]);
  const { hits, wishLimits, withoutLimits } = ranking;
  const { ids, categoryIds, complete, leftOut, lacks } = results(hits, concepts);
  const codes = new Set(codeMatches.map(({ id }) => id));
  const isCode = codeMatches.length > 0 && plainCode(text).length >= minCodeLength;
  // «трейд-ин» is a name before it is a mistyped word.
  const destination = destinationOf(text, destinations) ?? destinationOf(understanding.corrected ?? text, destinations);
  const reviewQuery = options.unfinished || options.literally ? null : parseReviewQuery(text);
  const reviewsPath =
    reviewQuery === null
      ? null
      : await findReviewsPath(db, {
          text: reviewQuery,
          queryTerms: new Set(concepts.flatMap(termsOfConcept)),
          ids,
          destination: destination ?? destinationOf(reviewQuery, destinations),
        });
  // A long code is meant as nothing else.
  const others = isCode ? [] : ids.flatMap((id, index) => (codes.has(id) ? [] : { id, categoryId: categoryIds[index] ?? 0 }));
  const matches = [...codeMatches, ...others].map((match, index) => ({ ...match, place: index + 1 }));
  const lastComplete = codeMatches.length + (isCode || withoutLimits ? 0 : ids.slice(0, complete).filter((id) => !codes.has(id)).length);
  const all = isMarkedDown
    ? await piecesOf(db, remainingText === '' ? undefined : matches.map(({ id }) => id), understanding.intent)
    : matches;
  const hasResults = async (other: string): Promise<boolean> => {
    const { hits } = await rank(db, snapshot, understand(other, snapshot.vocabulary, { literally: true }));
    return hits.length > 0;
  };
  /** Whether anything of the kind is found by who insists upon a part. */
  const isMatched = async (index: number): Promise<boolean> => {
    const insisting = concepts.map((concept, place) => (place === index ? insistedText(concept) : askedText(concept))).join(' ');
    const { concepts: insisted } = understand(insisting, snapshot.vocabulary, { literally: options.literally });
    const { hits } = await rank(db, snapshot, { concepts: insisted, intent });
    return hasRequired(hits, insisted);
  };
  const unmatched: string[] = [];
  let insistedCount = 0;
  for (const [index, concept] of concepts.entries()) {
    if (isCode || options.unfinished || lacks[index] !== true) continue;
    // What is within a limit would stand first.
    const mayMatch = isKnown(concept) && !concept.isLimit && insistedCount < maxInsisted;
    if (mayMatch) insistedCount += 1;
    if (!mayMatch || !(await isMatched(index))) unmatched.push(lackedText(concept));
  }
  const termsOfGoods =
    ids.length === 0
      ? []
      : concepts.flatMap(({ text, phrase }, index) => (lacks[index] || isFiller(text) ? [] : distinctiveTermsOf(phrase)));
  return {
    parts:
      isCode || options.unfinished
        ? []
        : partsOf(understanding, destinations, { wishLimits, lacks, isWithoutPrices: withoutLimits !== undefined }),
    unmatched,
    page: isCode ? null : mentionedService(text, new Set(termsOfGoods)),
    nearest: all.length > 0 || options.unfinished ? null : await nearestOf(text, snapshot.vocabulary, hasResults),
    ids: all.map(({ id }) => id),
    categoryIds: all.map(({ categoryId }) => categoryId),
    complete: all.filter(({ place }) => place <= lastComplete).length,
    isDiscounted,
    isMarkedDown,
    corrected: codeMatches.length > 0 ? null : understanding.corrected,
    leftOut: isCode ? [] : [...leftOut, ...(withoutLimits ? [withoutLimits] : [])],
    modelNames: concepts.flatMap(({ modelNames = [] }) => modelNames),
    redirect: codeMatches.length > 0 || isMarkedDown ? null : (reviewsPath ?? destination),
  };
}

/** Ranks within the limits of the price that were asked for; without where nothing of the kind is within them: who asks for a washing machine wants no cable. */
async function rank(
  db: Database,
  snapshot: Snapshot,
  { concepts, intent }: Pick<Understanding, 'concepts' | 'intent'>,
): Promise<ReturnType<typeof rankConcepts> & { withoutLimits?: string }> {
  const sounds = snapshot.hasNamesOnly ? soundsOf(concepts, snapshot.vocabulary) : undefined;
  const postings = await catalogueIndex(db).postings(snapshot, termsToRead(concepts, sounds));
  const { minPrice, maxPrice } = intent;
  const input = { segments: snapshot.segments, size: snapshot.size, postings, sounds };
  if (minPrice === undefined && maxPrice === undefined) return rankConcepts(concepts, input, weights);
  const prices = { min: toKopecks(minPrice ?? 0), max: toKopecks(maxPrice ?? Number.POSITIVE_INFINITY) };
  const withinPrices = rankConcepts(concepts, { ...input, prices }, weights);
  if (withinPrices.hits.some(({ isOfKind }) => isOfKind)) return withinPrices;
  const priceLimits = [
    ...(minPrice === undefined ? [] : [`от ${formatThousands(minPrice)} ₽`]),
    ...(maxPrice === undefined ? [] : [`до ${formatThousands(maxPrice)} ₽`]),
  ].join(' ');
  return { ...rankConcepts(concepts, input, weights), withoutLimits: priceLimits };
}

/** Pieces of one answer at most. */
const maxPieces = 3_000;

/** Used and marked-down pieces of these products in their order, the cheapest first; of all where none are named, the most popular first. */
async function piecesOf(
  db: Database,
  products: readonly number[] | undefined,
  { minPrice = 0, maxPrice }: Understanding['intent'],
): Promise<(Pick<Hit, 'id' | 'categoryId'> & { place: number })[]> {
  const isPiece = sql`p.is_markdown and ${isOnSale} and ${priceOfOrder} >= ${toKopecks(minPrice)}::bigint and (${maxPrice === undefined} or ${priceOfOrder} <= ${toKopecks(maxPrice ?? 0)}::bigint)`;
  return rows(
    db,
    { id: column.number, categoryId: column.number, place: column.number },
    products === undefined
      ? sql`select p.id, p.category_id as "categoryId", 0 as place from products p where ${isPiece} order by p.popularity desc, p.id limit ${maxPieces}`
      : sql`select p.id, p.category_id as "categoryId", found.place::int as place from unnest(${sql.param([...products])}::int[]) with ordinality as found (id, place)
            join products p on p.parent_product_id = found.id where ${isPiece}
            order by found.place, ${priceOfOrder}, p.id limit ${maxPieces}`,
  );
}

/** Products whose id, article or EAN the query is. */
async function findByCode(db: Database, codes: readonly string[]): Promise<Pick<Hit, 'id' | 'categoryId'>[]> {
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
  const cache = cacheOf(db);
  if (cache.destinations?.revision === revision) return cache.destinations.names;
  const names = readDestinations(db);
  cache.destinations = { revision, names };
  names.catch(() => {
    cache.destinations = undefined;
  });
  return names;
}
