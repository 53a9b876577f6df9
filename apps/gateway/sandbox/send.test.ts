import { buildClientSchema, type IntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Events } from './send.ts';
import type { About, Answer } from './state.ts';

const provenance = [
  { endpoint: 'products.brands', call: 'GET /v2/brands', source: 'memory', state: 'hit', milliseconds: 0, paths: ['brands'] },
];
const brands: Answer = { data: { brands: [] }, extensions: { provenance, cost: { calls: 1, budget: 60 } } };
const graphqlRequest = { query: 'query Brands { brands { name } }', operationName: 'Brands' };

let about: About;
/** Headers of each operation that was asked. */
let sentHeaders: Headers[];
let signals: (AbortSignal | null | undefined)[];
let respond: () => Response;
let sandbox: typeof import('./send.ts') & typeof import('./state.ts');

beforeEach(async () => {
  about = { isDemo: false, storedOnly: true, shopper: null };
  sentHeaders = [];
  signals = [];
  respond = () => Response.json(brands);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/graphql/sandbox.json') return Response.json(about);
    if (path === '/graphql/calls.json') return Response.json({ 'Query.brands': ['GET /v2/brands'] });
    if (path === '/graphql/schema.graphql') return new Response('type Query { brands: [String!]! }');
    sentHeaders.push(new Headers(init?.headers));
    signals.push(init?.signal);
    return respond();
  });
  // What the page knows begins anew with it.
  vi.resetModules();
  sandbox = { ...(await import('./send.ts')), ...(await import('./state.ts')) };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const readSchema = async () => (await sandbox.send({ query: '', operationName: 'IntrospectionQuery' })) as Answer;

/** What the editor is given. */
function begin(observer: Parameters<Events['subscribe']>[0], options = {}, request = graphqlRequest) {
  const answers = sandbox.send(request, options);
  if (!('subscribe' in answers)) throw new Error('An operation is answered in time.');
  return answers.subscribe(observer);
}
const answerTo = (options = {}) =>
  new Promise<Answer>((resolve, reject) => void begin({ next: resolve, error: reject, complete: () => undefined }, options));

it('leaves provenance to the panel', async () => {
  const displayedAnswer = await answerTo();
  expect(displayedAnswer).toEqual({ ...brands, extensions: { cost: { calls: 1, budget: 60 } } });
  expect(sandbox.current().last).toEqual(brands);
});

it('reads the schema where no operation is taken', async () => {
  const { data } = await readSchema();
  expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
  expect(sentHeaders).toEqual([]);
});

it('tells a developer in the documentation which calls a field makes', async () => {
  const description = async () => {
    const { data } = await readSchema().then((answer) => answer as Answer);
    return buildClientSchema(data as unknown as IntrospectionQuery)
      .getQueryType()
      ?.getFields().brands?.description;
  };
  expect(await description()).toBeNull();
  sandbox.change({ developerKey: 'of-a-developer' });
  expect(await description()).toContain('Calls of the provider: `GET /v2/brands`.');
});

it('shows the keys that were entered, and none that were not', async () => {
  await answerTo();
  sandbox.change({ developerKey: 'of-a-developer', appKey: 'of-an-application' });
  await answerTo();
  const keys = sentHeaders.map((headers) => [headers.get('x-developer-key'), headers.get('x-app-key')]);
  expect(keys).toEqual([
    [null, null],
    ['of-a-developer', 'of-an-application'],
  ]);
});

it('lets what the headers of the editor say come first', async () => {
  sandbox.change({ developerKey: 'of-a-developer' });
  await answerTo({ headers: { 'X-Developer-Key': 'another' } });
  expect(sentHeaders[0]?.get('x-developer-key')).toBe('another');
});

it('needs no key in a demonstration, from the first operation on', async () => {
  about = { ...about, isDemo: true };
  await answerTo();
  expect(sentHeaders[0]?.has('x-developer-key')).toBe(true);
});

it('asks for the session without an application’s key, which would get tokens and no cookies', async () => {
  sandbox.change({ developerKey: 'of-a-developer', appKey: 'of-an-application' });
  await sandbox.signIn('+7 900 000-00-01', 'a password');
  await sandbox.signOut();
  expect(sentHeaders.length).toBeGreaterThan(2);
  expect(sentHeaders.map((headers) => headers.has('x-app-key'))).not.toContain(true);
});

it('does not ask who is here where that would be refused', async () => {
  await sandbox.lookWhoIsHere();
  expect(sentHeaders).toEqual([]);
  expect(sandbox.current().shopper).toBeUndefined();
});

