import { visibleStoreTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Store as StoreOnWire } from '@vitrina/services/stores/endpoints.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { workTimeColumn } from '../../platform/database/schema/places.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { totalOf } from '../../platform/page.ts';
import { storeImage } from '../cards/paths.ts';
import { media } from '../media/media.ts';
import { storeImageHash, versionOf } from '../media/version.ts';

export type Store = WithDatabaseIds<StoreOnWire>;

const rowColumns = {
  id: column.number,
  type: column.number,
  typeCode: column.text,
  brand: column.text,
  images: column.texts,
  /** See `storeImageHash`. */
  imageHash: column.text,
  name: column.text,
  cityId: column.number,
  cityAlias: column.text,
  cityName: column.text,
  address: column.text,
  stations: column.texts,
  directions: column.text,
  longitude: column.number,
  latitude: column.number,
  workTime: workTimeColumn,
  workTimeLine: column.text,
  convenience: column.texts,
  services: column.texts,
  total: column.number,
};
type Row = RowOf<typeof rowColumns>;

/** Stores that shoppers see: the warehouse is none. */
export async function readStores(db: Database, where: SQL, limit: number, offset = 0): Promise<{ stores: Store[]; total: number }> {
  const read = (maxRows: number, from: number) =>
    rows(
      db,
      rowColumns,
      sql`select t.id, t.type::int as type, t.type_code as "typeCode", t.brand, t.images, ${storeImageHash} as "imageHash", t.name, c.id as "cityId", c.alias as "cityAlias", c.name as "cityName",
          t.address, t.stations, t.directions, t.longitude, t.latitude, t.work_time as "workTime", t.work_time_line as "workTimeLine",
          t.convenience, t.services, count(*) over ()::int as total
        from stores t join cities c on c.id = t.city_id
        where t.type = any(${sql.param([...visibleStoreTypes])}::int[]) and ${where}
        order by array_position(${sql.param([1, 14, 13, 10, 12, 9])}::int[], t.type::int), t.id limit ${maxRows} offset ${from}`,
    );
  const storeRows = await read(limit, offset);
  return { stores: storeRows.map(toStore), total: await totalOf(storeRows, offset, () => read(1, 0)) };
}

/** A place without pictures of its own is drawn. */
const drawnImageUrls = ({ id, type, imageHash }: Row): string[] =>
  Array.from({ length: media().count('stores', id, type) }, (_, number) => storeImage(id, number, versionOf(imageHash)));

function toStore(row: Row): Store {
  return {
    id: row.id,
    type: row.type,
    type_code: row.typeCode,
    brand: row.brand,
    images: row.images.length > 0 ? row.images : drawnImageUrls(row),
    name: row.name,
    city: { id: row.cityId, alias: row.cityAlias, name: row.cityName },
    address: row.address,
    stations: row.stations,
    directions: row.directions,
    longitude: row.longitude,
    latitude: row.latitude,
    work_time: row.workTime,
    work_time_line: row.workTimeLine,
    convenience: row.convenience,
    services: row.services,
    availability: null,
  };
}
