import { certainty, houseCertainty } from '@vitrina/services/address/vocabulary.ts';
import type { Database } from '../../platform/database/database.ts';
import { nothing } from './cleaned.ts';
import { addressLine } from './line.ts';
import { readAddress, type TypedAddress } from './read-address.ts';
import { writtenName } from './street-name.ts';
import { type Street, streetLike, streetNamed, streetsIn, type Town, townNamed, townOf } from './streets.ts';

/** An address as it should be written, from the streets of its city; without a city it is in the one that was asked from. */
export async function cleanAddress(db: Database, source: string, cityId: number) {
  const typed = readAddress(source);
  const said = typed.city === null ? null : await townNamed(db, typed.city);
  // A city that nobody knows has streets that nobody knows.
  if (said === null && typed.isCity) return { ...nothing, source, city: typed.city, result: source };
  // What stands first and is no city belongs to the street.
  const read = said === null && typed.city !== null ? { ...typed, street: `${typed.city} ${typed.street}` } : typed;
  const town = said ?? (await townOf(db, cityId));
  if (town === null || read.street === '') return { ...nothing, source, qc: certainty.nothing };
  return cleanedIn(town, await streetsIn(db, town.id), read, source);
}

export function cleanedIn(town: Pick<Town, 'name'>, streets: readonly Street[], typed: TypedAddress, source: string) {
  const { house, blockType, block, flat } = typed;
  const named = streetNamed(typed.street, streets);
  const street = named ?? streetLike(typed.street, streets);
  const parts = {
    city: town.name,
    street_with_type: street?.name ?? null,
    street: street === null ? null : writtenName(street.name),
    house: house?.toUpperCase() ?? null,
    block_type: block === null ? null : blockType,
    block,
    flat,
  };
  const cleaned = { ...nothing, ...parts, source };
  // Nobody has brought in the streets of this city: nothing can be said of any.
  if (streets.length === 0) return { ...cleaned, result: addressLine({ ...parts, street_with_type: typed.street }), qc: null };
  if (street === null)
    return { ...cleaned, result: addressLine(parts), unparsed_parts: typed.street.toUpperCase(), qc: certainty.leftOver };
  const isHouse = house !== null && Number.parseInt(house, 10) > 0 && Number.parseInt(house, 10) <= street.houses;
  return {
    ...cleaned,
    result: addressLine(parts),
    qc: named === null ? certainty.others : certainty.sure,
    qc_house: isHouse ? houseCertainty.known : houseCertainty.unknown,
  };
}
