import type { City, cities as endpoints } from '@vitrina/services/cities/endpoints.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { toDatabaseId, type WithDatabaseIds } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { pageOf, pagingOf, totalOf } from '../../platform/page.ts';
import { notFound } from '../../platform/refusal.ts';
import { findCities } from './find.ts';

const pageSizes = { default: 100, max: 250 } as const;
/** How many cities are the popular ones: the largest. */
const popularCount = 30;

const rowColumns = {
  id: column.number,
  alias: column.text,
  name: column.text,
  declension: column.text,
  region: column.text,
  zoneCode: column.textOrNull,
  timeZone: column.text,
  deliveryTypeIds: column.numbers,
  paymentTypeIds: column.numbers,
  phone: column.text,
  latitude: column.number,
  longitude: column.number,
  hasMetro: column.flag,
  hasMkad: column.flag,
  territoryId: column.numberOrNull,
  kladrCode: column.textOrNull,
  total: column.number,
};
type Row = RowOf<typeof rowColumns>;

function toCity(row: Row): WithDatabaseIds<City> {
  return {
    id: row.id,
    alias: row.alias,
    name: row.name,
    declension: row.declension,
    region: row.region,
    zone: row.zoneCode === null ? null : { code: row.zoneCode },
    time_zone: row.timeZone,
    delivery_type_ids: row.deliveryTypeIds,
    payment_type_ids: row.paymentTypeIds,
    phone: row.phone,
    ymap_latitude: row.latitude,
    ymap_longitude: row.longitude,
    has_metro: row.hasMetro,
    has_mkad: row.hasMkad,
    territory_id: row.territoryId,
    kladr_code: row.kladrCode,
  };
}

const readCities = (db: Database, where: SQL, limit: number = pageSizes.max, offset = 0): Promise<Row[]> =>
  rows(
    db,
    rowColumns,
    sql`select id, alias, name, declension, region, zone_code as "zoneCode", time_zone as "timeZone", delivery_type_ids as "deliveryTypeIds",
          payment_type_ids as "paymentTypeIds", phone, latitude, longitude, has_metro as "hasMetro", has_mkad as "hasMkad",
          territory_id as "territoryId", kladr_code as "kladrCode", count(*) over ()::int as total
        from cities where ${where} order by position, id limit ${limit} offset ${offset}`,
  );

export const cities: Handlers<typeof endpoints> = {
  cities: async ({ query, context }) => {
    const conditions: SQL[] = [];
    if (query?.alias) conditions.push(sql`alias = ${query.alias}`);
    if (query?.popular) conditions.push(sql`position <= ${popularCount}`);
    const paging = pagingOf(query, pageSizes.default, pageSizes.max);
    const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
    if (query?.query) {
      // Their names are few enough to be read at once.
      const cityNames = await rows(
        context.db,
        { id: column.number, alias: column.text, name: column.text },
        sql`select id, alias, name from cities where ${where} order by position, id`,
      );
      const ids = findCities(query.query, cityNames).map(({ id }) => id);
      const pageIds = ids.slice(paging.offset, paging.offset + paging.perPage);
      const cityRows = await readCities(context.db, sql`id = any(${sql.param(pageIds)}::int[])`);
      const byId = new Map(cityRows.map((row) => [row.id, toCity(row)]));
      return pageOf(
        pageIds.flatMap((id) => byId.get(id) ?? []),
        ids.length,
        paging,
      );
    }
    const cityRows = await readCities(context.db, where, paging.perPage, paging.offset);
    return pageOf(cityRows.map(toCity), await totalOf(cityRows, paging.offset, () => readCities(context.db, where, 1)), paging);
  },
  city: async ({ params, context }) => {
    const [cityRow] = await readCities(context.db, sql`id = ${toDatabaseId(params.id)}`);
    if (!cityRow) throw notFound('Такого города нет');
    return toCity(cityRow);
  },
  priorityCities: async ({ context }) => (await readCities(context.db, sql`is_priority`)).map(toCity),
};
