import type { OperationError } from './shop.server.ts';

/** Codes of the gateway's catalogue of errors; anything else counts as `INTERNAL`. */
export type FailureCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'OUT_OF_STOCK'
  | 'NO_DELIVERIES'
  | 'RATE_LIMITED'
  | 'PROVIDER_UNAVAILABLE'
  | 'PROVIDER_TIMEOUT'
  | 'PROVIDER_CONTRACT'
  | 'INTERNAL';

const codes: Record<FailureCode, true> = {
  BAD_USER_INPUT: true,
  UNAUTHENTICATED: true,
  FORBIDDEN: true,
  NOT_FOUND: true,
  CONFLICT: true,
  OUT_OF_STOCK: true,
  NO_DELIVERIES: true,
  RATE_LIMITED: true,
  PROVIDER_UNAVAILABLE: true,
  PROVIDER_TIMEOUT: true,
  PROVIDER_CONTRACT: true,
  INTERNAL: true,
};

function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(codes, value);
}

/** Something an operation could not do, as the screens see it. */
export interface Failure {
  code: FailureCode;
  message: string;
  /** Where in the answer it happened, for example `product.availability`; empty for the whole operation. */
  path: string;
  /** Messages beside the fields at fault, of `BAD_USER_INPUT` only. */
  fields: Record<string, string[]>;
  /** Of `CONFLICT` only, where orders come to something else than was confirmed. */
  repriced: Repriced | null;
}

/** An answer that has neither data nor an error. */
export const emptyAnswer: Failure = { code: 'INTERNAL', message: '', path: '', fields: {}, repriced: null };

/** What one order comes to. Rubles. */
export interface OrderTotal {
  sum: number;
  discount: number;
  deliveryCost: number;
  totalSum: number;
}

/** What the orders of a basket were shown to come to, and what they do. */
export interface Repriced {
  was: OrderTotal[];
  now: OrderTotal[];
}

const amounts = ['sum', 'discount', 'deliveryCost', 'totalSum'] as const;

function isTotal(value: unknown): value is OrderTotal {
  return typeof value === 'object' && value !== null && amounts.every((name) => name in value && Number.isFinite(Reflect.get(value, name)));
}

const isTotals = (value: unknown): value is OrderTotal[] => Array.isArray(value) && value.every(isTotal);

function repricedOf(was: unknown, now: unknown): Repriced | null {
  return isTotals(was) && isTotals(now) ? { was, now } : null;
}

function fieldsOf(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, messages]) => [name, Array.isArray(messages) ? messages.map(String) : [String(messages)]]),
  );
}

/** Reads an error of the gateway; never throws, whatever the error carries. */
export function failureOf(error: OperationError): Failure {
  const code = error.extensions?.code;
  return {
    code: isFailureCode(code) ? code : 'INTERNAL',
    message: error.message,
    path: error.path?.join('.') ?? '',
    fields: fieldsOf(error.extensions?.fields),
    repriced: repricedOf(error.extensions?.was, error.extensions?.now),
  };
}

/** Status with which a screen answers when it cannot be shown because of this failure. */
export function statusOf(code: FailureCode): number {
  switch (code) {
    case 'NOT_FOUND':
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
