import { sdl } from '@vitrina/graphql/sdl.ts';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendJson, startGateway, type TestGateway } from './testing/test-gateway.ts';

/** The page of Apollo Sandbox asks from its own origin, as its users' browsers do it. */
const studio = 'https://studio.apollographql.com';
const fromStudio = { origin: studio, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
/** What it sends along with an operation; none of them may be sent without asking first. */
const sandboxHeaders = {
  'content-type': 'application/json',
  'apollo-require-preflight': 'true',
  'x-apollo-operation-name': 'IntrospectionQuery',
};

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway({ CORS_ORIGINS: studio });
});
afterEach(() => gateway.close());

const preflight = (origin: string) =>
  fetch(`${gateway.origin}/graphql`, {
    method: 'OPTIONS',
    headers: {
      ...fromStudio,
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': Object.keys(sandboxHeaders).join(','),
    },
  });

const send = (body: unknown) =>
  fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { ...fromStudio, ...sandboxHeaders, accept: '*/*' },
    body: JSON.stringify(body),
  });

it('may send what it sends: method, type and headers of its own', async () => {
  const { status, headers } = await preflight(studio);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(studio);
  expect(headers.get('access-control-allow-methods')?.split(/,\s*/)).toContain('POST');
  const allowedHeaders = headers.get('access-control-allow-headers')?.split(/,\s*/);
  for (const name of Object.keys(sandboxHeaders)) expect(allowedHeaders).toContain(name);
  // The browser sends no cookies, so nobody's basket or session is at stake.
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

it('may not when its origin is not listed', async () => {
  expect((await preflight('https://studio.example')).headers.get('access-control-allow-origin')).toBeNull();
});

it('reads the whole schema by introspection, with all descriptions', async () => {
  const query = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const response = await send({ operationName: 'IntrospectionQuery', query, variables: {} });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(studio);
  const { data, errors } = (await response.json()) as { data: IntrospectionQuery; errors?: unknown };
  expect(errors).toBeUndefined();
  const printSorted = (schema: ReturnType<typeof buildSchema>) => printSchema(lexicographicSortSchema(schema));
  expect(printSorted(buildClientSchema(data))).toBe(printSorted(buildSchema(sdl)));
});

it('looks whether the address answers at all', async () => {
  const response = await send({ operationName: 'SandboxIntrospectionQuery', query: 'query SandboxIntrospectionQuery { __typename }' });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

it('runs an operation and reads its answer', async () => {
  gateway.provider.answer = (_request, response) =>
    sendJson(response, [{ id: 1, code: 'lg', name: 'LG', image: '/media/brands/lg.svg', products_count: 1 }]);
  const response = await send({ operationName: 'Brands', query: 'query Brands { brands { name } }', variables: {}, extensions: {} });
  expect(response.headers.get('access-control-allow-origin')).toBe(studio);
  expect(await response.json()).toEqual({ data: { brands: [{ name: 'LG' }] } });
});
