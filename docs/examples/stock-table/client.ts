import { setTimeout as sleep } from 'node:timers/promises';
import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

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
  /** Seconds that the gateway wants to be left alone. */
  readonly pause: number | undefined;

  constructor(code: string, message: string, fields: Fields = {}, pause?: number) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.pause = pause;
  }
}

/** Messages by the path of the input: `id`, `contact.phone`. */
type Fields = Readonly<Record<string, readonly string[]>>;

/** What the gateway says of an error besides its message. */
interface ErrorExtensions {
  code?: string;
  fields?: Fields;
  retryAfter?: number;
}

/** Milliseconds: the gateway itself ends an operation after ten seconds. */
const requestTimeout = 12_000;
/** Tries of one read. */
const maxTries = 3;
/** What may be over soon: worth another try of a read. */
const temporaryCodes = new Set(['UNREACHABLE', 'RATE_LIMITED', 'PROVIDER_UNAVAILABLE', 'PROVIDER_TIMEOUT']);

/** A client of the gateway. Stock is asked for anew each time, so nothing is taken from the client's cache. */
export function connect({ address, key }: Application): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: address, headers: key === undefined ? {} : { 'x-app-key': key } }),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  });
}

/** Reads: an operation that changes nothing, so it is asked again while that may help. Throws `GatewayError`. */
export async function read<Result, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await execute(client, query, variables);
    } catch (error) {
      const failure = failureOf(error);
      if (attempt === maxTries || !temporaryCodes.has(failure.code)) throw failure;
      await sleep(failure.pause === undefined ? 200 * 2 ** attempt : failure.pause * 1000);
    }
  }
}

async function execute<Result, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const context = { fetchOptions: { signal: AbortSignal.timeout(requestTimeout) } };
  const { data } = await client.query<Result, OperationVariables>({ query, variables, context });
  if (data === undefined) throw new GatewayError('INTERNAL', 'The answer is empty.');
  return data;
}

/** The gateway's first error; without one there was no connection, no answer in time, or something in between that answered. */
function failureOf(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : ServerError.is(error) ? errorsIn(error.bodyText) : [];
  if (first === undefined) return new GatewayError('UNREACHABLE', error instanceof Error ? error.message : String(error));
  const { code = 'INTERNAL', fields, retryAfter }: ErrorExtensions = first.extensions ?? {};
  return new GatewayError(code, first.message, fields, retryAfter);
}

/** Errors of an answer that the client did not read because of its status: too many requests, a key that is not known. */
function errorsIn(body: string): { message: string; extensions?: ErrorExtensions }[] {
  try {
    // The gateway answers in this shape, whatever the status; anything else has no errors.
    const { errors } = JSON.parse(body) as { errors?: { message: string; extensions?: ErrorExtensions }[] };
    return errors ?? [];
  } catch {
    return [];
  }
}
