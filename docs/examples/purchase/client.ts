import { setTimeout as sleep } from 'node:timers/promises';
import type { TypedDocumentString } from './generated/graphql.ts';

/** Why there is no answer, or not all of it. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  /** Seconds that the gateway wants to be left alone. */
  readonly pause: number | undefined;

  constructor(code: string, message: string, pause?: number) {
    super(message);
    this.code = code;
    this.pause = pause;
  }
}

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string; retryAfter?: number } }[];
}

/** Milliseconds: the gateway itself ends an operation after ten seconds. */
const requestTimeout = 12_000;
const maxTries = 3;
/** What may be over soon. */
const temporaryCodes = new Set(['UNREACHABLE', 'RATE_LIMITED', 'PROVIDER_UNAVAILABLE', 'PROVIDER_TIMEOUT']);

/** A guest of the shop: what the gateway has given to know the guest by goes into `headers`. */
export class Guest {
  readonly headers: Record<string, string> = process.env.APP_KEY ? { 'x-app-key': process.env.APP_KEY } : {};
  readonly #address = process.env.GATEWAY ?? 'http://localhost:3000/graphql';

  /** A path of the shop as an address. */
  at = (path: string): string => new URL(path, this.#address).href;

  /** Asks once: for a change without a key, which must not be made twice. */
  async execute<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> {
    const { data, errors: [error] = [] } = await this.#post<Result>(JSON.stringify({ query: document.toString(), variables }));
    if (error !== undefined) throw new GatewayError(error.extensions?.code ?? 'INTERNAL', error.message, error.extensions?.retryAfter);
    if (data == null) throw new GatewayError('INTERNAL', 'The answer is empty.');
    return data;
  }

  /** Asks again while that may help: for what changes nothing, and for what carries an idempotency key. */
  async executeWithRetry<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.execute(document, variables);
      } catch (error) {
        if (!(error instanceof GatewayError) || !temporaryCodes.has(error.code) || attempt === maxTries) throw error;
        await sleep(error.pause === undefined ? 200 * 2 ** attempt : error.pause * 1000);
      }
    }
  }

  async #post<Result>(body: string): Promise<Answer<Result>> {
    const headers = { ...this.headers, 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    try {
      const response = await fetch(this.#address, { method: 'POST', headers, body, signal: AbortSignal.timeout(requestTimeout) });
      // The gateway answers in this shape, whatever the status.
      return (await response.json()) as Answer<Result>;
    } catch (error) {
      throw new GatewayError('UNREACHABLE', error instanceof Error ? error.message : String(error));
    }
  }
}
