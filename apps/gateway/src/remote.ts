import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { Visitor } from '@vitrina/graphql/context/visitor.ts';
import { type CookieChange, cookieHeader, readSetCookies } from '@vitrina/services/contract/cookies.ts';
import { type DocumentNode, Kind } from 'graphql';
import type { Configuration } from './configuration.ts';
import type { Execute, OperationResult } from './execute.ts';
import { type Call, documentOf, policies, remoteClient } from './remote-client.ts';
import { tracer } from './telemetry.ts';

/** Headers of the visitor by which the gateway knows who asks. */
export const passedOn = [
  'authorization',
  'accept-language',
  'user-agent',
  'x-basket-id',
  'x-order-key',
  'x-repair-key',
  'x-comment-key',
  'x-branch',
  'x-split-preorders',
];

type Names = Pick<Configuration, 'CITY_HEADER' | 'MOBILE_APP_HEADER'>;

/** The visitor as a request to a gateway in another process says it. */
export function headersFor(
  { headers, cookies, traceId, address, origin, isSecure, cityId }: Visitor,
  names: Names,
): Record<string, string> {
  const forwardedHeaders = [...passedOn, names.MOBILE_APP_HEADER].map((name) => [name, headers.get(name)] as const);
  const edge = {
    [names.CITY_HEADER]: cityId ?? headers.get(names.CITY_HEADER),
    cookie: cookieHeader(cookies) || undefined,
    'x-trace-id': traceId,
    'x-forwarded-for': address,
    'x-forwarded-host': origin === undefined ? undefined : new URL(origin).host,
    'x-forwarded-proto': isSecure ? 'https' : 'http',
  };
  const all = [...forwardedHeaders, ...Object.entries(edge)].flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(all), ...tracer()?.traceHeaders() };
}

/** Milliseconds: a little more than the gateway gives one operation, which `DEADLINE_FACTOR` multiplies as well. */
const deadline = 12_000;

const unavailable: OperationResult = {
  data: null,
  errors: [{ message: 'The gateway cannot be reached.', extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
  cookies: [],
};

/** The same `execute` for screens that run apart from the gateway (`GATEWAY_URL`), which reads the same headers of city and application. */
export function executeOverHttp(gatewayUrl: string, names: Names & Partial<Pick<Configuration, 'DEADLINE_FACTOR'>>): Execute {
  const client = remoteClient(gatewayUrl.endsWith('/graphql') ? gatewayUrl : `${gatewayUrl}/graphql`);
  return async ({ document = '', variables = {}, visitor, signal }) => {
    const late = AbortSignal.timeout(deadline * (names.DEADLINE_FACTOR ?? 1));
    let cookies: CookieChange[] = [];
    const context: Call = {
      headers: headersFor(visitor, names),
      fetchOptions: { signal: signal === undefined ? late : AbortSignal.any([signal, late]) },
      onHeaders: (responseHeaders) => {
        cookies = readSetCookies(responseHeaders.getSetCookie());
      },
    };
    const { data, error } = await sendOperation(client, documentOf(document), variables, context);
    if (signal?.aborted === true) throw signal.reason;
    const errors = error === undefined ? undefined : errorsOf(error);
    if (errors === null) return unavailable;
    return { ...(data !== undefined && { data }), ...(errors && { errors }), cookies };
  };
}

type Answer = Pick<ApolloClient.QueryResult<Record<string, unknown>>, 'data' | 'error'>;

/** A change is another method of the client's than a question. */
async function sendOperation(
  client: ApolloClient,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Call,
): Promise<Answer> {
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
