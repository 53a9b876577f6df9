import type { stores as endpoints } from '@vitrina/services/stores/endpoints.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { type SQL, sql } from 'drizzle-orm';
import { notFound } from '../failure.ts';
import type { Handlers } from '../implement.ts';
import { pageOf, pagingOf } from '../page.ts';
import { likeText, plain, plainQuery } from '../search/plain.ts';
import { serial } from '../serial.ts';
import { readStores } from './read.ts';
import { withStock } from './stock.ts';

export const stores: Handlers<typeof endpoints> = {
  stores: async ({ query, context }) => {
    const conditions: SQL[] = [sql`t.city_id = ${context.cityId}`];
    if (query?.types && query.types.length > 0) conditions.push(sql`t.type = any(${sql.param(query.types)}::int[])`);
    const text = likeText(plainQuery(query?.query ?? ''));
    if (text !== '')
      conditions.push(sql`${plain(sql`t.name || ' ' || t.address || ' ' || array_to_string(t.stations, ' ')`)} like ${`%${text}%`}`);
    const paging = pagingOf(query, storesPageSize, storesPageSize);
    const found = await readStores(context.db, sql.join(conditions, sql` and `), paging.perPage, paging.offset);
    return pageOf(found.stores, found.total, paging);
  },
  withProduct: async ({ body, context }) => {
    const where = body.ids === undefined ? sql`t.city_id = ${context.cityId}` : sql`t.id = any(${sql.param(body.ids.map(serial))}::int[])`;
    const paging = pagingOf({ per_page: body.per_page }, storesPageSize, storesPageSize);
    const found = await readStores(context.db, where, paging.perPage);
    const stocked =
      body.product_id === undefined ? found.stores : await withStock(context.db, found.stores, serial(body.product_id), context.now);
    return pageOf(stocked, found.total, paging);
  },
  store: async ({ params, context }) => {
    const { stores: found } = await readStores(context.db, sql`t.id = ${serial(params.id)}`, 1);
    const [store] = found;
    if (!store) throw notFound('Такого магазина нет');
    return store;
  },
};
