import { houseNumberFault, isHouseNumber } from '@vitrina/services/addresses/vocabulary.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { badInput, type FieldMessages } from '../base/errors.ts';
import type { SavedAddressInput } from '../generated/resolvers.ts';

const longest = { cityName: 100, street: 200, houseNumber: 20, floor: 10, flatNumber: 10, building: 20, housing: 20 } as const;
type Name = keyof typeof longest;
const names: readonly Name[] = ['cityName', 'street', 'houseNumber', 'floor', 'flatNumber', 'building', 'housing'];
const required: readonly Name[] = ['cityName', 'street', 'houseNumber'];

/** An address as the wire has it; all faults at once (spec 1 §5). */
export function writtenOf(input: SavedAddressInput) {
  const text = (name: Name): string => (input[name] ?? '').trim();
  const texts: Record<Name, string> = {
    cityName: text('cityName'),
    street: text('street'),
    houseNumber: text('houseNumber'),
    floor: text('floor'),
    flatNumber: text('flatNumber'),
    building: text('building'),
    housing: text('housing'),
  };
  const faults: FieldMessages = Object.fromEntries(
    names.flatMap((name): [string, string[]][] => {
      if (texts[name] === '' && required.includes(name)) return [[`input.address.${name}`, [messages.required]]];
      if (name === 'houseNumber' && !isHouseNumber(texts.houseNumber)) return [['input.address.houseNumber', [houseNumberFault]]];
      return texts[name].length > longest[name] ? [[`input.address.${name}`, [messages.maxLength(longest[name])]]] : [];
    }),
  );
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return {
    city: { name: texts.cityName },
    street: texts.street,
    house_number: texts.houseNumber,
    floor: texts.floor || null,
    flat_number: texts.flatNumber || null,
    building: texts.building || null,
    housing: texts.housing || null,
  };
}
