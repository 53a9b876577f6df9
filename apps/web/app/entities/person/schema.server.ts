import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { passwordFault, smsCodePattern } from '@vitrina/services/contract/fields/person.ts';
import { digitsOf } from '@vitrina/services/contract/fields/text.ts';
import * as z from 'zod';
import { agreement, name, phone } from '../../forms/fields.server.ts';

export const byPassword = z.object({ login: z.string().min(1, messages.required), password: z.string().min(1, messages.required) });

export const byPhone = z.object({ phone });

/** Six digits, however they were pasted. */
export const byCode = z.object({
  code: z.string().min(1, messages.required).transform(digitsOf).pipe(z.string().regex(smsCodePattern, messages.smsCode)),
});

const newPassword = z.string().superRefine((text, { addIssue }) => {
  const fault = passwordFault(text);
  if (fault !== null) addIssue({ code: 'custom', message: fault });
});

const passwordFields = { password: newPassword, again: z.string().min(1, messages.required) };
const areSame = ({ password, again }: { password: string; again: string }) => password === again;
const differ = { path: ['again'], message: messages.passwords, when: () => true };

const person = { firstName: name, agreement };

export const account = z.object(person);

/** For a provider that makes no account without a password. */
export const accountWithPassword = z.object({ ...person, ...passwordFields }).refine(areSame, differ);

export const passwordReset = z.object(passwordFields).refine(areSame, differ);

export const resetRequest = z.object({ login: z.string().min(1, messages.required) });
