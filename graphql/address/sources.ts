import type { cleanedAddress, suggestion } from '@vitrina/services/address/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Suggestion = Decoded<typeof suggestion>;
export type CleanedText = Decoded<typeof cleanedAddress>;

export interface AddressParts {
  cityName: string | null;
  street: string | null;
  houseNumber: string | null;
  housing: string | null;
  building: string | null;
  flatNumber: string | null;
}
export interface AddressSuggestion extends AddressParts {
  text: string;
}
export interface CleanedAddress extends AddressParts {
  text: string | null;
  isKnown: boolean | null;
}
export interface NameParts {
  firstName: string | null;
  lastName: string | null;
  patronymic: string | null;
}
export interface NameSuggestion extends NameParts {
  text: string;
}
export interface CleanedName extends NameParts {
  text: string | null;
}
export interface CleanedPhone {
  phone: string | null;
  text: string | null;
  isForeign: boolean;
}

const ofAddress = ['text', 'cityName', 'street', 'houseNumber', 'housing', 'building', 'flatNumber'] as const;
const ofName = ['text', 'firstName', 'lastName', 'patronymic'] as const;

export const sources = {
  AddressSuggestion: keysOf<AddressSuggestion>()(...ofAddress),
  NameSuggestion: keysOf<NameSuggestion>()(...ofName),
  CleanedAddress: keysOf<CleanedAddress>()(...ofAddress, 'isKnown'),
  CleanedName: keysOf<CleanedName>()(...ofName),
  CleanedPhone: keysOf<CleanedPhone>()('phone', 'text', 'isForeign'),
};
