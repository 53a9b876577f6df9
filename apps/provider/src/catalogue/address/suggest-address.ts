import type { Database } from '../../platform/database/database.ts';
import { addressLine } from './line.ts';
import { readAddress, type TypedAddress } from './read-address.ts';
import { writtenName } from './street-name.ts';
import { findSimilarStreet, findStreets, findTownByName, readStreets, readTown, type Street, type Town } from './streets.ts';

interface AddressQuery {
  query: string;
  count: number;
  /** Name of the city that alone is meant; the visitor's own where it is undefined. */
  cityName: string | undefined;
  cityId: number;
}

/** Addresses that a text may become: streets, and as soon as a number stands behind one its houses. */
export async function suggestAddresses(db: Database, { query, count, cityName, cityId }: AddressQuery) {
  const address = readAddress(query);
  const namedTown = address.city === null ? null : await findTownByName(db, address.city);
  const town = namedTown ?? (cityName === undefined ? await readTown(db, cityId) : await findTownByName(db, cityName));
  if (town === null || address.street === '') return [];
  const streets = await readStreets(db, town.id);
  return suggestInTown(town, streets, address).slice(0, count);
}

export function suggestInTown(town: Pick<Town, 'name'>, streets: readonly Street[], address: TypedAddress) {
  const matches = findStreets(address.street, streets);
  const similarStreet = matches.length > 0 ? null : findSimilarStreet(address.street, streets);
  const candidates = similarStreet === null ? matches : [similarStreet];
  const houses = (street: Street): (string | null)[] => (address.house === null ? [null] : completeHouses(address.house, street.houses));
  return candidates.flatMap((street) => houses(street).map((house) => suggestionOf(town, street, { ...address, house })));
}

/** Houses that a number may become: itself, and those that begin with it: 7, 70, 71 …; «7А» is nothing but itself. */
export function completeHouses(houseNumber: string, last: number): string[] {
  if (!/^\d+$/.test(houseNumber)) return [houseNumber.toUpperCase()];
  const longer = Array.from({ length: 10 }, (_, digit) => Number(houseNumber) * 10 + digit).filter((house) => house > 0 && house <= last);
  return [houseNumber, ...longer.map(String)];
}

function suggestionOf(town: Pick<Town, 'name'>, street: Street, { house, blockType, block, flat }: TypedAddress) {
  const data = {
    ...emptyContactData,
    city: town.name,
    street_with_type: street.name,
    street: writtenName(street.name),
    house,
    block_type: block === null ? null : blockType,
    block,
    flat,
  };
  const value = addressLine(data);
  return { value, unrestricted_value: value, data };
}

export const emptyContactData = { surname: null, name: null, patronymic: null, gender: null, local: null, domain: null };
