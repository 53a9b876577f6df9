import { basketChangedReason } from '@vitrina/services/contract/failure.ts';
import { InvalidInputError } from '@vitrina/services/http/invalid-input-error.ts';
import { isUnknownCall, ProviderError } from '@vitrina/services/http/provider-error.ts';
import { cursorExpired } from '@vitrina/services/orders/vocabulary.ts';
import { GraphQLError } from 'graphql';
import { priceChangeOf } from './price-change.ts';
import { inputsAtFault, isOfChange, toPublicText } from './provider-texts.ts';
import type { PriceChange } from './sources.ts';

/**
 * Every code that an error of the shop can carry in `extensions.code`. A new one belongs into `codes` of `apps/server/fuzz/check-reply.ts` too,
 * where it may be met while all is well; the compiler, a check or a test asks for the other places.
 */
export const errorCodes = {
  BAD_USER_INPUT: 'Проверьте введённые данные.',
  UNAUTHENTICATED: 'Войдите, чтобы продолжить.',
  FORBIDDEN: 'Это действие недоступно.',
  NOT_FOUND: 'Ничего не найдено.',
  CONFLICT: 'Данные успели измениться. Обновите страницу.',
  OUT_OF_STOCK: 'Товар закончился.',
  NO_DELIVERIES: 'Нет доступных способов получения.',
  RATE_LIMITED: 'Слишком много запросов. Попробуйте чуть позже.',
  PROVIDER_UNAVAILABLE: 'Сервис временно недоступен. Попробуйте чуть позже.',
  PROVIDER_TIMEOUT: 'Сервис не ответил вовремя. Попробуйте ещё раз.',
  CURSOR_EXPIRED: 'Это место в ленте больше не хранится. Начните заново.',
  UNSUPPORTED: 'Магазин этого не умеет.',
  PROVIDER_CONTRACT: 'Сервис ответил не так, как ожидалось.',
  INTERNAL: 'Что-то пошло не так.',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof errorCodes;

/** Codes of GraphQL over HTTP itself; the client wrote something that is no operation of this schema. */
export type ProtocolCode = 'BAD_REQUEST' | 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED' | 'PERSISTED_QUERY_NOT_FOUND';

/** Messages beside the fields at fault, by path from the argument down: `input.contact.phone`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** What a client needs to know beside the code, as fields of the types of `userErrors`. */
export interface ErrorDetails {
  /** Pieces that can be had. */
  readonly available?: number;
  /** What orders were to come to, and what they do. */
  readonly priceChange?: PriceChange;
  readonly isBasketChanged?: true;
  /** What is wrong with the quote that was given back. */
  readonly rejectedQuote?: 'QUOTE_INVALID' | 'QUOTE_EXPIRED';
  /** Path of the input that names what is missing: `input.productId`. */
  readonly field?: string;
  /** Of a code that was sent to a phone and is wrong; null where the provider does not count. */
  readonly triesLeft?: number | null;
  /** Of an application's key: what it would have to be allowed. Stands in `extensions`. */
  readonly right?: string;
}

/** An error that the shop means: its message may be shown. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    message: string = errorCodes[code],
    fields?: FieldMessages,
    retryAfter?: number,
    details: ErrorDetails = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** It was tried too often. */
export const tooOften = (retryAfter: number): ShopError => new ShopError('RATE_LIMITED', errorCodes.RATE_LIMITED, undefined, retryAfter);

/** The input does not say what was asked for; `fields` name what is at fault. */
export const badInput = (fields: FieldMessages, details?: ErrorDetails): ShopError =>
  new ShopError('BAD_USER_INPUT', errorCodes.BAD_USER_INPUT, fields, undefined, details);

/** Names everything that is wrong with an input at once (spec 1 §5), by the path below it. */
export function assertValid(faults: Readonly<Record<string, string | null | undefined>>): void {
  const faultMessages = Object.entries(faults).flatMap(([path, fault]) => (fault == null ? [] : [[`input.${path}`, [fault]] as const]));
  if (faultMessages.length > 0) throw badInput(Object.fromEntries(faultMessages));
}

/** What an error means to a client. Nothing of the provider's words is left but what the contract writes for shoppers (`provider-texts.ts`). */
export function meaningOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof ProviderError) return meaningOfFailure(error);
  return error instanceof InvalidInputError ? meaningOfInvalidInput(error) : new ShopError('INTERNAL');
}

