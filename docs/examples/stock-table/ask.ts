import { setTimeout as sleep } from 'node:timers/promises';
import type { TypedDocumentString } from './generated/graphql.ts';

/** Where the gateway is, and who asks. */
export interface Application {
  /** `http://localhost:3000/graphql` */
  address: string;
  /** One of the gateway's `APP_KEYS`; without it the application shares the budget of its address. */
  key: string | undefined;
}

/** Why there is no answer. Codes of the gateway are stable, `UNREACHABLE` is this application's own; the message is for a person. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  /** What is wrong with which input, for `BAD_USER_INPUT`. */
  readonly fields: Fields;

  constructor(code: string, message: string, fields: Fields = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** Messages by the path of the input: `id`, `contact.phone`. */
type Fields = Readonly<Record<string, readonly string[]>>;

/** Milliseconds: the gateway itself ends an operation after ten seconds. */
const patience = 12_000;
/** Tries of one read. */
const mostTries = 3;
/** What may be over soon: worth another try of a read. */
const passing = new Set(['UNREACHABLE', 'RATE_LIMITED', 'PROVIDER_UNAVAILABLE', 'PROVIDER_TIMEOUT']);

/** Reads: an operation that changes nothing, so it is asked again while that may help. Throws `GatewayError`. */
export async function read<Result, Variables>(
  application: Application,
  operation: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const { answer, pause } = await ask(application, operation, variables);
    const [error] = answer.errors ?? [];
    if (error === undefined && answer.data != null) return answer.data;
    const { code = 'INTERNAL', fields } = error?.extensions ?? {};
    if (attempt === mostTries || !passing.has(code)) throw new GatewayError(code, error?.message ?? 'The answer is empty.', fields);
    await sleep(pause ?? 200 * 2 ** attempt);
  }
}

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string; fields?: Fields } }[];
}

/** One request; `pause` is how many milliseconds the gateway wants to be left alone. */
async function ask<Result, Variables>(
  { address, key }: Application,
  operation: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<{ answer: Answer<Result>; pause: number | undefined }> {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, ...(key !== undefined && { 'x-app-key': key }) },
      body: JSON.stringify({ query: operation.toString(), variables }),
      signal: AbortSignal.timeout(patience),
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    // The gateway answers in this shape, whatever the status; what stands in `data` is generated from its schema.
    const answer = (await response.json()) as Answer<Result>;
    return { answer, pause: Number.isFinite(seconds) ? seconds * 1000 : undefined };
  } catch (error) {
    // No connection, no answer in time, or something in between that answered in another shape.
    const message = error instanceof Error ? error.message : String(error);
    return { answer: { errors: [{ message: `${address}: ${message}`, extensions: { code: 'UNREACHABLE' } }] }, pause: undefined };
  }
}
