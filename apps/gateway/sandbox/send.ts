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

type OnResponse = (response: ResponseHead | undefined) => void;

/** Same origin, so the visitor's own cookies go along: a basket filled here is the one in the shop. */
async function execute(
  graphqlRequest: GraphQLRequest,
  writtenHeaders: WrittenHeaders = {},
  { onResponse, signal }: { onResponse?: OnResponse; signal?: AbortSignal } = {},
): Promise<Answer> {
  const headers = headersWith(writtenHeaders);
  const body = JSON.stringify(graphqlRequest);
  const response = await fetch('/graphql', { method: 'POST', headers, body, ...(signal && { signal }) });
  onResponse?.(headOf(response));
  // What is well formed or not, the gateway answers it with an object of this shape.
  return (await response.json()) as Answer;
}

/** By which a request is found in logs, and how many more may be sent. */
const displayedHeader = /^(?:x-trace-id|retry-after|ratelimit-)/;

const headOf = ({ status, headers }: Response): ResponseHead => ({
  status,
  headers: [...headers].filter(([name]) => displayedHeader.test(name)),
});

export async function readSchema(): Promise<string> {
  const response = await fetch('/graphql/schema.graphql');
  if (!response.ok) throw new Error(`The schema could not be read: ${response.status}.`);
  return response.text();
}

/** The schema is told to everybody as a text, also where an anonymous client may not ask for it by an operation; a developer reads what is behind each field. */
async function schemaAsAnswer(): Promise<Answer> {
  const [text, calls] = await Promise.all([readSchema(), readCalls()]);
  const introspection = introspectionFromSchema(buildSchema(text));
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

/** Gives up the request that is under way, whose answer nobody waits for any more. */
let cancel: () => void = () => undefined;
export const cancelRequest = (): void => cancel();

/**
 * For the editor: asks how the answer came about, and remembers it for the panels. Of a subscription there is an answer for each event. The
 * schema alone is read as a promise: the editor asks for it apart from operations.
 */
export function send(graphqlRequest: GraphQLRequest, options: { headers?: Record<string, string> } = {}): Promise<Answer> | Events {
  if (graphqlRequest.operationName === 'IntrospectionQuery') return schemaAsAnswer();
  return {
    subscribe(observer) {
      const ending = new AbortController();
      const { signal } = ending;
      const end = () => ending.abort();
      cancel = () => {
        if (signal.aborted) return;
        end();
        observer.complete();
      };
      answerTo(graphqlRequest, options.headers, observer, signal)
        .catch((reason: unknown) => {
          if (!signal.aborted) observer.error(reason);
        })
        .finally(end);
      return { unsubscribe: end };
    },
  };
}

async function answerTo(
  graphqlRequest: GraphQLRequest,
  writtenHeaders: WrittenHeaders | undefined,
  observer: Observer,
  signal: AbortSignal,
): Promise<void> {
  // Which keys are sent depends on it.
  await lookAround();
  const { appKey } = current();
  const headers = { ...(appKey !== '' && { 'x-app-key': appKey }), ...writtenHeaders };
  const onResponse: OnResponse = (response) => {
    if (!signal.aborted) change({ response });
  };
  onResponse(undefined);
  if (isSubscription(graphqlRequest.query, graphqlRequest.operationName))
    return listen(graphqlRequest, headers, onResponse, observer, signal);
  // A change is waited for, whoever has turned away: it may have been a sign-in or a sign-out.
  const isChange = /\bmutation\b/.test(graphqlRequest.query);
  const answer = await execute(graphqlRequest, headers, { onResponse, ...(!isChange && { signal }) });
  remember(graphqlRequest, answer, !signal.aborted);
  if (isChange) await lookWhoIsHere();
  if (signal.aborted) return;
  observer.next(withoutProvenance(answer));
  observer.complete();
}

function remember({ operationName }: GraphQLRequest, answer: Answer, isShown: boolean): void {
  const { answers } = current();
  const isKept = operationName != null && answer.data != null;
  change({ ...(isShown && { last: answer }), ...(isKept && { answers: new Map(answers).set(operationName, answer.data) }) });
}

interface Observer {
  next(event: Answer): void;
  error(reason: unknown): void;
  complete(): void;
}

/** What the editor takes for answers that come in time, and can give up. */
export interface Events {
  subscribe(observer: Observer): { unsubscribe(): void };
}

/** Server-sent events until the gateway ends them or the editor does. */
function listen(
  graphqlRequest: GraphQLRequest,
  writtenHeaders: WrittenHeaders,
  onResponse: OnResponse,
  observer: Observer,
  signal: AbortSignal,
): Promise<void> {
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
  return new Promise((resolve, reject) => {
    const next = (event: Answer) => {
      remember(graphqlRequest, event, true);
      observer.next(event);
    };
    // The editor sends variables as an object or not at all, and the gateway answers with objects of this shape.
    const request = graphqlRequest as Parameters<typeof client.subscribe>[0];
    const unsubscribe = client.subscribe(request, {
      next: (event) => next(event as Answer),
      error: reject,
      complete() {
        if (!signal.aborted) observer.complete();
        resolve();
      },
    });
    signal.addEventListener('abort', unsubscribe);
  });
}

/** The panel below tells of it in a table, which is far shorter. */
function withoutProvenance(answer: Answer): Answer {
  if (answer.extensions?.provenance === undefined) return answer;
  const { provenance: _, ...extensions } = answer.extensions;
  return { ...answer, extensions };
}

/** What an operation leads to at most, and what is allowed. */
export interface Estimate {
  calls: number;
  budget: number;
}

/** What an operation would cost; null for a text that is none yet, and for who may not know. */
export async function estimateCost(
  graphqlRequest: GraphQLRequest,
  writtenHeaders: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Estimate | null> {
  await lookAround();
  const { appKey } = current();
  const texts = Object.entries(writtenHeaders).map(([name, value]) => [name, String(value)] as const);
  const headers = headersWith({ ...(appKey !== '' && { 'x-app-key': appKey }), ...Object.fromEntries(texts) });
  const response = await fetch('/graphql/cost', { method: 'POST', headers, body: JSON.stringify(graphqlRequest), signal });
  // The shape is the one that `src/sandbox.ts` answers with.
  return response.ok ? ((await response.json()) as Estimate | null) : null;
}

/** Sends a file of a form beside operations; its id, or what was wrong, for a person to read. */
export async function upload(form: FormData): Promise<{ id: string } | { problem: string }> {
  // A form of another site could not send this header.
  const headers: WrittenHeaders = { 'apollo-require-preflight': '1', ...(current().appKey !== '' && { 'x-app-key': current().appKey }) };
  const response = await fetch('/uploads', { method: 'POST', headers, body: form });
  // The shape is the one that `src/files.ts` answers with.
  const { id, errors = [] } = (await response.json()) as { id?: string; errors?: { message: string; extensions: { fields?: object } }[] };
  if (id !== undefined) return { id };
  const texts = errors.flatMap(({ message, extensions: { fields = {} } }) => [message, ...Object.values(fields).flat()]);
  return { problem: [...new Set(texts)].join(' ') || `HTTP status ${response.status}` };
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
