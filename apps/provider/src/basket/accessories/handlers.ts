import type { accessories as endpoints } from '@vitrina/services/accessories/endpoints.ts';
import { maxBundleItems, pageSize } from '@vitrina/services/accessories/vocabulary.ts';
import { type Card, readCards } from '../../catalogue/cards/cards.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { readBoughtTogether } from './bought-together.ts';
import { readBundle } from './bundle.ts';
import { kindOf, readAccessories } from './list.ts';
import { accessoriesOf, byRank, groupsOf, mainOf } from './related.ts';

/** Accessories of one product that are grouped at once. */
const maxProducts = 100;

async function readAccessoryIds({ db }: RequestContext, id: number, kind: 'accessory' | 'bundle' = 'accessory'): Promise<number[]> {
  const main = await mainOf(db, id);
  const productRows = await rows(
    db,
    { id: column.number },
    sql`select p.id from ${accessoriesOf(main, kind)} order by ${byRank}, p.id limit ${maxProducts}`,
  );
  return productRows.map((row) => row.id);
}

/** Groups with the cards of their first products. */
async function readGroups({ db, cityId, now }: RequestContext, ids: readonly number[], perGroup: number) {
  const groups = await groupsOf(db, ids);
  const visibleIds = groups.map((group) => group.ids.slice(0, perGroup));
  const cards = new Map((await readCards(db, visibleIds.flat(), cityId, now)).map((card): [number, Card] => [card.id, card]));
  return groups.map(({ id, name, ids: all }, at) => ({
    id,
    name,
    products_count: all.length,
    products: (visibleIds[at] ?? []).flatMap((product) => cards.get(product) ?? []),
  }));
}

export const accessories: Handlers<typeof endpoints> = {
  groups: async ({ params, query, context }) => {
    const id = toDatabaseId(params.id);
    const ids = await readAccessoryIds(context, id);
    const bundleIds = query?.with_bundle === true ? (await readAccessoryIds(context, id, 'bundle')).slice(0, maxBundleItems) : [];
    const perPage = Math.min(Math.max(query?.per_page ?? pageSize.groups, 1), pageSize.groups);
    // What the bundle has stands first in its group.
    return readGroups(context, [...new Set([...bundleIds, ...ids])], perPage);
  },
  list: ({ params, query, context }) =>
    readAccessories(context, toDatabaseId(params.id), {
      ...query,
      actionId: query?.action_id === undefined ? undefined : toDatabaseId(query.action_id),
      groupIds: query?.accessory_group_ids?.map(toDatabaseId),
    }),
  bundle: ({ params, context }) => readBundle(context.db, toDatabaseId(params.id), context.cityId, context.now),
  categories: async ({ params, query, context }) => {
    const kind = kindOf(query?.action_id === undefined ? undefined : toDatabaseId(query.action_id));
    const groups = kind === undefined ? [] : await groupsOf(context.db, await readAccessoryIds(context, toDatabaseId(params.id), kind));
    return groups.map(({ id, name, ids }) => ({ id, name, products_count: ids.length }));
  },
  mathAccessories: async ({ params, context: { db, cityId, now } }) =>
    readCards(db, await readBoughtTogether(db, await mainOf(db, toDatabaseId(params.id)), pageSize.accessories), cityId, now),
  mathGroups: async ({ params, context }) =>
    readGroups(
      context,
      await readBoughtTogether(context.db, await mainOf(context.db, toDatabaseId(params.id)), maxProducts),
      pageSize.groups,
    ),
};