describe('a request that is given up', () => {
  /** Whatever the editor is told, and a gateway that answers when it is let. */
  function slowly(request = graphqlRequest) {
    const seen: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<Response>();
    respond = () => promise as unknown as Response;
    const observer = {
      next: (answer: Answer) => seen.push(answer),
      error: (reason: unknown) => seen.push(reason),
      complete: () => seen.push('complete'),
    };
    return { seen, answer: () => resolve(Response.json(brands)), ...begin(observer, {}, request) };
  }

  it('ends at the gateway, and its answer is shown to nobody', async () => {
    const { seen, answer } = slowly();
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    sandbox.cancelRequest();
    answer();
    expect(signals[0]?.aborted).toBe(true);
    await vi.waitFor(() => expect(seen).toEqual(['complete']));
    expect([sandbox.current().last, sandbox.current().response]).toEqual([undefined, undefined]);
    sandbox.cancelRequest();
    expect(seen).toEqual(['complete']);
  });

  it('is carried out when it changes something, and kept for what comes after it', async () => {
    const { seen, answer, unsubscribe } = slowly({ query: 'mutation Buy { buy }', operationName: 'Buy' });
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    unsubscribe();
    answer();
    expect(signals[0]).toBeUndefined();
    await vi.waitFor(() => expect(sandbox.current().answers.get('Buy')).toEqual(brands.data));
    expect([sandbox.current().last, seen]).toEqual([undefined, []]);
  });
});

describe('a response', () => {
  it('is shown by its status and by the headers that tell a client something', async () => {
    const headers = { 'x-trace-id': 'a-trace-of-this', 'ratelimit-remaining': '0', 'retry-after': '7', 'cache-control': 'no-store' };
    respond = () => Response.json({ errors: [] }, { status: 429, headers });
    await answerTo();
    const { status, headers: shown } = sandbox.current().response ?? {};
    expect(status).toBe(429);
    expect(Object.fromEntries(shown ?? [])).toEqual({ 'x-trace-id': 'a-trace-of-this', 'ratelimit-remaining': '0', 'retry-after': '7' });
  });

  it('that is no answer of the gateway has its status, too', async () => {
    respond = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(answerTo()).rejects.toThrow();
    expect(sandbox.current().response?.status).toBe(502);
  });
});

describe('a subscription', () => {
  const subscription = { query: 'subscription Changes { ordersFeed { edges { cursor } } }', operationName: 'Changes' };
  const eventOf = (cursor: string): Answer => ({ data: { ordersFeed: { edges: [{ cursor }] } } });
  const textOf = (answer: Answer) => `event: next\ndata: ${JSON.stringify(answer)}\n\n`;
  const stream = (text: string, cancel?: () => void) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(new TextEncoder().encode(text));
      if (cancel === undefined) controller.close();
    };
    return new Response(new ReadableStream({ start, ...(cancel && { cancel }) }), { headers: { 'content-type': 'text/event-stream' } });
  };
  /** Listens until the gateway ends it, or until the first event when told so. */
  const listen = async (headers: Record<string, string> = {}, isStopped = false): Promise<Answer[]> => {
    const events = await sandbox.send(subscription, { headers });
    if (!('subscribe' in events)) throw new Error('These are no events.');
    const answers: Answer[] = [];
    return new Promise((resolve, reject) => {
      const listening = events.subscribe({
        next(answer) {
          answers.push(answer);
          if (!isStopped) return;
          listening.unsubscribe();
          resolve(answers);
        },
        error: reject,
        complete: () => resolve(answers),
      });
    });
  };

  it('has an answer for each event, and its key among the headers', async () => {
    respond = () => stream(`${textOf(eventOf('1'))}${textOf(eventOf('2'))}event: complete\ndata:\n\n`);
    expect(await listen({ 'x-app-key': 'of-an-application' })).toEqual([eventOf('1'), eventOf('2')]);
    expect(sentHeaders.map((sent) => [sent.get('accept'), sent.get('x-app-key')])).toEqual([['text/event-stream', 'of-an-application']]);
    expect(sandbox.current()).toMatchObject({ last: eventOf('2'), response: { status: 200 } });
    expect(sandbox.current().answers.get('Changes')).toEqual(eventOf('2').data);
  });

  it('ends when the editor stops it', async () => {
    respond = () => stream(textOf(eventOf('1')), () => undefined);
    expect(await listen({}, true)).toEqual([eventOf('1')]);
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  it('that is refused says why', async () => {
    respond = () => Response.json({ errors: [] }, { status: 401 });
    await expect(listen()).rejects.toThrow('401');
    expect(sandbox.current().response?.status).toBe(401);
  });
});
