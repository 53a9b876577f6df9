import { certainty, maxTypedLength } from '@vitrina/services/address/vocabulary.ts';
import { parsePhone } from '@vitrina/services/contract/fields/person.ts';
import { badInput } from '../base/errors.ts';
import type { AddressParts, CleanedAddress, CleanedName, CleanedPhone, CleanedText, NameParts, Suggestion } from './sources.ts';

/** What has been typed, without the blanks around and between; null when there is nothing. */
export function normalizeTypedText(text: string): string | null {
  const normalizedText = text.trim().replace(/\s+/g, ' ');
  if (normalizedText.length > maxTypedLength) throw badInput({ text: [`Не больше ${maxTypedLength} символов.`] });
  return normalizedText === '' ? null : normalizedText;
}

/** Parts of an address: a block is a building when its kind says so, else a housing. */
export function addressParts(parts: Suggestion['data'] | CleanedText): AddressParts {
  const { city, street_with_type, street, house, block, flat } = parts;
  const isBuilding = /^ст/i.test(parts.block_type ?? '');
  return {
    cityName: city,
    street: street_with_type ?? street,
    houseNumber: house,
    housing: isBuilding ? null : block,
    building: isBuilding ? block : null,
    flatNumber: flat,
  };
}

export const nameParts = ({ name, surname, patronymic }: Suggestion['data'] | CleanedText): NameParts => ({
  firstName: name,
  lastName: surname,
  patronymic,
});

/** Whether there is such a street: only what is sure is; a provider that says nothing does not know its streets. */
export function isKnown({ qc, street, street_with_type }: Pick<CleanedText, 'qc' | 'street' | 'street_with_type'>): boolean | null {
  if (qc === null) return null;
  return qc === certainty.sure && (street_with_type ?? street) !== null;
}

export const toCleanedAddress = (cleaned: CleanedText): CleanedAddress => ({
  ...addressParts(cleaned),
  text: cleaned.result,
  isKnown: isKnown(cleaned),
});

export const toCleanedName = (cleaned: CleanedText): CleanedName => ({ ...nameParts(cleaned), text: cleaned.result });

/** A phone that the provider has not understood is none. */
export function toCleanedPhone({ phone, result, qc, country_code }: CleanedText): CleanedPhone {
  const text = phone ?? result;
  const isForeign = qc === certainty.foreign || (country_code !== null && country_code !== '7');
  return { phone: isForeign || text === null ? null : parsePhone(text), text, isForeign };
}
