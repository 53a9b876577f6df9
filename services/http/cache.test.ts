import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asId } from '../contract/wire.ts';
import { brand, callerOf as caller, emptyBasket, failure, openOverUpstream, seriesValue } from '../testing/engine.ts';
import { json, type Upstream } from '../testing/upstream.ts';
import type { Caller, Provenance, Provider } from './calls.ts';

let upstream: Upstream;
let provider: Provider;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ upstream, provider, close } = await openOverUpstream());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

describe('cache', () => {
  const provenances: Provenance[] = [];
  const calls = (over: Partial<Caller> = {}) => provider.callsFor(caller(over), (provenance) => provenances.push(provenance));
  beforeEach(() => {
    provenances.length = 0;
  });

  test('an answer to nobody is kept; a hundred at once ask once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => calls().search.placeholders({})));
    await calls().search.placeholders({});
    expect(upstream.requests).toHaveLength(1);
    expect(provenances.at(-1)).toMatchObject({ source: 'memory', state: 'hit' });
  });

  test('the city is part of the key only where the answer depends on it', async () => {
    await calls({ cityId: asId(1) }).search.placeholders({});
    await calls({ cityId: asId(2) }).search.placeholders({});
    expect(upstream.requests).toHaveLength(1);
    const empty = { queries: [], categories: [], brands: [], products: [] };
    upstream.answer = (_, response) => json(response, empty);
    await calls({ cityId: asId(1) }).search.suggestions({ query: { q: 'a' } });
    await calls({ cityId: asId(2) }).search.suggestions({ query: { q: 'a' } });
    expect(upstream.requests).toHaveLength(3);
  });

  test('what shows prices is fetched anew while the visitor waits once it is old; the old one stands in when there is no other', async () => {
    const suggestionsFor = (query: string) => ({ queries: [query], pages: [], categories: [], brands: [], products: [] });
    const requestSuggestions = () => calls().search.suggestions({ query: { q: 'a' } });
    upstream.answer = (_, response) => json(response, suggestionsFor('before'));
    await requestSuggestions();
    const began = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => began + 20 * 60_000);
    upstream.answer = (_, response) => json(response, suggestionsFor('after'));
    expect(await requestSuggestions()).toEqual(suggestionsFor('after'));
    vi.spyOn(Date, 'now').mockImplementation(() => began + 60 * 60_000);
    upstream.answer = (_, response) => void response.destroy();
    expect(await requestSuggestions()).toEqual(suggestionsFor('after'));
    expect(provenances.at(-1)).toMatchObject({ state: 'stale' });
  });

  test('a dropped tag is fetched again', async () => {
    await calls().search.placeholders({});
    await provider.dropTag('search');
    upstream.answer = (_, response) => json(response, ['Другое']);
    expect(await calls().search.placeholders({})).toEqual(['Другое']);
    await calls().search.placeholders({});
    expect(upstream.requests).toHaveLength(2);
  });

  test('an entry that is asked for again is the same as the first answer, and is read once', async () => {
    upstream.answer = (_, response) => json(response, [brand(1)], 200, { 'x-pagination-total-count': '31' });
    const first = await calls().products.brands({});
    const second = await calls().products.brands({});
    expect(second).toEqual(first);
    expect(await calls().products.brands({})).toBe(second);
    expect(upstream.requests).toHaveLength(1);
  });

  test('what was seen is shown while the provider is away', async () => {
    await calls().search.placeholders({});
    await provider.dropTag('search');
    await upstream.close();
    expect(await calls().search.placeholders({})).toEqual(['Найти']);
    expect(provenances.at(-1)).toMatchObject({ state: 'stale' });
    expect(await calls().search.placeholders({})).toEqual(['Найти']);
  });

  test('what the provider says is gone is gone', async () => {
    await calls().search.placeholders({});
    await provider.dropTag('search');
    upstream.answer = (_, response) => json(response, { status: 404, code: 'not_found', message: 'Нет' }, 404);
    expect((await failure(calls().search.placeholders({}))).status).toBe(404);
    await upstream.close();
    expect((await failure(calls().search.placeholders({}))).kind).toBe('unavailable');
  });

  test.each([401, 403, 405, 407, 408, 413, 421, 425, 429, 451])(
    '%d does not end what was seen: it is not about the thing',
    async (status) => {
      await calls().search.placeholders({});
      await provider.dropTag('search');
      upstream.answer = (_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
      for (let time = 0; time < 2; time++) expect(await calls().search.placeholders({})).toEqual(['Найти']);
      expect(provenances.at(-1)).toMatchObject({ state: 'stale' });
      expect(upstream.requests).toHaveLength(2);
    },
  );

  test('a call that the provider does not know any more does not end what was seen', async () => {
    await calls().search.placeholders({});
    await provider.dropTag('search');
    upstream.answer = (_, response) => json(response, { status: 404, code: 'route_not_found', message: 'No' }, 404);
    expect(await calls().search.placeholders({})).toEqual(['Найти']);
  });

  test.each([401, 403, 408, 429])('%d for a call that is nobody’s is the provider’s trouble', async (status) => {
    upstream.answer = (_, response) => json(response, { status, code: 'forbidden', message: 'Нет' }, status);
    const error = await failure(calls({ bearer: 'a.b.c' }).search.placeholders({}));
    expect([error.kind, error.status, error.code]).toEqual(['unavailable', status, null]);
  });

  test('after a failed refresh nobody tries again for a while', async () => {
    await calls().search.placeholders({});
    await provider.dropTag('search');
    upstream.answer = (_, response) => json(response, {}, 500);
    for (let time = 0; time < 5; time++) expect(await calls().search.placeholders({})).toEqual(['Найти']);
    expect(upstream.requests).toHaveLength(2);
  });

  test('identical calls under way are one, also where nothing is kept', async () => {
    upstream.answer = (_, response) => void setTimeout(() => json(response, []), 30);
    const requestAvailability = () => calls().products.availability({ body: { product_ids: [1], city_id: 1 } });
    await Promise.all([requestAvailability(), requestAvailability(), requestAvailability()]);
    expect(upstream.requests).toHaveLength(1);
    expect(provenances.map(({ source }) => source).sort()).toEqual(['coalesced', 'coalesced', 'provider']);
    expect(await seriesValue(provider, 'vitrina_provider_coalesced_total{endpoint="products.availability"}')).toBe(2);
  });

  test('an answer of one shopper is never another one’s, not even while both are under way', async () => {
    upstream.answer = (request, response) => {
      const id = request.headers['x-basket-id'];
      setTimeout(() => json(response, { ...emptyBasket, id }), 20);
    };
    const ids = ['canary-1', 'canary-2', 'canary-3'];
    const baskets = await Promise.all(ids.map((basketId) => calls({ basketId }).basket.getBasket({})));
    expect(baskets.map(({ id }) => id)).toEqual(ids);
    expect(upstream.requests).toHaveLength(3);
  });

  test('stock and what belongs to a person are never kept', async () => {
    upstream.answer = (request, response) => json(response, request.url?.startsWith('/basket') ? emptyBasket : []);
    for (let time = 0; time < 2; time++) {
      await calls({ basketId: 'aa' }).basket.getBasket({});
      await calls().products.availability({ body: { product_ids: [1], city_id: 1 } });
    }
    expect(upstream.requests).toHaveLength(4);
  });
});
