import { buildSchema, introspectionFromSchema } from 'graphql';
import { createClient } from 'graphql-sse';
import { isSubscription } from './is-subscription.ts';
import { signInOperation, signOutOperation, whoIsHereOperation } from './operations.ts';
import { type About, type Answer, change, current, type ResponseHead } from './state.ts';

interface GraphQLRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

type WrittenHeaders = Readonly<Record<string, string>>;

/** In a demonstration any key will do. */
const developersKey = (): string => (current().about.isDemo ? 'sandbox' : current().developerKey);

function headersWith(writtenHeaders: WrittenHeaders): Headers {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  const key = developersKey();
  if (key !== '') headers.set('x-developer-key', key);
  for (const [name, value] of Object.entries(writtenHeaders)) headers.set(name, value);
  return headers;
}

type OnResponse = (response: ResponseHead) => void;

/** Same origin, so the visitor's own cookies go along: a basket filled here is the one in the shop. */
async function execute(graphqlRequest: GraphQLRequest, writtenHeaders: WrittenHeaders = {}, onResponse?: OnResponse): Promise<Answer> {
  const headers = headersWith(writtenHeaders);
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(graphqlRequest) });
  onResponse?.(headOf(response));
  // What is well formed or not, the gateway answers it with an object of this shape.
  return (await response.json()) as Answer;
}

/** By which a request is found in logs, and how many more may be sent. */
const tellingHeader = /^(?:x-trace-id|retry-after|ratelimit-)/;

const headOf = ({ status, headers }: Response): ResponseHead => ({
  status,
  headers: [...headers].filter(([name]) => tellingHeader.test(name)),
});

/** The schema is told to everybody as a text, also where a stranger may not ask for it by an operation; a developer reads what is behind each field. */
async function schemaAsAnswer(): Promise<Answer> {
  const [response, calls] = await Promise.all([fetch('/graphql/schema.graphql'), readCalls()]);
  if (!response.ok) throw new Error(`The schema could not be read: ${response.status}.`);
  const introspection = introspectionFromSchema(buildSchema(await response.text()));
  const types = introspection.__schema.types.map((type) =>
    type.kind !== 'OBJECT'
      ? type
      : {
          ...type,
          fields: type.fields.map((field) => ({
            ...field,
            description: withCalls(field.description, calls[`${type.name}.${field.name}`]),
          })),
        },
  );
  return { data: { __schema: { ...introspection.__schema, types } } };
}