function meaningOfFailure(error: ProviderError): ShopError {
  if (error.kind === 'timeout') return new ShopError('PROVIDER_TIMEOUT');
  if (error.kind === 'contract') return new ShopError('PROVIDER_CONTRACT');
  if (error.kind !== 'refused') return new ShopError('PROVIDER_UNAVAILABLE');
  switch (error.status) {
    case 400:
    case 422:
      return meaningOfBadInput(error);
    case 401:
      return new ShopError('UNAUTHENTICATED');
    case 403:
      return new ShopError('FORBIDDEN');
    case 404:
    case 410:
      if (error.code === cursorExpired) return new ShopError('CURSOR_EXPIRED');
      // A provider that leaves a call out is whole: nobody is woken for it.
      return new ShopError(isUnknownCall(error) ? 'UNSUPPORTED' : 'NOT_FOUND');
    case 409:
      return meaningOfConflict(error);
    case 429:
      return new ShopError('RATE_LIMITED', undefined, undefined, error.retryAfter);
    default:
      return new ShopError('PROVIDER_CONTRACT');
  }
}

const valueNotAllowed = 'Недопустимое значение.';

/** A read may be refused for a value of the client's, but not for one that nobody has given, and not in the provider's words. */
function meaningOfBadInput(error: ProviderError): ShopError {
  const inputs = inputsAtFault(error);
  // A change takes one argument, and what it sends on is that argument.
  if (isOfChange(error)) {
    const fields = camelFields(Object.fromEntries(inputs.map(([path, messages]) => [`input.${path}`, messages])));
    const isCodeWrong = inputs.some(([path]) => path === 'code');
    return badInput(fields, isCodeWrong ? { triesLeft: error.triesLeft ?? null } : {});
  }
  if (inputs.length === 0) return new ShopError('PROVIDER_CONTRACT');
  return badInput(camelFields(Object.fromEntries(inputs.map(([path]) => [path.replace(/\..*/, ''), [valueNotAllowed]]))));
}

/** Only what changes something can contradict what has happened; but goods may be gone that a basket still has. */
function meaningOfConflict(error: ProviderError): ShopError {
  const code = error.code === 'out_of_stock' ? 'OUT_OF_STOCK' : 'CONFLICT';
  if (!isOfChange(error)) return new ShopError(code === 'CONFLICT' ? 'PROVIDER_CONTRACT' : code);
  // Without a code the answer was not a failure as the contract words it, and its text is nobody's.
  const message = error.code === null ? undefined : toPublicText(error.message);
  return new ShopError(code, message, undefined, undefined, detailsOf(error));
}

function detailsOf({ code, priceChange, available, reason }: ProviderError): ErrorDetails {
  if (priceChange !== null) return { priceChange: priceChangeOf(priceChange) };
  if (code === 'out_of_stock') return available === undefined ? {} : { available };
  return reason === basketChangedReason ? { isBasketChanged: true } : {};
}

/** A value that the declared call cannot carry (a negative id, a text too long) is the client's, not ours. */
function meaningOfInvalidInput(error: InvalidInputError): ShopError {
  const argument = isOfChange(error) ? 'input.' : '';
  return badInput(camelFields(Object.fromEntries(error.paths.map((path) => [argument + path, [valueNotAllowed]]))));
}

function camelFields(fields: FieldMessages): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([path, messages]) => [path.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), messages]),
  );
}

/** An error in words for the log: codes only, since messages may name a shopper. */
export function describeError(error: unknown): { code: string; endpoint?: string; kind?: string } {
  const code = meaningOf(error).code;
  return error instanceof ProviderError ? { code, endpoint: error.endpoint, kind: error.kind } : { code };
}

/**
 * An error of an operation as every client sees it, whichever executor met it: a stable `extensions.code`, and the
 * messages of the fields at fault.
 */
export function formatError(error: GraphQLError): GraphQLError {
  const cause = rootCause(error);
  // Only the executors' own errors have no cause: a missing variable is the client's, a null where none may be is ours.
  if (cause === undefined && error.message.startsWith('Argument "')) return withCode(error, 'BAD_USER_INPUT');
  const { message, code, fields, retryAfter, details } = meaningOf(cause);
  const { right } = details;
  return withLocations(error, message, {
    code,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(right !== undefined && { right }),
  });
}

/** An error of the protocol: what the client wrote is no operation of this schema. */
export function withCode(error: GraphQLError, code: string, fields?: FieldMessages): GraphQLError {
  return withLocations(error, error.message, { code, ...(fields && { fields }) });
}

/** What a resolver threw, out of the errors that the executors wrap around it. */
export function rootCause(error: unknown): Error | undefined {
  let cause: unknown = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  return cause instanceof Error ? cause : undefined;
}

function withLocations(error: GraphQLError, message: string, extensions: Record<string, unknown>): GraphQLError {
  const formattedError = new GraphQLError(message, { path: error.path, extensions, originalError: error.originalError });
  // The compiled executor knows lines and columns only, so they are taken over as they are.
  Object.defineProperty(formattedError, 'locations', { value: error.locations, enumerable: true });
  return formattedError;
}
