import { type AmountsByOrder, unknownRoute } from '../contract/failure.ts';

/** What orders were to come to, and what they do. */
export interface PriceChange {
  readonly was: AmountsByOrder;
  readonly now: AmountsByOrder;
}

/** Why a call of the provider gave no answer. */
export type FailureKind =
  /** It answered with a 4xx that it means: not found, out of stock, a field at fault. */
  | 'refused'
  /** Connection refused, reset, 5xx, 408, circuit open; of a call without a visitor (`identity: 'nobody'`) also a 401, 403 or 429, which refuse the gateway itself. */
  | 'unavailable'
  | 'timeout'
  /** It answered with something that breaks the contract. */
  | 'contract'
  /** The client has gone; nobody waits for the answer. */
  | 'aborted';

/** What a call throws that could be sent (else `InvalidInputError`). Holds nothing of the upstream answer but what the contract declares. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: FailureKind;
  /** `products.product` */
  readonly endpoint: string;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** The provider's stable code, such as `not_found`; null where it gave none. */
  readonly code: string | null;
  /** Messages of fields at fault, as the provider words them in Russian. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Where orders come to something else than was confirmed: both, in kopecks. */
  readonly priceChange: PriceChange | null;
  /** Where less is left than was asked for: the pieces that can be had. */
  readonly available: number | undefined;
  /** What kind of conflict it is, in the provider's word. */
  readonly reason: string | undefined;
  /** Where a code that was sent to a phone is wrong: the tries that are left with it. */
  readonly triesLeft: number | undefined;
  /** Seconds that the provider wants to be left alone. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    endpoint: string,
    details: {
      status?: number;
      code?: string | null;
      message?: string;
      fields?: Readonly<Record<string, readonly string[]>>;
      priceChange?: PriceChange | null;
      available?: number | undefined;
      reason?: string | undefined;
      triesLeft?: number | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? `${endpoint}: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = details.status ?? 0;
    this.code = details.code ?? null;
    this.fields = details.fields ?? {};
    this.priceChange = details.priceChange ?? null;
    this.available = details.available;
    this.reason = details.reason;
    this.triesLeft = details.triesLeft;
    this.retryAfter = details.retryAfter;
  }
}

/** A gateway in front of the provider says so when the call was not carried out, or may not have been. */
const gatewayStatuses = new Set([502, 503, 504]);

/** Nobody was there to answer: connection errors and 502, 503, 504. A 500 is an answer of the provider itself. */
export const isAway = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind === 'unavailable' && (error.status === 0 || gatewayStatuses.has(error.status));

/** Statuses by which the provider speaks of what was asked for: it is gone, or there is no such thing to ask. */
const definitiveStatuses = new Set([400, 404, 410, 422]);

/** The provider does not have the call at all: an older one, or one that leaves it out. */
export const isUnknownCall = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === 'refused' && error.code === unknownRoute;

/** The provider's word on the thing itself, which makes an older answer wrong. Any other refusal may be of whatever stands in front of it. */
export const isDefinitive = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind === 'refused' && definitiveStatuses.has(error.status) && !isUnknownCall(error);