const withCalls = (description: string | null | undefined, calls: readonly string[] | undefined): string | null | undefined =>
  calls === undefined ? description : `${description ?? ''}\n\nCalls of the provider: ${calls.map((call) => `\`${call}\``).join(', ')}.`;

/** Calls by field, as `Query.product`; none for who may not know. */
async function readCalls(): Promise<Readonly<Record<string, readonly string[]>>> {
  await lookAround();
  const key = developersKey();
  if (key === '') return {};
  const response = await fetch('/graphql/calls.json', { headers: { 'x-developer-key': key } });
  // The shape is the one that `src/sandbox.ts` answers with.
  return response.ok ? ((await response.json()) as Record<string, string[]>) : {};
}

/** For the editor: asks how the answer came about, and remembers it for the panels. Of a subscription there is an answer for each event. */
export async function send(graphqlRequest: GraphQLRequest, options?: { headers?: Record<string, string> }): Promise<Answer | Events> {
  if (graphqlRequest.operationName === 'IntrospectionQuery') return schemaAsAnswer();
  // Which keys are sent depends on it.
  await lookAround();
  const { appKey } = current();
  const headers = { ...(appKey !== '' && { 'x-app-key': appKey }), ...options?.headers };
  const showHead: OnResponse = (response) => change({ response });
  change({ response: undefined });
  if (isSubscription(graphqlRequest.query, graphqlRequest.operationName)) return listen(graphqlRequest, headers, showHead);
  const answer = await execute(graphqlRequest, headers, showHead);
  remember(graphqlRequest, answer);
  // A change may have been a sign-in or a sign-out.
  if (/\bmutation\b/.test(graphqlRequest.query)) await lookWhoIsHere();
  return withoutProvenance(answer);
}

function remember({ operationName }: GraphQLRequest, answer: Answer): void {
  const { answers } = current();
  const isKept = operationName != null && answer.data != null;
  change({ last: answer, ...(isKept && { answers: new Map(answers).set(operationName, answer.data) }) });
}

/** What the editor takes for a subscription. */
export interface Events {
  subscribe(observer: { next(event: Answer): void; error(reason: unknown): void; complete(): void }): { unsubscribe(): void };
}

/** Server-sent events until the gateway ends them or the editor does. */
function listen(graphqlRequest: GraphQLRequest, writtenHeaders: WrittenHeaders, onResponse: OnResponse): Events {
  const headers = headersWith(writtenHeaders);
  headers.delete('accept');
  const client = createClient({
    url: '/graphql',
    headers: Object.fromEntries(headers),
    retryAttempts: 0,
    async fetchFn(...request: Parameters<typeof fetch>) {
      const response = await fetch(...request);
      onResponse(headOf(response));
      return response;
    },
  });
  return {
    subscribe(observer) {
      const next = (event: Answer) => {
        remember(graphqlRequest, event);
        observer.next(event);
      };
      // The editor sends variables as an object or not at all, and the gateway answers with objects of this shape.
      const request = graphqlRequest as Parameters<typeof client.subscribe>[0];
      const unsubscribe = client.subscribe(request, {
        next: (event) => next(event as Answer),
        error: (reason) => observer.error(reason),
        complete: () => observer.complete(),
      });
      return { unsubscribe };
    },
  };
}

/** The panel below tells of it in a table, which is far shorter. */
function withoutProvenance(answer: Answer): Answer {
  if (answer.extensions?.provenance === undefined) return answer;
  const { provenance: _, ...extensions } = answer.extensions;
  return { ...answer, extensions };
}

let around: Promise<void> | undefined;

/** What the gateway says of itself, asked for once. Without it the panels know less, and the editor works all the same. */
function lookAround(): Promise<void> {
  around ??= askAbout().catch(() => undefined);
  return around;
}

async function askAbout(): Promise<void> {
  const response = await fetch('/graphql/sandbox.json');
  // The shape is the one that `src/sandbox.ts` answers with.
  if (response.ok) change({ about: (await response.json()) as About });
}

interface Person {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
}

/**
 * Like signing in and out, it is asked without an application's key: a browser has its session in cookies, and an application
 * would get tokens instead.
 */
export async function lookWhoIsHere(): Promise<void> {
  await lookAround();
  const { about, developerKey } = current();
  if (about.storedOnly && !about.isDemo && developerKey === '') return change({ shopper: undefined });
  const { data } = await execute({ query: whoIsHereOperation });
  if (data == null) return change({ shopper: undefined });
  // The shape is the one asked for.
  const me = data.me as Person | null;
  change({ shopper: me && ([me.firstName, me.lastName].filter(Boolean).join(' ') || me.phone || me.email) });
}

/** Signs in; what was wrong, for a person to read, or null. */
export async function signIn(login: string, password: string): Promise<string | null> {
  const { data, errors = [] } = await execute({ query: signInOperation, variables: { input: { login, password } } });
  await lookWhoIsHere();
  // The shape is the one asked for.
  const signedIn = (data?.sessionSignIn ?? null) as { userErrors: { message: string }[] } | null;
  const faults = [...errors, ...(signedIn?.userErrors ?? [])].map(({ message }) => message);
  return [...new Set(faults)].join(' ') || null;
}

export async function signOut(): Promise<void> {
  await execute({ query: signOutOperation });
  await lookWhoIsHere();
}
