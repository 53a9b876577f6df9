import { type About, type Answer, change, current } from './state.ts';

interface Question {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

/** Same origin, so the visitor's own cookies go along: a basket filled here is the one in the shop. */
async function ask(question: Question, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(question),
  });
  // What is well formed or not, the gateway answers it with an object of this shape.
  return (await response.json()) as Answer;
}

/** For the editor: asks how the answer came about, and remembers it for the panels. */
export async function send(question: Question, options?: { headers?: Record<string, string> }): Promise<Answer> {
  const isAboutSchema = question.operationName === 'IntrospectionQuery';
  if (isAboutSchema) return ask(question, options?.headers);
  const { about, developerKey } = current();
  const key = about.isDemo ? 'sandbox' : developerKey;
  const answer = await ask(question, { ...(key !== '' && { 'x-developer-key': key }), ...options?.headers });
  const { answers } = current();
  const isKept = question.operationName != null && answer.data != null;
  change({ last: answer, ...(isKept && { answers: new Map(answers).set(String(question.operationName), answer.data) }) });
  // A change may have been a sign-in or a sign-out.
  if (/\bmutation\b/.test(question.query)) await lookWhoIsHere();
  return answer;
}

/** What the gateway says of itself, and who is signed in. */
export async function lookAround(): Promise<void> {
  const response = await fetch('/graphql/sandbox.json');
  // The shape is the one that `src/sandbox.ts` answers with.
  change({ about: (await response.json()) as About });
  await lookWhoIsHere();
}

interface Person {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
}

async function lookWhoIsHere(): Promise<void> {
  const { data } = await ask({ query: 'query WhoIsHere { me { firstName lastName phone email } }' });
  // The shape is the one asked for.
  const me = (data?.me ?? null) as Person | null;
  change({ shopper: me && ([me.firstName, me.lastName].filter(Boolean).join(' ') || me.phone || me.email) });
}

/** Signs in; what was wrong, for a person to read, or null. */
export async function signIn(login: string, password: string): Promise<string | null> {
  const query = 'mutation SignIn($login: String!, $password: String!) { login(login: $login, password: $password) { expiresIn } }';
  const { errors } = await ask({ query, variables: { login, password } });
  await lookWhoIsHere();
  const [error] = errors ?? [];
  if (error === undefined) return null;
  const { fields } = error.extensions;
  const ofFields = typeof fields === 'object' && fields !== null ? Object.values(fields).flat() : [];
  return [...new Set(ofFields)].join(' ') || error.message;
}

export async function signOut(): Promise<void> {
  await ask({ query: 'mutation SignOut { logout }' });
  await lookWhoIsHere();
}
