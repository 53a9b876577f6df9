import { isHouseNumber } from '@vitrina/services/contract/fields/address.ts';
import { isId } from '@vitrina/services/contract/fields/id.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { emailPattern, namePattern, readTypedPhone } from '@vitrina/services/contract/fields/person.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import * as z from 'zod';

/** Characters of a name that say something. */
const minName = 2;

const textUpTo = (maxChars: number) => z.string().trim().max(maxChars, messages.maxLength(maxChars));

/** A text that may stay empty. */
export const optionalText = (maxChars: number) => textUpTo(maxChars).default('');

/** A text that has to be there; what is said where it is not. */
export const requiredText = (maxChars: number, missing: string = messages.required) =>
  z.string().trim().min(1, missing).max(maxChars, messages.maxLength(maxChars));

export const houseNumber = requiredText(maxLength.houseNumber).refine(isHouseNumber, messages.house);

/** The number of an order or a request, as people copy it: «№ 123 456». */
export const issuedNumber = z
  .string()
  .transform((value) => value.replace(/[\s№]/g, ''))
  .pipe(z.string().min(1, messages.required).refine(isId, messages.invalid));

/** A name: letters only, at least two of them when it has to be there. */
export const name = z
  .string()
  .trim()
  .min(1, messages.required)
  .regex(namePattern, messages.letters)
  .min(minName, messages.minLength(minName))
  .max(maxLength.name, messages.maxLength(maxLength.name));

export const optionalName = z.union([z.literal(''), name]);

/** A mobile phone in any writing, read into the form of the API. */
export const phone = z.string().transform((value, { addIssue }) => {
  const { phone, fault } = readTypedPhone(value);
  if (fault !== null) addIssue({ code: 'custom', message: fault });
  return phone;
});

const address = z.email({ pattern: emailPattern, error: messages.email }).max(maxLength.email, messages.maxLength(maxLength.email));

export const email = z.string().trim().min(1, messages.required).pipe(address);

export const optionalEmail = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), address]));

/** A box that has to be ticked. */
export const agreement = z.literal('yes', messages.agreement);
