import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { anyPlace } from '@vitrina/graphql/context/places.ts';
import { readViewer } from '@vitrina/graphql/context/visitor.ts';
import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { afterEach, expect, it } from 'vitest';
import { executeOverHttp, passedOn } from './remote.ts';
import { basket } from './testing/samples.ts';
import { sendJson, startGateway, type TestGateway } from './testing/test-gateway.ts';

const names = { CITY_HEADER: 'x-city-id', MOBILE_APP_HEADER: 'x-mobile-app' };

let gateway: TestGateway | undefined;
let server: Server | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Something at the gateway's address, and what it was asked; `answer` may be a promise. */
async function standIn(answer: (receivedRequest: ReceivedRequest) => { status?: number; type?: string; body: string } | Promise<never>) {
  const requests: ReceivedRequest[] = [];
  const fakeGateway = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const receivedRequest = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    requests.push(receivedRequest);
    const { status = 200, type = 'application/json', body } = await answer(receivedRequest);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server = fakeGateway;
  await new Promise<void>((resolve) => fakeGateway.listen(0, '127.0.0.1', resolve));
  const address = fakeGateway.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { requests, origin: `http://127.0.0.1:${address.port}` };
}

const visitor = visitorWith();

/** The call that puts something into the basket; before the first one the gateway may look which cities there are. */
const findBasketCall = () => gateway?.providerRequests.find(({ url }) => url.includes('/basket/'));

it('says over HTTP what is said in memory: data, errors, cookies; and tells who asks', async () => {
  gateway = await startGateway();
  gateway.provider.answer = (_request, response) => sendJson(response, basket({ id: 'a'.repeat(32) }));
  const ownVisitor = visitorWith({ 'x-trace-id': 'trace-0002', cookie: 'city_id=7' });
  const document =
    'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { revision } } product: basketRemoveItem(input: { itemId: 1 }) { nonsense } }';
  const remote = executeOverHttp(gateway.origin, names);

  const refusal = await remote({ document, variables: { id: 1 }, visitor: ownVisitor });
  expect(refusal.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');

  const operation = {
    document: 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { revision } } }',
    variables: { id: 1 },
    visitor: ownVisitor,
  };
  const answer = await remote(operation);
  expect(answer).toEqual(await gateway.inProcess.execute(operation));
  expect(answer.cookies[0]).toMatchObject({ name: 'basket_id', value: 'a'.repeat(32) });
  expect(findBasketCall()?.headers['x-trace-id']).toBe('trace-0002');
  expect(findBasketCall()?.url).toMatch(/city_id=7/);
});

it('a gateway that is away is a failure with a code, not an exception', async () => {
  gateway = await startGateway();
  const answer = await executeOverHttp('http://127.0.0.1:9', names)({ document: '{ __typename }', visitor });
  expect(answer.errors?.[0]?.extensions?.code).toBe('PROVIDER_UNAVAILABLE');
});

it('passes on the headers that the configuration names', async () => {
  const configuredNames = { CITY_HEADER: 'x-town', MOBILE_APP_HEADER: 'x-from-app' };
  gateway = await startGateway(configuredNames);
  gateway.provider.answer = (_request, response) => sendJson(response, basket());
  const visitor = visitorWith({ 'x-town': '2' });
  await executeOverHttp(
    gateway.origin,
    configuredNames,
  )({ document: 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }', visitor });
  expect(findBasketCall()?.url).toMatch(/city_id=2/);
});

it('passes on every header by which the gateway knows a visitor', () => {
  const read = new Set<string>();
  const get = (name: string) => {
    read.add(name);
    return null;
  };
  readViewer({ headers: { get }, cookies: new Map() }, { city: names.CITY_HEADER, mobileApp: names.MOBILE_APP_HEADER }, anyPlace);
  expect([...read].filter((name) => ![...passedOn, ...Object.values(names)].includes(name))).toEqual([]);
});

it('asks for each visitor, also when two ask the same at once, in the very text that the gateway knows', async () => {
  const { requests, origin } = await standIn(({ headers: { cookie } }) => ({ body: JSON.stringify({ data: { me: cookie } }) }));
  const remote = executeOverHttp(origin, names);
  const document = 'query Me {\n  me }';
  const execute = (cookie: string) => remote({ document, visitor: visitorWith({ cookie }) });
  const answers = await Promise.all([execute('a=1'), execute('b=2'), execute('b=2')]);
  expect(answers.map(({ data }) => data?.me)).toEqual(['a=1', 'b=2', 'b=2']);
  expect(requests.map(({ body }): unknown => JSON.parse(body))).toEqual(
    Array(3).fill({ query: document, operationName: 'Me', variables: {} }),
  );
});

it('keeps part of an answer beside the errors of the rest', async () => {
  const errors = [{ message: 'No.', path: ['b'], extensions: { code: 'NOT_FOUND' } }];
  const { origin } = await standIn(() => ({ body: JSON.stringify({ data: { a: 1, b: null }, errors }) }));
  expect(await executeOverHttp(origin, names)({ document: '{ a b }', visitor })).toEqual({ data: { a: 1, b: null }, errors, cookies: [] });
});

it.each(['application/json', 'application/graphql-response+json'])(
  'a refusal with a status of its own keeps its code, as %s',
  async (type) => {
    const errors = [{ message: 'Later.', extensions: { code: 'RATE_LIMITED' } }];
    const { origin } = await standIn(() => ({ status: 429, type, body: JSON.stringify({ errors }) }));
    const answer = await executeOverHttp(origin, names)({ document: '{ a }', visitor });
    expect(answer.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
  },
);

it.each([
  ['a page of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['JSON of something else', { body: '{"status":"ok"}' }],
  ['a text that ends too soon', { body: '{"data":' }],
])('%s is a gateway that is away', async (_name, answer) => {
  const { origin } = await standIn(() => answer);
  const { data, errors } = await executeOverHttp(origin, names)({ document: '{ a }', visitor });
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions?.code).toBe('PROVIDER_UNAVAILABLE');
});

it('ends with the visitor who has gone', async () => {
  const leaving = new AbortController();
  const { origin } = await standIn(() => {
    leaving.abort(new Error('gone'));
    return new Promise<never>(() => {});
  });
  await expect(executeOverHttp(origin, names)({ document: '{ a }', visitor, signal: leaving.signal })).rejects.toThrow('gone');
});
