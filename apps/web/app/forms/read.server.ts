import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type * as z from 'zod';
import { text } from './answer.server.ts';

/** What was typed, by the names of the fields. */
export type Values = Record<string, string>;

/** What is wrong, by the names of the fields: one message each. */
export type Errors = Record<string, string>;

export type FormResult<Value> = { value: Value; errors: null } | { value: null; errors: Errors };

/** The typed texts of these fields. */
export function valuesOf(form: FormData, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, text(form, name)]));
}

/** Every typed text, whatever the form is. */
export function textsOf(form: FormData): Values {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** What is said where a schema has no message of its own: zod's are English. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? messages.minLength(Number(issue.minimum)) : messages.atLeast(issue.minimum);
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? messages.maxLength(Number(issue.maximum)) : messages.atMost(issue.maximum);
  return issue.input === undefined || issue.input === '' ? messages.required : messages.invalid;
}

/** Reads typed texts by a schema; the first message of each field counts. */
export function read<Value>(schema: z.ZodType<Value>, values: Values): FormResult<Value> {
  const result = schema.safeParse(values, { error: messageOf });
  if (result.success) return { value: result.data, errors: null };
  const errors: Errors = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  return { value: null, errors };
}

/** What was read, unless something else of the form is wrong as well. */
export function alsoWrong<Value>(result: FormResult<Value>, others: Errors): FormResult<Value> {
  return Object.keys(others).length === 0 ? result : { value: null, errors: { ...result.errors, ...others } };
}
