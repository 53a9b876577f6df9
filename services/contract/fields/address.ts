import { messages } from './messages.ts';
import { lengthFault, maxLength, requiredFault } from './text.ts';

/** A house has a number, a word may stand before it: «74», «7А», «12/3», «вл. 5». «-5» and «нет» are none. */
export const isHouseNumber = (text: string): boolean => /^(?:\p{L}[\p{L}.]*\s*|№\s*)?[1-9]\d{0,4}(?!\d)/u.test(text.trim());

const houseNumberFault = (text: string): string | null =>
  requiredFault(text, maxLength.houseNumber) ?? (isHouseNumber(text) ? null : messages.house);

interface AddressTexts {
  street: string;
  houseNumber: string;
  building?: string | null | undefined;
  housing?: string | null | undefined;
  floor?: string | null | undefined;
  flatNumber?: string | null | undefined;
}

/** What is wrong with an address inside its city, by part. */
export const addressFaults = ({ street, houseNumber, building, housing, floor, flatNumber }: AddressTexts) => ({
  street: requiredFault(street, maxLength.street),
  houseNumber: houseNumberFault(houseNumber),
  building: lengthFault(building ?? '', maxLength.building),
  housing: lengthFault(housing ?? '', maxLength.housing),
  floor: lengthFault(floor ?? '', maxLength.floor),
  flatNumber: lengthFault(flatNumber ?? '', maxLength.flatNumber),
});
