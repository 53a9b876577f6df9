import type { stores as endpoints } from '@vitrina/services/stores/endpoints.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { column, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { pageOf, pagingOf, totalOf } from '../../platform/page.ts';
import { notFound } from '../../platform/refusal.ts';
import { likeText, normalizedSql, normalizeQuery } from '../text/normalize.ts';
import { storesNear } from './near.ts';
import { readStores } from './read.ts';

const centerColumns = {
  id: column.number,
  name: column.text,
  brand_codes: column.texts,
  address: column.text,
  phone: column.text,
  longitude: column.number,
  latitude: column.number,
  work_time_line: column.text,
  total: column.number,
};

/** What each store has of a product is answered where deliveries are planned. */
export const stores: Handlers<Omit<typeof endpoints, 'withProduct' | 'stock'>> = {
  stores: async ({ query, context }) => {
    const conditions: SQL[] = [sql`t.city_id = ${context.cityId}`];
    if (query?.types && query.types.length > 0) conditions.push(sql`t.type = any(${sql.param(query.types)}::int[])`);
    const text = likeText(normalizeQuery(query?.query ?? ''));
    if (text !== '')
      conditions.push(
        sql`${normalizedSql(sql`t.name || ' ' || t.address || ' ' || array_to_string(t.stations, ' ')`)} like ${`%${text}%`}`,
      );
    const paging = pagingOf(query, storesPageSize, storesPageSize);
    const result = await readStores(context.db, sql.join(conditions, sql` and `), paging.perPage, paging.offset);
    return pageOf(result.stores, result.total, paging);
  },
  byAddress: async ({ query, context }) => {
    const near = await storesNear(context.db, context.cityId, query.query, query.types ?? []);
    const paging = pagingOf(query, storesPageSize, storesPageSize);
    return pageOf(near.slice(paging.offset, paging.offset + paging.perPage), near.length, paging);
  },
  serviceCenters: async ({ query, context }) => {
    const paging = pagingOf(query, 100, 250);
    const brand = query?.brand_code ? sql`and ${query.brand_code} = any(brand_codes)` : sql``;
    const read = (maxRows: number, from: number) =>
      rows(
        context.db,
        centerColumns,
        sql`select id, name, brand_codes, address, phone, longitude, latitude, work_time_line, count(*) over ()::int as total
          from service_centers where city_id = ${context.cityId} ${brand} order by id limit ${maxRows} offset ${from}`,
      );
    const centerRows = await read(paging.perPage, paging.offset);
    return pageOf(
      centerRows.map(({ total: _total, ...center }) => center),
      await totalOf(centerRows, paging.offset, () => read(1, 0)),
      paging,
    );
  },
  store: async ({ params, context }) => {
    const { stores: foundStores } = await readStores(context.db, sql`t.id = ${toDatabaseId(params.id)}`, 1);
    const [store] = foundStores;
    if (!store) throw notFound('Такого магазина нет');
    return store;
  },
};
