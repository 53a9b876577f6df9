import type { Database } from '../../platform/database/database.ts';
import { addressLine } from './line.ts';
import { readAddress, type TypedAddress } from './read-address.ts';
import { writtenName } from './street-name.ts';
import { type Street, streetLike, streetsCalled, streetsIn, type Town, townNamed, townOf } from './streets.ts';

interface Asked {
  query: string;
  count: number;
  /** Name of the city that alone is meant; the visitor's own where it is undefined. */
  cityName: string | undefined;
  cityId: number;
}

/** Addresses that a text may become: streets, and as soon as a number stands behind one its houses. */
export async function suggestAddresses(db: Database, { query, count, cityName, cityId }: Asked) {
  const typed = readAddress(query);
  const said = typed.city === null ? null : await townNamed(db, typed.city);
  const town = said ?? (cityName === undefined ? await townOf(db, cityId) : await townNamed(db, cityName));
  if (town === null || typed.street === '') return [];
  const streets = await streetsIn(db, town.id);
  return addressesIn(town, streets, typed).slice(0, count);
}

export function addressesIn(town: Pick<Town, 'name'>, streets: readonly Street[], typed: TypedAddress) {
  const called = streetsCalled(typed.street, streets);
  const like = called.length > 0 ? null : streetLike(typed.street, streets);
  const found = like === null ? called : [like];
  const houses = (street: Street): (string | null)[] => (typed.house === null ? [null] : housesFrom(typed.house, street.houses));
  return found.flatMap((street) => houses(street).map((house) => suggestionOf(town, street, { ...typed, house })));
}

/** Houses that a number may become: itself, and those that begin with it: 7, 70, 71 …; «7А» is nothing but itself. */
export function housesFrom(typed: string, last: number): string[] {
  if (!/^\d+$/.test(typed)) return [typed.toUpperCase()];
  const longer = Array.from({ length: 10 }, (_, digit) => Number(typed) * 10 + digit).filter((house) => house > 0 && house <= last);
  return [typed, ...longer.map(String)];
}

function suggestionOf(town: Pick<Town, 'name'>, street: Street, { house, blockType, block, flat }: TypedAddress) {
  const data = {
    ...nothingElse,
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

export const nothingElse = { surname: null, name: null, patronymic: null, gender: null, local: null, domain: null };
