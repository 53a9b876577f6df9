import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type DocumentNode, Kind } from 'graphql';
import type { Configuration } from './configuration.ts';
import type { Execute, OperationResult } from './execute.ts';
import { type Call, documentOf, policies, remoteClient } from './remote-client.ts';
import { tracer } from './telemetry.ts';

/** Headers of the visitor by which the gateway knows who asks, and from where. */
export const passedOn = [
  'cookie',
  'authorization',
  'accept-language',
  'user-agent',
  'x-basket-id',
  'x-order-key',
  'x-repair-key',
  'x-comment-key',
  'x-branch',
  'x-split-preorders',
  'x-trace-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/** Milliseconds: a little more than the gateway gives one operation. */
const deadline = 12_000;

const unavailable: OperationResult = {
  data: null,
  errors: [{ message: 'The gateway cannot be reached.', extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
  cookies: [],
};

/** The same `execute` for screens that run apart from the gateway (`GATEWAY_URL`), which reads the same headers of city and application. */
export function executeOverHttp(
  gatewayUrl: string,
  { CITY_HEADER, MOBILE_APP_HEADER }: Pick<Configuration, 'CITY_HEADER' | 'MOBILE_APP_HEADER'>,
): Execute {
  const names = [...passedOn, CITY_HEADER, MOBILE_APP_HEADER];
  const client = remoteClient(gatewayUrl.endsWith('/graphql') ? gatewayUrl : `${gatewayUrl}/graphql`);
  return async ({ document = '', variables = {}, headers, signal }) => {
    const given = names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const late = AbortSignal.timeout(deadline);
    let cookies: string[] = [];
    const context: Call = {
      headers: { ...Object.fromEntries(given), ...tracer()?.carried() },
      fetchOptions: { signal: signal === undefined ? late : AbortSignal.any([signal, late]) },
      onHeaders: (answered) => {
        cookies = answered.getSetCookie();
      },
    };
    const { data, error } = await ask(client, documentOf(document), variables, context);
    if (signal?.aborted === true) throw signal.reason;
    const errors = error === undefined ? undefined : errorsOf(error);
    if (errors === null) return unavailable;
    return { ...(data !== undefined && { data }), ...(errors && { errors }), cookies };
  };
}

type Answer = Pick<ApolloClient.QueryResult<Record<string, unknown>>, 'data' | 'error'>;

/** A change is another method of the client's than a question. */
async function ask(client: ApolloClient, document: DocumentNode, variables: Record<string, unknown>, context: Call): Promise<Answer> {
  const isChange = document.definitions.some((part) => part.kind === Kind.OPERATION_DEFINITION && part.operation === 'mutation');
  try {
    return isChange
      ? await client.mutate<Record<string, unknown>>({ mutation: document, variables, context, ...policies })
      : await client.query<Record<string, unknown>>({ query: document, variables, context, ...policies });
  } catch (error) {
    return { data: undefined, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** What the gateway says went wrong, also with a status of its own; null when it did not answer as a gateway does. */
function errorsOf(error: Error): OperationResult['errors'] | null {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  if (!ServerError.is(error)) return null;
  try {
    const answer: unknown = JSON.parse(error.bodyText);
    return isAnswer(answer) ? answer.errors : null;
  } catch {
    return null;
  }
}

function isAnswer(value: unknown): value is { errors: NonNullable<OperationResult['errors']> } {
  return typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors);
}
