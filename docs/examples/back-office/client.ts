import { createClient, NetworkError } from 'graphql-sse';
import type { TypedDocumentString } from './generated/graphql.ts';

/** Why there is no answer; codes of the gateway are stable, `UNREACHABLE` is this application's own. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const address = process.env.GATEWAY ?? 'http://localhost:3000/graphql';
/** The demonstration has a key of its own. */
const key = process.env.APP_KEY ?? 'demonstration-key';

/** Asks once. Throws `GatewayError`. */
export async function execute<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> {
  return dataOf(await post<Result>(JSON.stringify({ query: document.toString(), variables })));
}

/** Listens to a subscription until the gateway ends it. Throws `GatewayError`. */
export async function* listen<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): AsyncGenerator<Result, void, undefined> {
  const client = createClient({ url: address, headers: { 'x-app-key': key }, retryAttempts: 0 });
  try {
    // The gateway answers in this shape.
    for await (const event of client.iterate({ query: document.toString(), variables })) yield dataOf(event as Answer<Result>);
  } catch (error) {
    throw error instanceof GatewayError ? error : await refusalOf(error);
  } finally {
    client.dispose();
  }
}

/** Why a stream has not begun: an answer like any other, to a key that is unknown or after too many requests. */
async function refusalOf(error: unknown): Promise<GatewayError> {
  if (!(error instanceof NetworkError && error.response instanceof Response)) return unreachable(error);
  try {
    const { errors: [first] = [] } = (await error.response.json()) as Answer<never>;
    return first?.extensions?.code === undefined ? unreachable(error) : new GatewayError(first.extensions.code, first.message);
  } catch {
    return unreachable(error);
  }
}

function dataOf<Result>({ data, errors: [error] = [] }: Answer<Result>): Result {
  if (error !== undefined) throw new GatewayError(error.extensions?.code ?? 'INTERNAL', error.message);
  if (data == null) throw new GatewayError('INTERNAL', 'The answer is empty.');
  return data;
}

const unreachable = (error: unknown): GatewayError =>
  new GatewayError('UNREACHABLE', error instanceof Error ? error.message : String(error));

async function post<Result>(body: string): Promise<Answer<Result>> {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json', 'x-app-key': key };
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(12_000) });
    // The gateway answers in this shape, whatever the status.
    return (await response.json()) as Answer<Result>;
  } catch (error) {
    throw unreachable(error);
  }
}
