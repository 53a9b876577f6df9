import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { namePattern } from '@vitrina/services/contract/fields/person.ts';
import * as z from 'zod';
import { isForeignPhone, phoneDigits, phoneForApi } from '../platform/format/mask.ts';
import { limits } from './limits.ts';

/** Characters of a name that say something. */
const minName = 2;

const limited = (most: number) => z.string().trim().max(most, messages.maxLength(most));

/** A text that may stay empty. */
export const optional = (most: number) => limited(most).default('');

/** A text that has to be there. */
export const required = (most: number) => z.string().trim().min(1, messages.required).max(most, messages.maxLength(most));

/** A house has a number, a word may stand before it: «74», «7А», «вл. 5»; «-5» and «нет» are none. */
export const houseNumber = (most: number) => required(most).regex(/^(?:\p{L}[\p{L}.]*\s*|№\s*)?[1-9]\d{0,4}(?!\d)/u, messages.house);

/** A name: letters only, at least two of them when it has to be there. */
export const name = z
  .string()
  .trim()
  .min(1, messages.required)
  .regex(namePattern, messages.letters)
  .min(minName, messages.minLength(minName))
  .max(limits.name, messages.maxLength(limits.name));

export const optionalName = z.union([z.literal(''), name]);

/** A mobile phone in any writing, read into the form of the API. */
export const phone = z.string().transform((typed, { addIssue }) => {
  const problem = isForeignPhone(typed) ? messages.foreignPhone : problemOf(phoneDigits(typed));
  if (problem !== null) addIssue({ code: 'custom', message: problem });
  return String(phoneForApi(typed) ?? '');
});

function problemOf(digits: string): string | null {
  if (digits === '') return messages.required;
  if (!digits.startsWith('9')) return messages.mobile;
  return digits.length < 10 ? messages.phone : null;
}

const address = z.email(messages.email).max(limits.email, messages.maxLength(limits.email));

export const email = z.string().trim().min(1, messages.required).pipe(address);

export const optionalEmail = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), address]));

/** A box that has to be ticked. */
export const agreement = z.literal('yes', messages.agreement);
