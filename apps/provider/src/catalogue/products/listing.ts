import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { defaultSort, pageSize, type Sort, sorts } from '@vitrina/services/products/vocabulary.ts';
import { type CityNow, cityNow } from '../../platform/clock/city-day.ts';
import { column, type Database, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { runExpensive } from '../../platform/database/expensive-query.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { type Paging, pageOf, pagingOf } from '../../platform/page.ts';
import { invalid } from '../../platform/refusal.ts';
import { type Card, obtainableIn, readCards } from '../cards/cards.ts';
import { isOnSale } from '../categories/categories.ts';
import { readAvailableCount, readGoodsCount, readPickupCount } from '../counts/read.ts';
import { reductionShare } from '../prices/prices.ts';
import { runningCostPerYear } from '../prices/running-cost.ts';
import { countGoodsOfText } from './facets/parts.ts';
import { sliceByNumber } from './facets/slice.ts';
import {
  type Condition,
  conditionsExcept,
  conditionsOf,
  type FilterSelection,
  isByCondition,
  partExcept,
  pickupTodayFilter,
} from './filters.ts';
import { type ListingTarget, type Scope, scopeOf } from './scope.ts';
import { type AttributeSort, attributeOf, isAttributeSort, unknownSort, weightedRating } from './sorting.ts';

export interface ListingQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  q?: string | undefined;
  as_typed?: boolean | undefined;
  filter?: FilterSelection | undefined;
}

const maxPerPage = 100;

/** One page of what a listing is of, filtered and sorted. */
export async function readListing(context: RequestContext, target: ListingTarget, query: ListingQuery | undefined): Promise<Page<Card>> {
  const { db, cityId, now } = context;
  const of = { ...target, query: query?.q ?? target.query, asTyped: query?.as_typed, isByCondition: isByCondition(query?.filter) };
  const [city, scope] = await Promise.all([cityNow(context), scopeOf(db, of)]);
  const paging = pagingOf(query, pageSize.listing, maxPerPage);
  const conditions = conditionsOf(query?.filter, city, scope);
  const sort = sortOf(query?.sort, scope);
  const { ids, total } = await readPage(db, scope, conditions, sort, paging, city);
  return pageOf(await readCards(db, ids, cityId, now), total, paging);
}

function readPage(
  db: OpenDatabase,
  scope: Scope,
  conditions: readonly Condition[],
  sort: Sort,
  paging: Paging,
  city: CityNow,
): Promise<ListingPage> {
  if (isAttributeSort(sort))
    return runExpensive(db, (queryDb) => readPageByNumber(queryDb, scope, conditions, city, attributeOf(sort), paging));
  const ownOrder = orderOf(sort, scope, city.id);
  // Nobody chose the order that a listing has by itself, so what cannot be had stands at its end.
  const isUsual = sort === defaultSortOf(scope);
  // All that is handed over today can be had.
  if (scope.part && isUsual && !isNarrowedTo(conditions, pickupTodayFilter))
    return readObtainableFirst(db, scope, conditions, paging, city);
  // No index has what a city's tariffs make of a product.
  if (scope.part && sort !== 'running_cost') return readIndexedPage(db, scope, conditions, ownOrder, paging, city);
  // What has all that was asked stays first in any order.
  const firsts = [scope.complete, isUsual ? obtainableIn(city.id) : undefined].flatMap((first) => first ?? []);
  const order = sql.join([...firsts.map((first) => sql`(${first}) desc`), ownOrder], sql`, `);
  return runExpensive(
    db,
    async (queryDb) =>
      (isUsual && scope.place ? await readFirstMatches(queryDb, scope, conditions, firsts, ownOrder, { paging, city }) : undefined) ??
      readSortedPage(queryDb, scope, conditions, order, paging),
  );
}

interface ListingPage {
  ids: number[];
  total: number;
}

