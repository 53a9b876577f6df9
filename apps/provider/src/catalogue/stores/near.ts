import { metresBetween } from '@vitrina/services/rules/distance.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { addressOf, locate } from './address.ts';
import { readStores, type Store } from './read.ts';

/** Stores of a city by an address, of some types or of all, the nearest first, each with its metres; none where nobody knows the address. */
export async function storesNear(
  db: Database,
  cityId: number,
  address: string,
  types: readonly number[],
): Promise<(Store & { distance: number })[]> {
  const { stores } = await readStores(db, sql`t.city_id = ${cityId}`, storesPageSize);
  // Where the street is any place along it tells, also one that is not asked for.
  const place = locate(addressOf(address), stores);
  if (place === null) return [];
  return stores
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .map((store) => ({ ...store, distance: Math.round(metresBetween(place, store)) }))
    .sort((left, right) => left.distance - right.distance || left.id - right.id);
}
