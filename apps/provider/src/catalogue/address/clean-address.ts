import { certainty, houseCertainty } from '@vitrina/services/address/vocabulary.ts';
import type { Database } from '../../platform/database/database.ts';
import { emptyResult } from './empty-result.ts';
import { addressLine } from './line.ts';
import { readAddress, type TypedAddress } from './read-address.ts';
import { writtenName } from './street-name.ts';
import { findSimilarStreet, findStreet, findTownByName, readStreets, readTown, type Street, type Town } from './streets.ts';

/** An address as it should be written, from the streets of its city; without a city it is in the one that was asked from. */
export async function cleanAddress(db: Database, source: string, cityId: number) {
  const typedAddress = readAddress(source);
  const namedTown = typedAddress.city === null ? null : await findTownByName(db, typedAddress.city);
  // A city that nobody knows has streets that nobody knows.
  if (namedTown === null && typedAddress.isCity) return { ...emptyResult, source, city: typedAddress.city, result: source };
  // What stands first and is no city belongs to the street.
  const address =
    namedTown === null && typedAddress.city !== null
      ? { ...typedAddress, street: `${typedAddress.city} ${typedAddress.street}` }
      : typedAddress;
  const town = namedTown ?? (await readTown(db, cityId));
  if (town === null || address.street === '') return { ...emptyResult, source, qc: certainty.nothing };
  return cleanInTown(town, await readStreets(db, town.id), address, source);
}

export function cleanInTown(town: Pick<Town, 'name'>, streets: readonly Street[], address: TypedAddress, source: string) {
  const { house, blockType, block, flat } = address;
  const exactStreet = findStreet(address.street, streets);
  const street = exactStreet ?? findSimilarStreet(address.street, streets);
  const parts = {
    city: town.name,
    street_with_type: street?.name ?? null,
    street: street === null ? null : writtenName(street.name),
    house: house?.toUpperCase() ?? null,
    block_type: block === null ? null : blockType,
    block,
    flat,
  };
  const cleanedAddress = { ...emptyResult, ...parts, source };
  // Nobody has brought in the streets of this city: nothing can be said of any.
  if (streets.length === 0) return { ...cleanedAddress, result: addressLine({ ...parts, street_with_type: address.street }), qc: null };
  if (street === null)
    return { ...cleanedAddress, result: addressLine(parts), unparsed_parts: address.street.toUpperCase(), qc: certainty.leftOver };
  const isHouse = house !== null && Number.parseInt(house, 10) > 0 && Number.parseInt(house, 10) <= street.houses;
  return {
    ...cleanedAddress,
    result: addressLine(parts),
    qc: exactStreet === null ? certainty.others : certainty.sure,
    qc_house: isHouse ? houseCertainty.known : houseCertainty.unknown,
  };
}