/** A page by an index, and a total that is kept: what lies behind the page is not looked at. */
async function readIndexedPage(
  db: OpenDatabase,
  scope: Scope,
  conditions: readonly Condition[],
  order: SQL,
  paging: Paging,
  city: CityNow,
): Promise<ListingPage> {
  const idsOf = (queryDb: Database, perPage = paging.perPage) =>
    pageIds(queryDb, scope, conditions, sql`${order}, p.id`, { ...paging, perPage });
  const savedTotal = readSavedTotal(db, scope, conditions, city);
  if (savedTotal === undefined)
    return runExpensive(db, async (queryDb) => ({ ids: await idsOf(queryDb), total: await countTotal(queryDb, scope, conditions) }));
  if (!isNarrowedTo(conditions, pickupTodayFilter)) {
    const [ids, total] = await Promise.all([idsOf(db), savedTotal]);
    return { ids, total };
  }
  // Where stores have little of a category, a page walks through all of it: no further than to the last that there is.
  const total = await savedTotal;
  const count = Math.min(paging.perPage, total - paging.offset);
  return { ids: count > 0 ? await runExpensive(db, (queryDb) => idsOf(queryDb, count)) : [], total };
}

/** The most popular first, but what cannot be had after all else: to sort by that would look at the whole listing for each page. */
async function readObtainableFirst(
  db: OpenDatabase,
  scope: Scope,
  conditions: readonly Condition[],
  paging: Paging,
  city: CityNow,
): Promise<ListingPage> {
  const obtainable = obtainableIn(city.id);
  const readFirst = (queryDb: Database) =>
    pageIds(queryDb, scope, [...conditions, extraCondition(obtainable)], sql`p.popularity desc, p.id`, paging);
  const savedTotal = readSavedTotal(db, scope, conditions, city);
  const [ids, total] = await Promise.all([
    savedTotal && paging.offset < deepOffset ? readFirst(db) : runExpensive(db, readFirst),
    savedTotal ?? runExpensive(db, (queryDb) => countTotal(queryDb, scope, conditions)),
  ]);
  const missing = Math.min(paging.perPage, total - paging.offset) - ids.length;
  if (missing <= 0) return { ids, total };
  // From the end of the listing backwards: how much can be had need not be counted then.
  const others = [...conditions, extraCondition(sql`not ${obtainable}`)];
  const after = { perPage: missing, offset: Math.max(0, total - paging.offset - paging.perPage) };
  const rest = await runExpensive(db, (queryDb) => pageIds(queryDb, scope, others, sql`p.popularity, p.id desc`, after));
  return { ids: [...ids, ...rest.toReversed()], total };
}

/** Behind so many goods a page takes its time: the stock of each of them is looked at. */
const deepOffset = 2_000;

const isNarrowedTo = (conditions: readonly Condition[], filter: string): boolean => conditions.some(({ code }) => code === filter);

/** A condition that nobody has ticked. */
const extraCondition = (where: SQL): Condition => ({ code: '', values: [], where });

/** Of each category the first of its order, which an index has, and of these the first. */
async function pageIds(
  db: Database,
  { from, where, categoryIds }: Scope,
  conditions: readonly Condition[],
  order: SQL,
  { perPage, offset }: Pick<Paging, 'perPage' | 'offset'>,
): Promise<number[]> {
  const filterSql = sql`${where} and ${conditionsExcept(conditions)}`;
  const pageRows = await rows(
    db,
    { id: column.number },
    categoryIds === undefined
      ? sql`select p.id from ${from} where ${filterSql} order by ${order} limit ${perPage} offset ${offset}`
      : sql`select p.id from unnest(${sql.param([...categoryIds])}::int[]) as c (id) cross join lateral (
          select p.id, p.price, p.online_price, p.price_old, p.popularity, p.rating_sum, p.review_count, p.released_at from products p
          where p.category_id = c.id and ${filterSql} order by ${order} limit ${offset + perPage}
        ) p order by ${order} limit ${perPage} offset ${offset}`,
  );
  return pageRows.map(({ id }) => id);
}

