import { messages } from '@vitrina/services/contract/fields/messages.ts';
import * as z from 'zod';
import { optionalEmail, optionalName, phone } from '../../../forms/fields.server.ts';

/** `14.05.1990` as `1990-05-14`; null for a day that there is not. */
export function dayOf(text: string): string | null {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim());
  if (match === null) return null;
  const [day, month, year] = [match[1], match[2], match[3]].map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** `1990-05-14` as `14.05.1990`. */
export const dayInputText = (day: string | null): string => (day === null ? '' : day.split('-').reverse().join('.'));

const isBirthday = (day: string, now: Date): boolean => day >= '1900-01-01' && day <= now.toISOString().slice(0, 10);

/** The shopper's own data (spec 1 §3, §5). */
export const profile = (now: Date) =>
  z.object({
    firstName: optionalName,
    lastName: optionalName,
    birthdate: z.string().transform((birthdateText, { addIssue }) => {
      if (birthdateText === '') return null;
      const day = dayOf(birthdateText);
      if (day === null || !isBirthday(day, now)) addIssue({ code: 'custom', message: messages.date });
      return day;
    }),
    sex: z.enum(['', 'FEMALE', 'MALE']).transform((value) => (value === '' ? null : value)),
    phone,
    email: optionalEmail,
  });
