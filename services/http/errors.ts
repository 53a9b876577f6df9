/** Why a call of the provider gave no answer. */
export type FailureKind =
  /** It answered with a 4xx that it means: not found, out of stock, a field at fault. */
  | 'refused'
  /** Connection refused, reset, 5xx, circuit open. */
  | 'unavailable'
  | 'timeout'
  /** It answered with something that breaks the contract. */
  | 'contract'
  /** The client has gone; nobody waits for the answer. */
  | 'aborted';

/** The only error that a call throws. Holds nothing of the upstream answer but what the contract declares. */
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

  constructor(
    kind: FailureKind,
    endpoint: string,
    details: {
      status?: number;
      code?: string | null;
      message?: string;
      fields?: Readonly<Record<string, readonly string[]>>;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? `${endpoint}: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = details.status ?? 0;
    this.code = details.code ?? null;
    this.fields = details.fields ?? {};
  }
}

/** A gateway in front of the provider says so when the call was not carried out, or may not have been. */
const passing = new Set([502, 503, 504]);

/** Nobody was there to answer: connection errors and 502, 503, 504. A 500 is an answer of the provider itself. */
export const isAway = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind === 'unavailable' && (error.status === 0 || passing.has(error.status));
