import { messages } from '@vitrina/services/contract/fields/messages.ts';
import * as z from 'zod';
import { agreement, name, phone } from '../../forms/fields.server.ts';
import { digitsOf } from '../../platform/format/mask.ts';

/** Characters of the shortest and the longest password. */
const [shortest, longest] = [8, 200];

export const byPassword = z.object({ login: z.string().min(1, messages.required), password: z.string().min(1, messages.required) });

export const byPhone = z.object({ phone });

/** Six digits, however they were pasted. */
export const byCode = z.object({
  code: z
    .string()
    .min(1, messages.required)
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{6}$/, messages.code)),
});

const newPassword = z
  .string()
  .min(1, messages.required)
  .min(shortest, messages.minLength(shortest))
  .max(longest, messages.maxLength(longest))
  .refine((text) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text), messages.password);

const repeated = { password: newPassword, again: z.string().min(1, messages.required) };
const areSame = ({ password, again }: { password: string; again: string }) => password === again;
const differ = { path: ['again'], message: messages.passwords, when: () => true };

const person = { firstName: name, agreement };

export const account = z.object(person);

/** For a provider that makes no account without a password. */
export const accountWithPassword = z.object({ ...person, ...repeated }).refine(areSame, differ);

export const passwordReset = z.object(repeated).refine(areSame, differ);

export const resetRequest = z.object({ login: z.string().min(1, messages.required) });
