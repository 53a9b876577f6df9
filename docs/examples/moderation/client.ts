import { type AnyVariables, Client, type CombinedError, fetchExchange, type OperationResult, type TypedDocumentNode } from '@urql/core';

/** Where the gateway is, and who asks. */
export interface Application {
  /** `http://localhost:3000/graphql` */
  address: string;
  /** A key with the right `comments:moderate`. */
  key: string;
}

/** Why there is no answer. Codes of the gateway are stable, `UNREACHABLE` is this application's own; the message is for a person. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Milliseconds: the gateway itself ends an operation after ten seconds. */
const requestTimeout = 12_000;

/** A client of the gateway without a cache: what waits is asked for anew each time. */
export const connect = ({ address, key }: Application): Client =>
  new Client({
    url: address,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: () => ({ headers: { 'x-app-key': key }, signal: AbortSignal.timeout(requestTimeout) }),
  });

/** Asks one operation; throws `GatewayError` where it has no answer. What a person can mend is data of the answer: `userErrors`. */
export async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  // Reads and changes are sent alike; the document says which it is.
  const isChange = document.definitions.some((part) => 'operation' in part && part.operation === 'mutation');
  const source = isChange ? client.mutation(document, variables) : client.query(document, variables);
  return dataOf(await source.toPromise());
}

function dataOf<Data>({ data, error }: Pick<OperationResult<Data>, 'data' | 'error'>): Data {
  if (error !== undefined) throw failureOf(error);
  if (data == null) throw new GatewayError('INTERNAL', 'The answer is empty.');
  return data;
}

/** The gateway's first error; without one there was no connection, no answer in time, or something in between that answered. */
function failureOf({ graphQLErrors: [first], message }: CombinedError): GatewayError {
  return first === undefined ? new GatewayError('UNREACHABLE', message) : new GatewayError(String(first.extensions.code), first.message);
}
