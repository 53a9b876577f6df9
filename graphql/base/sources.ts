import type { UserErrorCode } from '../generated/resolvers.ts';
import type { SourceShape } from './source.ts';

/** What a payload has when a change tells nothing but that it has happened. */
export type Empty = Readonly<Record<string, never>>;

/** Whole kopecks. */
export type Money = number;

/** One expected failure of a change, of whichever type. */
interface Failure<Name extends string, Code extends UserErrorCode> {
  readonly __typename: Name;
  readonly code: Code;
  readonly message: string;
  readonly field: string[] | null;
}

export type InvalidValue = Failure<'InvalidValue', 'INVALID_VALUE'>;
export interface CodeWrong extends Failure<'CodeWrong', 'CODE_WRONG'> {
  readonly triesLeft: number | null;
}
export type NotFound = Failure<'NotFound', 'NOT_FOUND'>;
export interface OutOfStock extends Failure<'OutOfStock', 'OUT_OF_STOCK'> {
  readonly available: number | null;
}
export type Conflict = Failure<'Conflict', 'CONFLICT'>;
export type BasketChanged = Failure<'BasketChanged', 'BASKET_CHANGED'>;
export type QuoteExpired = Failure<'QuoteExpired', 'QUOTE_EXPIRED'>;
export type QuoteInvalid = Failure<'QuoteInvalid', 'QUOTE_INVALID'>;
export interface PriceChanged extends Failure<'PriceChanged', 'PRICE_CHANGED'>, PriceChange {}

/** What one order comes to, in kopecks. */
export interface OrderTotal {
  readonly orderKey: string;
  readonly sum: number;
  readonly discount: number;
  readonly deliveryCost: number;
  readonly total: number;
}

/** What orders were confirmed to come to, and what they do. */
export interface PriceChange {
  readonly was: OrderTotal[];
  readonly now: OrderTotal[];
}

export type UserError =
  | InvalidValue
  | CodeWrong
  | NotFound
  | OutOfStock
  | Conflict
  | BasketChanged
  | PriceChanged
  | QuoteExpired
  | QuoteInvalid;

const common = ['code', 'message', 'field'] satisfies (keyof UserError)[];

/** What all domains share. */
export const sources = {
  Money: [],
  InvalidValue: common,
  CodeWrong: [...common, 'triesLeft'] satisfies (keyof CodeWrong)[],
  NotFound: common,
  OutOfStock: [...common, 'available'] satisfies (keyof OutOfStock)[],
  Conflict: common,
  BasketChanged: common,
  QuoteExpired: common,
  QuoteInvalid: common,
  PriceChanged: [...common, 'was', 'now'] satisfies (keyof PriceChanged)[],
  OrderTotal: ['orderKey', 'sum', 'discount', 'deliveryCost', 'total'] satisfies (keyof OrderTotal)[],
} as const satisfies Readonly<Record<string, SourceShape>>;
