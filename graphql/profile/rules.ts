import { emailFault } from '@vitrina/services/contract/fields/person.ts';
import { optionalFault } from '@vitrina/services/contract/fields/text.ts';
import { sexes } from '@vitrina/services/profile/vocabulary.ts';
import { assertValid } from '../base/errors.ts';
import type { ProfileUpdateInput, Sex } from '../generated/resolvers.ts';

/** Null for a number that nobody has agreed on: it is not worth a profile. */
export function sexOf(wire: number | null): Sex | null {
  if (wire === sexes.female) return 'FEMALE';
  return wire === sexes.male ? 'MALE' : null;
}

/** A changed profile as the wire has it. */
export function profileOf({ firstName, lastName, birthdate, sex, phone, email, code, requestId }: ProfileUpdateInput, return_url?: string) {
  const address = textOrNull(email);
  assertValid({ email: optionalFault(address, emailFault) });
  return {
    first_name: textOrNull(firstName),
    last_name: textOrNull(lastName),
    birthdate: birthdate ?? null,
    sex: sex == null ? null : sex === 'FEMALE' ? sexes.female : sexes.male,
    phone,
    email: address,
    ...(code != null && { code: code.replace(/\D/g, '') }),
    ...(requestId != null && { request_id: requestId }),
    return_url,
  };
}

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
