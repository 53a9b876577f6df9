import { afterEach, expect, it } from 'vitest';
import { executeOverHttp } from './remote.ts';
import { basket } from './testing/rows.ts';
import { json, type Running, startGateway } from './testing/running.ts';

const names = { CITY_HEADER: 'x-city-id', MOBILE_APP_HEADER: 'x-mobile-app' };

let running: Running;
afterEach(() => running.close());

it('says over HTTP what is said in memory: data, errors, cookies; and tells who asks', async () => {
  running = await startGateway();
  running.provider.answer = (_request, response) => json(response, basket({ id: 'a'.repeat(32) }));
  const headers = new Headers({ 'x-trace-id': 'trace-0002', cookie: 'city_id=7' });
  const document = 'mutation ($id: Int!) { addToBasket(productId: $id) { revision } product: removeFromBasket(itemId: 1) { nonsense } }';
  const remote = executeOverHttp(running.origin, names);

  const refused = await remote({ document, variables: { id: 1 }, headers });
  expect(refused.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');

  const operation = { document: 'mutation ($id: Int!) { addToBasket(productId: $id) { revision } }', variables: { id: 1 }, headers };
  const answer = await remote(operation);
  expect(answer).toEqual(await running.gateway.execute(operation));
  expect(answer.cookies[0]).toMatch(/^basket_id=a{32}/);
  expect(running.asked[0]?.headers['x-trace-id']).toBe('trace-0002');
  expect(running.asked[0]?.url).toMatch(/city_id=7/);
});

it('a gateway that is away is a failure with a code, not an exception', async () => {
  running = await startGateway();
  const answer = await executeOverHttp('http://127.0.0.1:9', names)({ document: '{ __typename }', headers: new Headers() });
  expect(answer.errors?.[0]?.extensions?.code).toBe('PROVIDER_UNAVAILABLE');
});

it('passes on the headers that the configuration names', async () => {
  const configured = { CITY_HEADER: 'x-town', MOBILE_APP_HEADER: 'x-from-app' };
  running = await startGateway(configured);
  running.provider.answer = (_request, response) => json(response, basket());
  const headers = new Headers({ 'x-town': '2' });
  await executeOverHttp(running.origin, configured)({ document: 'mutation { addToBasket(productId: 1) { id } }', headers });
  expect(running.asked[0]?.url).toMatch(/city_id=2/);
});
