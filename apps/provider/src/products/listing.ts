import type { Page } from '@vitrina/services/contract/endpoint.ts';
import type { ProductCard } from '@vitrina/services/products/card.ts';
import { defaultSort, pageSize, type Sort, sorts } from '@vitrina/services/products/vocabulary.ts';
import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { invalid } from '../failure.ts';
import { pageOf, pagingOf } from '../page.ts';
import type { RequestContext } from '../request-context.ts';
import { readCards } from './cards.ts';
import { allBut, type Chosen, conditionsOf } from './filters.ts';
import { type ListingOf, type Scope, scopeOf } from './scope.ts';

export interface ListingQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  q?: string | undefined;
  filter?: Chosen | undefined;
}

const mostPerPage = 48;

/** One page of what a listing is of, filtered and sorted. */
export async function readListing(context: RequestContext, of: ListingOf, query: ListingQuery | undefined): Promise<Page<ProductCard>> {
  const { db, cityId, now } = context;
  const scope = await scopeOf(db, { ...of, query: query?.q ?? of.query });
  const paging = pagingOf(query, pageSize.listing, mostPerPage);
  const where = sql`${scope.where} and ${allBut(conditionsOf(query?.filter, cityId, scope.tree))}`;
  const [count] = await rows<{ total: number }>(db, sql`select count(*)::int as total from products p where ${where}`);
  const order = orderOf(sortOf(query?.sort, scope), scope);
  const found = await rows<{ id: number }>(
    db,
    sql`select p.id from products p where ${where} order by ${order}, p.id limit ${paging.perPage} offset ${paging.offset}`,
  );
  const cards = await readCards(
    db,
    found.map(({ id }) => id),
    cityId,
    now,
  );
  return pageOf(cards, count?.total ?? 0, paging);
}

function sortOf(text: string | undefined, { relevance }: Scope): Sort {
  if (text === undefined || text === '') return relevance ? defaultSort.search : defaultSort.listing;
  const sort = sorts.find((known) => known === text);
  if (sort === undefined) throw invalid({ sort: [`must be one of ${sorts.join(', ')}`] });
  return sort;
}

function orderOf(sort: Sort, { relevance }: Scope): SQL {
  switch (sort) {
    case '-popularity':
      return sql`p.popularity desc`;
    case '-relevance':
      return relevance ? sql`${relevance} desc, p.popularity desc` : sql`p.popularity desc`;
    case 'price':
      return sql`p.price`;
    case '-price':
      return sql`p.price desc`;
    case '-rating':
      // A single five does not beat a hundred fours: every product is given five reviews of 4 beforehand.
      return sql`(p.rating_sum + 20.0) / (p.review_count + 5) desc, p.review_count desc`;
    case '-date':
      return sql`p.released_at desc nulls last`;
    case '-discount':
      return sql`coalesce(1 - p.price::float8 / nullif(p.price_old, 0), 0) desc, p.popularity desc`;
  }
}
