import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { basket, brand } from './testing/samples.ts';
import { sendJson, startGateway, type TestGateway } from './testing/test-gateway.ts';

const storedOperations = {
  brands: 'query Brands { brands { name } }',
  both: 'query Both { brands { name } basket { id quantity } }',
  pair: 'query Pair { brands { name } categories { name } }',
  city: 'query City { brands { name } currentCity { name } }',
  signedIn: 'query SignedIn { brands { name } viewer { isSignedIn } }',
};
const marker = 'c0ffee00c0ffee00c0ffee00c0ffee00';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** A gateway whose one brand has the name that is given at the moment. */
async function start(env: Record<string, string> = {}) {
  gateway = await startGateway(env, { storedOperations });
  const ownBrand = { ...brand };
  gateway.provider.answer = (request, response) => {
    if (request.url?.startsWith('/v2/brands')) return sendJson(response, [ownBrand]);
    if (request.url?.startsWith('/v2/categories')) return sendJson(response, { message: 'away' }, 500);
    return sendJson(response, basket({ id: marker, quantity: 3 }));
  };
  return ownBrand;
}

async function sendStored(id: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id }),
  });
  return { text: await response.text(), cookies: response.headers.getSetCookie() };
}

/** How often an operation has been answered from the cache. */
async function cachedCount(operation: string): Promise<number> {
  const text = await gateway.inProcess.metrics();
  const line = text.match(new RegExp(`^vitrina_operation_seconds_count\\{operation="${operation}",outcome="cached"\\} (\\d+)$`, 'm'));
  return Number(line?.[1] ?? 0);
}

describe('what everybody asks', () => {
  it('is run for the first two, and answered at once from the third on, over HTTP and in memory alike', async () => {
    await start();
    const texts = [];
    for (let time = 0; time < 4; time++) texts.push((await sendStored('brands')).text);
    expect(new Set(texts)).toEqual(new Set(['{"data":{"brands":[{"name":"Apple"}]}}']));
    expect(await cachedCount('Brands')).toBe(2);
    const inMemory = await gateway.inProcess.execute({ id: 'brands', visitor: visitorWith() });
    expect(inMemory).toEqual({ data: { brands: [{ name: 'Apple' }] }, cookies: [] });
    expect(await cachedCount('Brands')).toBe(3);
  });

  it('is kept apart by city and by branch', async () => {
    await start();
    for (let time = 0; time < 3; time++) await sendStored('brands');
    const others: Record<string, string>[] = [{ cookie: 'city_id=2' }, { 'x-city-id': '3' }, { 'x-branch': 'B' }, { cookie: 'branch=B' }];
    for (const headers of others) await sendStored('brands', headers);
    // The last two are one branch, by header and by cookie, but the second of them is run to be kept.
    expect(await cachedCount('Brands')).toBe(1);
    await sendStored('brands', { 'x-branch': 'B' });
    expect(await cachedCount('Brands')).toBe(2);
  });

  it('is asked anew once its tag is dropped', async () => {
    const ownBrand = await start();
    for (let time = 0; time < 3; time++) await sendStored('brands');
    ownBrand.name = 'Pear';
    expect((await sendStored('brands')).text).toContain('Apple');
    await gateway.inProcess.dropTag('brands');
    expect((await sendStored('brands')).text).toContain('Pear');
  });

  it('tells a developer how it came about, each time', async () => {
    await start({ DEVELOPER_KEY: 'a-developer-key-1' });
    for (let time = 0; time < 3; time++) {
      expect((await sendStored('brands', { 'x-developer-key': 'a-developer-key-1' })).text).toContain('provenance');
      expect((await sendStored('brands')).text).not.toContain('provenance');
    }
  });
});

describe('is never kept', () => {
  it('what an application is told of the cost, which is none when the answer is at hand', async () => {
    await start({ APP_KEYS: '0f3a9c1e=600' });
    const asApplication = async () => JSON.parse((await sendStored('brands', { 'x-app-key': '0f3a9c1e' })).text);
    for (const expectedCalls of [1, 0, 0]) {
      expect(await asApplication()).toEqual({
        data: { brands: [{ name: 'Apple' }] },
        extensions: { cost: { calls: expect.any(Number), budget: 300, made: expectedCalls } },
      });
    }
    expect((await sendStored('brands')).text).toBe('{"data":{"brands":[{"name":"Apple"}]}}');
    expect(await cachedCount('Brands')).toBe(2);
  });

  it('what belongs to somebody', async () => {
    await start();
    for (let time = 0; time < 4; time++) expect((await sendStored('both', { cookie: `basket_id=${marker}` })).text).toContain(marker);
    for (let time = 0; time < 4; time++) expect((await sendStored('both')).text).not.toContain(marker);
    expect(await cachedCount('Both')).toBe(0);
  });

  it('what no call has told: whether somebody is signed in', async () => {
    await start();
    for (let time = 0; time < 4; time++) expect((await sendStored('signedIn')).text).toContain('"isSignedIn":false');
    expect((await sendStored('signedIn', { cookie: 'access_token=of-anna' })).text).toContain('"isSignedIn":true');
    expect(await cachedCount('SignedIn')).toBe(0);
  });

  it('an answer from which a part was left out without an error, of which the screens are told', async () => {
    await start();
    for (let time = 0; time < 4; time++) {
      const answer = await gateway.inProcess.execute({ id: 'city', visitor: visitorWith() });
      expect([answer.errors, answer.isDegraded]).toEqual([undefined, true]);
    }
    expect((await gateway.inProcess.execute({ id: 'brands', visitor: visitorWith() })).isDegraded).toBeUndefined();
    expect(await cachedCount('City')).toBe(0);
  });

  it('an answer from which a part is missing', async () => {
    await start();
    for (let time = 0; time < 4; time++) await sendStored('pair');
    expect(await cachedCount('Pair')).toBe(0);
  });

  it('an answer that comes with a cookie', async () => {
    await start();
    // No city can be loaded: the visitor's own is replaced, in his cookie too.
    for (let time = 0; time < 4; time++) {
      const { cookies } = await sendStored('city', { cookie: 'city_id=2' });
      expect(cookies.join()).toContain('city_id=1');
    }
    expect(await cachedCount('City')).toBe(0);
  });

  it('an answer to somebody whose city is not used any more, and who gets another', async () => {
    await start();
    for (let time = 0; time < 4; time++)
      expect((await sendStored('brands', { cookie: 'city_id=133' })).cookies.join()).toContain('city_id=1');
    expect(await cachedCount('Brands')).toBe(0);
  });
});