/** The total where it follows from what is kept; undefined where it has to be counted. */
function readSavedTotal(db: Database, scope: Scope, conditions: readonly Condition[], city: CityNow): Promise<number> | undefined {
  const part = partExcept(scope.part, conditions);
  if (part) return readGoodsCount(db, part).then(({ products }) => products);
  if (scope.searchMatch && conditions.length === 0) return countGoodsOfText(db, scope, scope.searchMatch, city.id);
  const availablePart = isNarrowedTo(conditions, 'available') ? partExcept(scope.part, conditions, 'available') : undefined;
  if (availablePart) return readAvailableCount(db, availablePart, city.id);
  const pickupPart = isNarrowedTo(conditions, pickupTodayFilter) ? partExcept(scope.part, conditions, pickupTodayFilter) : undefined;
  if (pickupPart) return readPickupCount(db, pickupPart, city);
  const discountedPart = isNarrowedTo(conditions, 'discount') ? partExcept(scope.part, conditions, 'discount') : undefined;
  return discountedPart && readGoodsCount(db, discountedPart).then((goods) => goods.discounted);
}

async function countTotal(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<number> {
  const [countRow] = await rows(
    db,
    { total: column.number },
    sql`select count(*)::int as total from ${scope.from} where ${scope.where} and ${conditionsExcept(conditions)}`,
  );
  return countRow?.total ?? 0;
}

/** By the number of a specification as it was counted last; of what has the same number the most popular first. */
async function readPageByNumber(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  city: CityNow,
  attribute: string,
  paging: Paging,
): Promise<ListingPage> {
  const { total, before, ids, places } = await sliceByNumber(db, scope, conditions, city, attribute, paging);
  const pageRows = await rows(
    db,
    { id: column.number },
    sql`select p.id from unnest(${sql.param(ids)}::int[], ${sql.param(places)}::int[]) as n (id, place) join products p on p.id = n.id
        where ${isOnSale} order by n.place, p.popularity desc, p.id limit ${paging.perPage} offset ${Math.max(0, paging.offset - before)}`,
  );
  return { ids: pageRows.map(({ id }) => id), total };
}

/** A page of a search's matches that meet what comes first: the stock of those behind it is not looked at. Undefined where they do not fill it. */
async function readFirstMatches(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  firsts: readonly SQL[],
  order: SQL,
  { paging, city }: { paging: Paging; city: CityNow },
): Promise<ListingPage | undefined> {
  const ids = await pageIds(db, scope, [...conditions, ...firsts.map(extraCondition)], order, paging);
  if (ids.length < paging.perPage) return undefined;
  return { ids, total: await (readSavedTotal(db, scope, conditions, city) ?? countTotal(db, scope, conditions)) };
}

/** A listing that goes by neither: all of it is put in order at once, and counted. */
async function readSortedPage(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  order: SQL,
  paging: Paging,
): Promise<ListingPage> {
  const where = sql`${scope.where} and ${conditionsExcept(conditions)}`;
  const pageRows = await rows(
    db,
    { id: column.numberOrNull, total: column.number },
    sql`with chosen as materialized (select p.id, row_number() over (order by ${order}, p.id) as place from ${scope.from} where ${where})
        select c.id, t.total from (select count(*)::int as total from chosen) t
        left join (select id, place from chosen order by place limit ${paging.perPage} offset ${paging.offset}) c on true order by c.place`,
  );
  return { ids: pageRows.flatMap(({ id }) => id ?? []), total: pageRows[0]?.total ?? 0 };
}

const defaultSortOf = ({ place }: Scope): Sort => (place ? defaultSort.search : defaultSort.listing);

function sortOf(text: string | undefined, scope: Scope): Sort {
  if (text === undefined || text === '') return defaultSortOf(scope);
  const sort = sorts.find((known) => known === text);
  if (sort === undefined) throw invalid({ sort: [unknownSort(sorts)] });
  return sort;
}

function orderOf(sort: Exclude<Sort, AttributeSort>, { place }: Scope, cityId: number): SQL {
  switch (sort) {
    case '-popularity':
      return sql`p.popularity desc`;
    case '-relevance':
      return place ?? sql`p.popularity desc`;
    case 'price':
      return priceOfOrder;
    case '-price':
      return sql`${priceOfOrder} desc`;
    case '-rating':
      return sql`${weightedRating} desc, p.review_count desc`;
    case '-date':
      return sql`p.released_at desc nulls last`;
    case '-discount':
      return sql`${reductionShare} desc, p.popularity desc`;
    case 'running_cost':
      return sql`${runningCostPerYear(cityId)} nulls last, p.popularity desc`;
  }
}
