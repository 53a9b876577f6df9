import type { Failure } from '@vitrina/services/contract/failure.ts';
import type * as z from 'zod';

/** A call that is refused: it becomes a failure on the wire, with the same HTTP status. */
export class Refusal extends Error {
  readonly status: number;
  /** Stable, see the contract: `not_found`, `out_of_stock` … */
  readonly code: string;
  /** The messages of each field at fault. */
  readonly errors: Record<string, string[]> | undefined;

  constructor(status: number, code: string, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The thing that a known path names does not exist. */
export const notFound = (message = 'Страница не найдена'): Refusal => new Refusal(404, 'not_found', message);

/** Fields are at fault. */
export const invalid = (errors: Record<string, string[]>, message = 'Проверьте заполненные поля'): Refusal =>
  new Refusal(422, 'validation_failed', message, errors);

/** It contradicts what has happened meanwhile. */
export const conflict = (message: string): Refusal => new Refusal(409, 'conflict', message);

/** Less is left than was asked for. */
export const outOfStock = (message: string, errors?: Record<string, string[]>): Refusal =>
  new Refusal(409, 'out_of_stock', message, errors);

export function failureOf({ status, code, message, errors }: Refusal): Failure {
  return errors === undefined ? { status, code, message } : { status, code, message, errors };
}

/** What a schema says of an input, by field: `contact.phone`, `filter.price.min`. */
export function issuesByField(issues: readonly z.core.$ZodIssue[], whole: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.length === 0 ? whole : issue.path.map(String).join('.');
    const messages = errors[field] ?? [];
    messages.push(issue.message);
    errors[field] = messages;
  }
  return errors;
}
