import type { visibleStoreTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { column, type Database, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Place, type PlaceKind, viewsOf } from '../pictures/places/index.ts';

/** What a place of a type is drawn as. */
const kinds: Readonly<Record<(typeof visibleStoreTypes)[number], PlaceKind>> = {
  1: 'store',
  9: 'locker',
  10: 'point',
  12: 'partner-locker',
  13: 'multicentre',
  14: 'partner-point',
};

const kindOf = (type: number): PlaceKind | undefined => Object.entries(kinds).find(([code]) => Number(code) === type)?.[1];

/** How many pictures a place of this type has. */
export function storeViews(type: number): number {
  const kind = kindOf(type);
  return kind === undefined ? 0 : viewsOf(kind);
}

/** What is drawn of a place. Undefined when there is no such one, or nothing to be seen of it. */
export async function placeOfStore(db: Database, id: number): Promise<Place | undefined> {
  const [store] = await rows(
    db,
    { type: column.number, address: column.text },
    sql`select type::int as type, address from stores where id = ${id}`,
  );
  const kind = store && kindOf(store.type);
  return kind && { kind, house: houseOf(store.address), seed: id };
}

/** «14А» of «г. Донецк, улица Артёма, д. 14А, корп. 2»; nothing where the address says it in another way. */
const houseOf = (address: string): string => /, д\. (\d{1,4}[а-яё]?)(?:,|$)/i.exec(address)?.[1] ?? '';
