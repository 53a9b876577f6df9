import { type AccessorySort, defaultSort, pageSize, sorts } from '@vitrina/services/accessories/vocabulary.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { availableIn, type Card, readCards } from '../../catalogue/cards/cards.ts';
import { readTree } from '../../catalogue/categories/categories.ts';
import { conditionsExcept, conditionsOf, type FilterSelection } from '../../catalogue/products/filters.ts';
import { unknownSort, weightedRating } from '../../catalogue/products/sorting.ts';
import { cityNow } from '../../platform/clock/city-day.ts';
import { column, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { pageOf, pagingOf } from '../../platform/page.ts';
import { invalid } from '../../platform/refusal.ts';
import { bundleActions } from '../../pricing/bundle.ts';
import { accessoriesOf, byRank, mainOf } from './related.ts';

const maxPerPage = 48;

const sortOrders: Readonly<Record<AccessorySort, SQL>> = {
  '-popularity': byRank,
  price: priceOfOrder,
  '-price': sql`${priceOfOrder} desc`,
  '-rating': sql`${weightedRating} desc`,
};

export interface AccessoryQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  actionId?: number | undefined;
  groupIds?: readonly number[] | undefined;
  filter?: FilterSelection | undefined;
  available?: boolean | undefined;
  available_first?: boolean | undefined;
}

/** Which relations of a product are listed: its accessories; under the promotion of a bundle those of the bundle, under any other promotion none. */
export function kindOf(actionId: number | undefined): 'accessory' | 'bundle' | undefined {
  if (actionId === undefined) return 'accessory';
  return Object.values(bundleActions).some(({ id }) => id === actionId) ? 'bundle' : undefined;
}

/** A page of a product's accessories. */
export async function readAccessories(context: RequestContext, id: number, query: AccessoryQuery): Promise<Page<Card>> {
  const { db, cityId, now } = context;
  const main = await mainOf(db, id);
  const paging = pagingOf(query, pageSize.accessories, maxPerPage);
  const sort = sorts.find((known) => known === (query.sort ?? defaultSort));
  if (sort === undefined) throw invalid({ sort: [unknownSort(sorts)] });
  const kind = kindOf(query.actionId);
  if (kind === undefined) return pageOf([], 0, paging);
  const conditions =
    query.filter === undefined ? [] : conditionsOf(query.filter, await cityNow(context), { tree: await readTree(db), complete: undefined });
  const groups =
    query.groupIds === undefined || query.groupIds.length === 0
      ? sql`true`
      : sql`p.category_id = any(${sql.param([...query.groupIds])}::int[])`;
  const where = sql`${groups} and ${conditionsExcept(conditions)} and ${query.available === true ? availableIn(cityId) : sql`true`}`;
  const first = query.available_first === true ? sql`${availableIn(cityId)} desc, ` : sql``;
  const productRows = await rows(
    db,
    { id: column.number, total: column.number },
    sql`select p.id, count(*) over ()::int as total from ${accessoriesOf(main, kind)} and ${where}
        order by ${first}${sortOrders[sort]}, p.id limit ${paging.perPage} offset ${paging.offset}`,
  );
  const ids = productRows.map((row) => row.id);
  const total = productRows[0]?.total ?? (await countAccessories(db, main, kind, where));
  return pageOf(await readCards(db, ids, cityId, now), total, paging);
}

/** For a page beyond the last, which has no row to tell it. */
async function countAccessories(db: RequestContext['db'], main: number, kind: 'accessory' | 'bundle', where: SQL): Promise<number> {
  const [counted] = await rows(
    db,
    { total: column.number },
    sql`select count(*)::int as total from ${accessoriesOf(main, kind)} and ${where}`,
  );
  return counted?.total ?? 0;
}
