import { buildSchema, introspectionFromSchema } from 'graphql';
import { signInOperation, signOutOperation, whoIsHereOperation } from './operations.ts';
import { type About, type Answer, change, current } from './state.ts';

interface GraphQLRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

type WrittenHeaders = Readonly<Record<string, string>>;

/** Same origin, so the visitor's own cookies go along: a basket filled here is the one in the shop. */
async function execute(graphqlRequest: GraphQLRequest, writtenHeaders: WrittenHeaders = {}): Promise<Answer> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  const { about, developerKey } = current();
  // In a demonstration any key will do.
  const key = about.isDemo ? 'sandbox' : developerKey;
  if (key !== '') headers.set('x-developer-key', key);
  for (const [name, value] of Object.entries(writtenHeaders)) headers.set(name, value);
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(graphqlRequest) });
  // What is well formed or not, the gateway answers it with an object of this shape.
  return (await response.json()) as Answer;
}

/** The schema is told to everybody as a text, also where a stranger may not ask for it by an operation. */
async function schemaAsAnswer(): Promise<Answer> {
  const response = await fetch('/graphql/schema.graphql');
  if (!response.ok) throw new Error(`The schema could not be read: ${response.status}.`);
  return { data: { ...introspectionFromSchema(buildSchema(await response.text())) } };
}

/** For the editor: asks how the answer came about, and remembers it for the panels. */
export async function send(graphqlRequest: GraphQLRequest, options?: { headers?: Record<string, string> }): Promise<Answer> {
  if (graphqlRequest.operationName === 'IntrospectionQuery') return schemaAsAnswer();
  // Which keys are sent depends on it.
  await lookAround();
  const { appKey } = current();
  const answer = await execute(graphqlRequest, { ...(appKey !== '' && { 'x-app-key': appKey }), ...options?.headers });
  const { answers } = current();
  const isKept = graphqlRequest.operationName != null && answer.data != null;
  change({ last: answer, ...(isKept && { answers: new Map(answers).set(String(graphqlRequest.operationName), answer.data) }) });
  // A change may have been a sign-in or a sign-out.
  if (/\bmutation\b/.test(graphqlRequest.query)) await lookWhoIsHere();
  return withoutProvenance(answer);
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
