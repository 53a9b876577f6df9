import { buildSchema } from 'graphql';
import supertest from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from './testing/samples.ts';
import { sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;

afterEach(() => gateway.close());

it('is a page for people, with a policy that lets nothing in from outside', async () => {
  gateway = await startGateway();
  const answer = await supertest(gateway.origin)
    .get('/graphql')
    .set('accept', 'text/html,*/*;q=0.8')
    .expect('content-security-policy', /default-src 'none'; script-src 'self';/)
    .expect('vary', /accept/i);
  // Without a build the page is not there yet.
  expect([200, 503]).toContain(answer.status);
});

describe('what the page is told', () => {
  const requestDocument = () => supertest(gateway.origin).get('/graphql/sandbox.json').expect(200);

  it('is the demonstration shopper in a demonstration', async () => {
    gateway = await startGateway({ DEMO: '1' });
    const { body } = await requestDocument();
    expect(body).toEqual({ isDemo: true, storedOnly: false, shopper: { login: expect.any(String), password: expect.any(String) } });
  });

  it('is nobody elsewhere', async () => {
    gateway = await startGateway({ DEMO: '0' });
    await requestDocument().expect({ isDemo: false, storedOnly: false, shopper: null });
  });

  it('is that anonymous clients may send stored operations only, when so configured', async () => {
    gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only' });
    await requestDocument().expect({ isDemo: false, storedOnly: true, shopper: null });
  });
});

it('tells which calls are behind a field to a developer alone', async () => {
  const key = 'a-developer-key-1';
  gateway = await startGateway({ DEVELOPER_KEY: key });
  const ask = (header: string) => supertest(gateway.origin).get('/graphql/calls.json').set('x-developer-key', header);
  const { body } = await ask(key).expect(200);
  expect(body).toMatchObject({ 'Query.brands': ['GET /v2/brands'] });
  await ask('a-guess').expect(403, {});
});

describe('what an operation would cost', () => {
  const key = 'a-developer-key-1';
  const estimate = (query: string, headers: Record<string, string> = { 'x-developer-key': key }) =>
    supertest(gateway.origin).post('/graphql/cost').set(headers).send({ query });

  it('is told before it runs, with what is allowed, and calls nobody', async () => {
    gateway = await startGateway({ DEVELOPER_KEY: key });
    await estimate('{ product(id: "1") { name } }').expect(200, { calls: 1, budget: 60 });
    const { body } = await estimate('{ listing(of: { category: "1" }, perPage: 100) { nodes { similars { id } } } }');
    expect(body.calls).toBeGreaterThan(body.budget);
    await estimate('{ brands {').expect(200, 'null');
    await estimate('{ nothing }').expect(200, 'null');
    expect(gateway.providerRequests).toEqual([]);
  });

  it('is told to developers and applications alone, and to no page of another site', async () => {
    gateway = await startGateway({ DEVELOPER_KEY: key, APP_KEYS: 'an-application-1=60' });
    await estimate('{ product(id: "1") { name } }', {}).expect(200, 'null');
    await estimate('{ product(id: "1") { name } }', { 'x-app-key': 'an-application-1' }).expect(200, { calls: 1, budget: 300 });
    await supertest(gateway.origin)
      .post('/graphql/cost')
      .set('x-developer-key', key)
      .type('text/plain')
      .send('{}')
      .expect((answer) => {
        if (answer.status < 400) throw new Error('A form of another site is answered.');
      });
  });
});

it('has the schemas that were given out, the newest first', async () => {
  gateway = await startGateway();
  const { body } = await supertest(gateway.origin).get('/graphql/versions.json').expect(200);
  const versions = Object.keys(body);
  expect(versions).toContain('2.11');
  expect(versions).toEqual(versions.toSorted((a, b) => Number(b) - Number(a)));
  for (const text of Object.values<string>(body)) expect(() => buildSchema(text)).not.toThrow();
});

describe('where each field came from', () => {
  const source = 'query Brands { first: brands { name } again: brands { id } }';
  const key = 'a-developer-key-1';

  /** Paths by call, as it is told to who sends this header. */
  const provenanceFor = async (headers: Record<string, string>) =>
    (await sendOperation(gateway.origin, source, {}, headers)).body.extensions?.provenance;

  it.each([
    ['a text', {}],
    ['a stored operation, which is compiled for others', { brands: source }],
  ])('is told to who has the key: %s', async (_manner, stored) => {
    gateway = await startGateway({ DEVELOPER_KEY: key }, { storedOperations: stored });
    gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
    const by = (path: string) => expect.objectContaining({ endpoint: 'products.brands', call: 'GET /v2/brands', paths: [path] });
    // Two times over: a document that is known and a call that is cached change the source, not the path.
    for (let time = 0; time < 2; time += 1) {
      const provenance = await provenanceFor({ 'x-developer-key': key });
      expect(provenance).toHaveLength(2);
      expect(provenance).toEqual(expect.arrayContaining([by('first'), by('again')]));
    }
    expect(await provenanceFor({})).toBeUndefined();
    expect(await provenanceFor({ 'x-developer-key': 'a-guess' })).toBeUndefined();
  });

  it('is told to anybody who asks in a demonstration, and to nobody who does not', async () => {
    gateway = await startGateway({ DEMO: '1' });
    gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
    expect(await provenanceFor({ 'x-developer-key': 'anything' })).toHaveLength(2);
    expect(await provenanceFor({})).toBeUndefined();
  });

  it('has no key where none is configured', async () => {
    gateway = await startGateway();
    gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
    for (const guess of ['', 'undefined']) expect(await provenanceFor({ 'x-developer-key': guess })).toBeUndefined();
  });

  it('is told over GET as well', async () => {
    gateway = await startGateway({ DEMO: '1' });
    gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
    const { body } = await supertest(gateway.origin)
      .get('/graphql')
      .query({ query: source })
      .set({ 'x-developer-key': 'anything', 'apollo-require-preflight': 'true' })
      .expect(200);
    expect(body.extensions.provenance).toHaveLength(2);
  });

  it('is told with its call and its state', async () => {
    gateway = await startGateway({ DEVELOPER_KEY: key });
    gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
    const developerReply = await sendOperation(gateway.origin, '{ brands { name } }', {}, { 'x-developer-key': key });
    expect(developerReply.body.extensions?.provenance).toMatchObject([{ call: 'GET /v2/brands', state: 'miss', paths: ['brands'] }]);
    const anonymousReply = await sendOperation(gateway.origin, '{ brands { name } }', {}, { 'x-developer-key': 'a-guess' });
    expect(anonymousReply.body.extensions).toBeUndefined();
  });
});
