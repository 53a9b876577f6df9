import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { defaultSort, pageSize, type Sort, sorts } from '@vitrina/services/products/vocabulary.ts';
import { column, type Database, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { runExpensive } from '../../platform/database/expensive-query.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { type Paging, pageOf, pagingOf } from '../../platform/page.ts';
import { invalid } from '../../platform/refusal.ts';
import { type Card, readCards } from '../cards/cards.ts';
import { countedAvailable, countedGoods } from '../counts/read.ts';
import { allBut, type Chosen, type Condition, conditionsOf, partBut } from './filters.ts';
import { type ListingOf, type Scope, scopeOf } from './scope.ts';
import { unknownSort, weightedRating } from './sorting.ts';

export interface ListingQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  q?: string | undefined;
  as_typed?: boolean | undefined;
  filter?: Chosen | undefined;
}

const maxPerPage = 100;

/** One page of what a listing is of, filtered and sorted. */
export async function readListing(context: RequestContext, of: ListingOf, query: ListingQuery | undefined): Promise<Page<Card>> {
  const { db, cityId, now } = context;
  const scope = await scopeOf(db, { ...of, query: query?.q ?? of.query, asTyped: query?.as_typed });
  const paging = pagingOf(query, pageSize.listing, maxPerPage);
  const conditions = conditionsOf(query?.filter, cityId, scope.tree);
  const order = orderOf(sortOf(query?.sort, scope), scope);
  const { ids, total } = scope.part
    ? await countedPage(db, scope, conditions, order, paging, cityId)
    : await runExpensive(db, (asked) => wholePage(asked, scope, conditions, order, paging));
  return pageOf(await readCards(db, ids, cityId, now), total, paging);
}

interface Found {
  ids: number[];
  total: number;
}

/** A page by an index, and a total that is kept: what lies behind the page is not looked at. */
async function countedPage(
  db: OpenDatabase,
  scope: Scope,
  conditions: readonly Condition[],
  order: SQL,
  paging: Paging,
  cityId: number,
): Promise<Found> {
  const idsOf = async (asked: Database) => (await pageIds(asked, scope, conditions, order, paging)).map(({ id }) => id);
  const kept = keptTotal(db, scope, conditions, cityId);
  if (kept === undefined)
    return runExpensive(db, async (asked) => ({ ids: await idsOf(asked), total: await countTotal(asked, scope, conditions) }));
  const [ids, total] = await Promise.all([idsOf(db), kept]);
  return { ids, total };
}

/** Of each category the first of its order, which an index has, and of these the first. */
function pageIds(
  db: Database,
  { from, where, categoryIds }: Scope,
  conditions: readonly Condition[],
  order: SQL,
  { perPage, offset }: Paging,
): Promise<{ id: number }[]> {
  const chosen = sql`${where} and ${allBut(conditions)}`;
  if (categoryIds === undefined)
    return rows(
      db,
      { id: column.number },
      sql`select p.id from ${from} where ${chosen} order by ${order}, p.id limit ${perPage} offset ${offset}`,
    );
  return rows(
    db,
    { id: column.number },
    sql`select p.id from unnest(${sql.param([...categoryIds])}::int[]) as c (id) cross join lateral (
          select p.id, p.price, p.price_old, p.popularity, p.rating_sum, p.review_count, p.released_at from products p
          where p.category_id = c.id and ${chosen} order by ${order}, p.id limit ${offset + perPage}
        ) p order by ${order}, p.id limit ${perPage} offset ${offset}`,
  );
}

/** The total where it follows from what is kept; undefined where it has to be counted. */
function keptTotal(db: Database, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<number> | undefined {
  const part = partBut(scope.part, conditions);
  if (part) return countedGoods(db, part).then(({ products }) => products);
  const isChosen = (code: string) => conditions.some((condition) => condition.code === code);
  const available = isChosen('available') ? partBut(scope.part, conditions, 'available') : undefined;
  if (available) return countedAvailable(db, available, cityId);
  const discounted = isChosen('discount') ? partBut(scope.part, conditions, 'discount') : undefined;
  return discounted && countedGoods(db, discounted).then((goods) => goods.discounted);
}

async function countTotal(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<number> {
  const [found] = await rows(
    db,
    { total: column.number },
    sql`select count(*)::int as total from ${scope.from} where ${scope.where} and ${allBut(conditions)}`,
  );
  return found?.total ?? 0;
}

/** A listing that goes by neither: all of it is put in order at once, and counted. */
async function wholePage(db: Database, scope: Scope, conditions: readonly Condition[], order: SQL, paging: Paging): Promise<Found> {
  const where = sql`${scope.where} and ${allBut(conditions)}`;
  const found = await rows(
    db,
    { id: column.numberOrNull, total: column.number },
    sql`with chosen as materialized (select p.id, row_number() over (order by ${order}, p.id) as place from ${scope.from} where ${where})
        select c.id, t.total from (select count(*)::int as total from chosen) t
        left join (select id, place from chosen order by place limit ${paging.perPage} offset ${paging.offset}) c on true order by c.place`,
  );
  return { ids: found.flatMap(({ id }) => id ?? []), total: found[0]?.total ?? 0 };
}

function sortOf(text: string | undefined, { place }: Scope): Sort {
  if (text === undefined || text === '') return place ? defaultSort.search : defaultSort.listing;
  const sort = sorts.find((known) => known === text);
  if (sort === undefined) throw invalid({ sort: [unknownSort(sorts)] });
  return sort;
}

function orderOf(sort: Sort, { place }: Scope): SQL {
  switch (sort) {
    case '-popularity':
      return sql`p.popularity desc`;
    case '-relevance':
      return place ?? sql`p.popularity desc`;
    case 'price':
      return sql`p.price`;
    case '-price':
      return sql`p.price desc`;
    case '-rating':
      return sql`${weightedRating} desc, p.review_count desc`;
    case '-date':
      return sql`p.released_at desc nulls last`;
    case '-discount':
      return sql`coalesce(1 - p.price::float8 / nullif(p.price_old, 0), 0) desc, p.popularity desc`;
  }
}
