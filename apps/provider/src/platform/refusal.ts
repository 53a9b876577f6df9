import { type AmountsByOrder, failure } from '@vitrina/services/contract/failure.ts';
import * as z from 'zod';

export interface RepricedTotals {
  was: AmountsByOrder;
  now: AmountsByOrder;
}

export interface FailureDetails {
  /** Pieces that can be had. */
  available?: number;
  /** What kind of conflict it is. */
  reason?: string;
  /** Tries that are left with a code that was sent to a phone. */
  tries_left?: number;
  /** Seconds after which it may be tried again; travels as the header of HTTP. */
  retryAfter?: number;
}

/** A call that is refused: it becomes a failure on the wire, with the same HTTP status. */
export class Refusal extends Error {
  readonly status: number;
  /** Stable, see the contract: `not_found`, `out_of_stock` … */
  readonly code: string;
  /** The messages of each field at fault. */
  readonly errors: Record<string, string[]> | undefined;
  /** What orders were to come to, and what they do. */
  readonly repricedTotals: RepricedTotals | undefined;
  /** What else a program needs to know. */
  readonly details: FailureDetails;

  constructor(
    status: number,
    code: string,
    message: string,
    errors?: Record<string, string[]>,
    repricedTotals?: RepricedTotals,
    details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.repricedTotals = repricedTotals;
    this.details = details;
  }
}

/** The thing that a known path names does not exist. */
export const notFound = (message = 'Страница не найдена'): Refusal => new Refusal(404, 'not_found', message);

/** Fields are at fault. */
export const invalid = (errors: Record<string, string[]>, message = 'Проверьте заполненные поля', details: FailureDetails = {}): Refusal =>
  new Refusal(422, 'validation_failed', message, errors, undefined, details);

/** It contradicts what has happened meanwhile. */
export const conflict = (message: string, reason?: string): Refusal =>
  new Refusal(409, 'conflict', message, undefined, undefined, reason === undefined ? {} : { reason });

/** Orders come to something else than the shopper has agreed to. */
export const totalsChanged = (totals: RepricedTotals): Refusal =>
  new Refusal(409, 'conflict', 'Сумма заказа изменилась. Проверьте её и подтвердите ещё раз.', undefined, totals);

/** Less is left than was asked for: only so many pieces. */
export const outOfStock = (message: string, available = 0): Refusal =>
  new Refusal(409, 'out_of_stock', message, undefined, undefined, { available });

/** As it travels. */
export const failureOf = ({
  status,
  code,
  message,
  errors,
  repricedTotals,
  details: { retryAfter: _, ...details },
}: Refusal): z.input<typeof failure> =>
  z.encode(failure, { status, code, message, ...(errors && { errors }), ...repricedTotals, ...details });

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

export const unauthorized = (): Refusal => new Refusal(401, 'unauthorized', 'Войдите, чтобы продолжить.');
