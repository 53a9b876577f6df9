import { addressFaults } from '@vitrina/services/contract/fields/address.ts';
import { maxLength, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import { assertValid } from '../base/errors.ts';
import type { SavedAddressInput } from '../generated/resolvers.ts';

/** An address as the wire has it; all faults at once (spec 1 §5). */
export function writtenOf({ cityName, street, houseNumber, floor, flatNumber, building, housing }: SavedAddressInput) {
  const faults = {
    cityName: requiredFault(cityName, maxLength.cityName),
    ...addressFaults({ street, houseNumber, floor, flatNumber, building, housing }),
  };
  assertValid(Object.fromEntries(Object.entries(faults).map(([part, fault]) => [`address.${part}`, fault])));
  return {
    city: { name: cityName.trim() },
    street: street.trim(),
    house_number: houseNumber.trim(),
    floor: floor?.trim() || null,
    flat_number: flatNumber?.trim() || null,
    building: building?.trim() || null,
    housing: housing?.trim() || null,
  };
}
