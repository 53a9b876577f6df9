import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { afterEach, expect, test } from 'vitest';
import { brand, city } from './testing/samples.ts';
import { sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

/** What depends on the city, one of it on the branch as well; stored, as the screens ask it. */
const home = 'query Home { currentCity { id name } mainPage { brands { name } } brands { name } }';

let gateway: TestGateway;
afterEach(() => gateway.close());

const emptyPage = { blocks: [], brands: [], productOfDay: null, recommendations: [], slider: [], services: [] };

/** A provider of five cities and two branches. */
async function start(): Promise<void> {
  gateway = await startGateway({}, { storedOperations: { home } });
  gateway.provider.answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    if (pathname === '/v2/cities')
      return sendJson(
        response,
        [1, 2, 3, 4, 5].map((id) => city({ id })),
      );
    if (pathname === '/v2/branch/get') return sendJson(response, { branch: 'A', branches: ['A', 'B'] });
    if (pathname.startsWith('/v2/cities/')) return sendJson(response, city({ id: Number(pathname.split('/').at(-1)) }));
    return sendJson(response, pathname.startsWith('/v3/main-page') ? emptyPage : [brand]);
  };
}

const hundredNumbers = Array.from({ length: 100 }, (_, index) => index);
const listings = ({ url }: { url: string }) => /^GET \/v2\/(cities|branch\/get)\?/.test(url);

/** Calls of the provider besides the two lists. */
async function callsOf(headersOf: (index: number) => Record<string, string>): Promise<number> {
  const before = gateway.providerRequests.length;
  for (const index of hundredNumbers) {
    const { body } = await sendOperation(gateway.origin, home, {}, headersOf(index));
    expect(body.errors).toBeUndefined();
  }
  return gateway.providerRequests.slice(before).filter((one) => !listings(one)).length;
}

test.each<[string, (index: number) => Record<string, string>]>([
  ['cities in the cookie', (index) => ({ cookie: `city_id=${1_000 + index}` })],
  ['cities in the header', (index) => ({ 'x-city-id': String(999_999_999 - index) })],
  ['branches in the cookie', (index) => ({ cookie: `branch=branch-${index}` })],
  ['cities and branches', (index) => ({ 'x-city-id': String(1_000 + index), 'x-branch': `branch-${index}` })],
])('100 pages with invented %s cost no call more than 100 pages of the default city', async (_, headersOf) => {
  await start();
  const usual = await callsOf(() => ({}));
  expect(usual).toBe(3);
  expect(await callsOf(headersOf)).toBe(0);
  expect(gateway.providerRequests.filter(listings).length).toBeLessThanOrEqual(2);
});

test('the very first visitors with invented places wait for the lists and cost no call either', async () => {
  await start();
  const answers = await Promise.all(
    hundredNumbers.map((index) => sendOperation(gateway.origin, home, {}, { cookie: `city_id=${1_000 + index}; branch=x${index}` })),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data?.currentCity)))).toEqual(new Set(['{"id":"1","name":"Донецк"}']));
  expect(gateway.providerRequests.filter((one) => !listings(one))).toHaveLength(3);
  expect(gateway.providerRequests.filter(listings)).toHaveLength(2);
});

test('a city and a branch that there are keep what is theirs', async () => {
  await start();
  expect(await callsOf((index) => ({ cookie: `city_id=${1 + (index % 5)}; branch=${index % 2 === 0 ? 'A' : 'B'}` }))).toBe(5 + 5 + 10);
});

test('an operation in memory and one through Apollo are of the same place', async () => {
  await start();
  const headers = new Headers({ cookie: 'city_id=4000' });
  const inMemory = await gateway.inProcess.execute({ id: 'home', document: home, visitor: visitorWith(headers) });
  expect(inMemory.cookies).toMatchObject([{ name: 'city_id', value: '1' }]);
  const adHoc = await sendOperation(gateway.origin, '{ currentCity { id } }', {}, { 'x-city-id': '4000' });
  expect(adHoc.body.data).toEqual({ currentCity: { id: '1' } });
  expect(gateway.providerRequests.map(({ url }) => url)).not.toContainEqual(expect.stringContaining('city_id=4000'));
});

test('without its list of cities the shop believes its visitors', async () => {
  await start();
  const { answer } = gateway.provider;
  gateway.provider.answer = (request, response) =>
    request.url?.startsWith('/v2/cities?') ? sendJson(response, { message: 'away' }, 500) : answer(request, response);
  const { body } = await sendOperation(gateway.origin, home, {}, { cookie: 'city_id=4000' });
  expect(body.data).toMatchObject({ currentCity: { id: '4000' } });
});
