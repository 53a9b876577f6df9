import type { OrderTotalFragment, UserErrorCode, UserErrorsFragment } from '../../generated/graphql.ts';
import type { OperationError } from './shop.server.ts';

/**
 * Codes of the gateway (`graphql/base/errors.ts`; `.ci/error-codes.test.ts` compares, since rooms do not import each other), and a quote that is
 * worth nothing any more. No screen meets `CURSOR_EXPIRED`, which is of the feed of orders for other applications. Anything else counts as `INTERNAL`.
 */
export const failureCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'OUT_OF_STOCK',
  'NO_DELIVERIES',
  'QUOTE_REJECTED',
  'RATE_LIMITED',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_TIMEOUT',
  'PROVIDER_CONTRACT',
  'UNSUPPORTED',
  'INTERNAL',
] as const;
export type FailureCode = (typeof failureCodes)[number];

const isFailureCode = (value: unknown): value is FailureCode => failureCodes.some((code) => code === value);

/** Something an operation could not do, as the screens see it. */
export interface Failure {
  code: FailureCode;
  message: string;
  /** Where in the answer it happened, for example `product.availability`; empty for the whole operation. */
  path: string;
  /** Messages beside the fields at fault, of `BAD_USER_INPUT` only, by paths such as `input.contact.phone`. */
  fields: Record<string, string[]>;
  /** Of `CONFLICT` only, where orders come to something else than was confirmed. */
  priceChange: PriceChange | null;
  /** Pieces that can be had, of `OUT_OF_STOCK` only, where an operation asks for it and somebody knows. */
  available?: number;
  /** Seconds, of `RATE_LIMITED` only, where it is known when to try again. */
  retryAfter?: number;
}

/** An answer that has neither data nor an error. */
export const emptyAnswer: Failure = { code: 'INTERNAL', message: '', path: '', fields: {}, priceChange: null };

/** What the orders of a basket were shown to come to, and what they do. */
export interface PriceChange {
  was: OrderTotalFragment[];
  now: OrderTotalFragment[];
}

/** One of `userErrors`, with what some operations ask for beside. */
export type UserError = UserErrorsFragment & Partial<PriceChange> & { available?: number | null };

const codesOfUserErrors: Record<UserErrorCode, FailureCode> = {
  INVALID_VALUE: 'BAD_USER_INPUT',
  CODE_WRONG: 'BAD_USER_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  BASKET_CHANGED: 'CONFLICT',
  PRICE_CHANGED: 'CONFLICT',
  QUOTE_EXPIRED: 'QUOTE_REJECTED',
  QUOTE_INVALID: 'QUOTE_REJECTED',
  CONFLICT: 'CONFLICT',
};

/** Why a change has not happened, by what its payload says; `path` names the change. */
export function failureOfChange(path: string, userErrors: readonly [UserError, ...UserError[]]): Failure {
  const [{ code, message, was, now, available }] = userErrors;
  const fields: Record<string, string[]> = {};
  for (const { field, message: text } of userErrors)
    if (field) {
      const name = field.join('.');
      fields[name] = [...(fields[name] ?? []), text];
    }
  return {
    code: codesOfUserErrors[code],
    message,
    path,
    fields,
    priceChange: was && now ? { was, now } : null,
    ...(available != null && { available }),
  };
}

function fieldsOf(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, messages]) => [name, Array.isArray(messages) ? messages.map(String) : [String(messages)]]),
  );
}

/** Reads an error of the gateway; never throws, whatever the error carries. */
export function failureOf(error: OperationError): Failure {
  const { code, retryAfter } = error.extensions ?? {};
  return {
    code: isFailureCode(code) ? code : 'INTERNAL',
    message: error.message,
    path: error.path?.join('.') ?? '',
    fields: fieldsOf(error.extensions?.fields),
    priceChange: null,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** Status with which a screen answers when it cannot be shown because of this failure. */
export function statusOf(code: FailureCode): number {
  switch (code) {
    case 'NOT_FOUND':
    // A screen of a call that the provider does not have: there is no such screen here.
    case 'UNSUPPORTED':
      return 404;
    case 'BAD_USER_INPUT':
      return 400;
    case 'UNAUTHENTICATED':
      return 401;
    case 'FORBIDDEN':
      return 403;
    case 'CONFLICT':
    case 'OUT_OF_STOCK':
    case 'NO_DELIVERIES':
    case 'QUOTE_REJECTED':
      return 409;
    case 'RATE_LIMITED':
      return 429;
    case 'PROVIDER_UNAVAILABLE':
    case 'PROVIDER_TIMEOUT':
    // The provider's mistake, not the shop's: other screens stand, and this one may soon.
    case 'PROVIDER_CONTRACT':
      return 503;
    default:
      return 500;
  }
}
