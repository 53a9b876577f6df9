import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asId } from '../contract/wire.ts';
import {
  brand,
  callerOf as caller,
  createRecordingLogger,
  emptyBasket,
  failure,
  openOverUpstream,
  seriesValue,
} from '../testing/engine.ts';
import { json, type Upstream } from '../testing/upstream.ts';
import { createAbsence, recheckInterval } from './absence.ts';
import type { Provider } from './calls.ts';
import { createProvider } from './provider.ts';
import { isUnknownCall, ProviderError } from './provider-error.ts';

let upstream: Upstream;
let provider: Provider;
let lines: string[];
let close: () => Promise<void>;

beforeEach(async () => {
  ({ upstream, provider, lines, close } = await openOverUpstream());
});
afterEach(() => close());

describe('what travels', () => {
  test('every call says the application, the city and the trace', async () => {
    await provider.callsFor(caller({ cityId: asId(7) })).search.placeholders({});
    expect(upstream.requests[0]?.url).toBe('/v3/search/placeholders?application_type=psb&city_id=7&trace_id=trace-1');
    expect(upstream.requests[0]?.headers['x-trace-id']).toBe('trace-1');
  });

  test('a list of ids is written with brackets', async () => {
    upstream.answer = (_, response) => json(response, []);
    await provider.callsFor(caller()).products.byIds({ query: { product_ids: [1, 2] } });
    expect(upstream.requests[0]?.url).toMatch(/^\/v3\/products\?product_ids\[\]=1&product_ids\[\]=2&/);
  });

  test('every call shows the key where there is one, which stands in no line of the log', async () => {
    const { logger, lines: logged } = createRecordingLogger();
    const key = 'key-of-the-shop-and-nobody-else';
    const withKey = createProvider({ origin: upstream.origin, key, logger });
    upstream.answer = (request, response) => (request.url?.startsWith('/basket') ? json(response, emptyBasket) : response.destroy());
    await withKey.callsFor(caller()).basket.getBasket({});
    await failure(withKey.callsFor(caller()).search.placeholders({}));
    await failure(provider.callsFor(caller()).search.placeholders({}));
    await withKey.close();
    expect(new Set(upstream.requests.map(({ headers }) => headers['x-provider-key']))).toEqual(new Set([key, undefined]));
    expect(upstream.requests[0]?.headers['x-provider-key']).toBe(key);
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.join()).not.toContain(key);
  });

  test('a provider that does not know the key is away, and says nothing of the visitor', async () => {
    upstream.answer = (_, response) => json(response, { status: 403, code: 'unknown_caller', message: 'Who are you?' }, 403);
    const error = await failure(provider.callsFor(caller({ bearer: 'secret' })).basket.getBasket({}));
    expect([error.kind, error.status, error.code]).toEqual(['unavailable', 403, 'unknown_caller']);
    expect(error.message).not.toContain('Who');
  });

  test('a call of nobody carries nobody, order creation carries the basket and no bearer', async () => {
    const shopper = caller({ bearer: 'secret', basketId: 'aa', orderKeys: ['k1', 'k2'], clientAddress: '203.0.113.7' });
    upstream.answer = (request, response) =>
      request.url?.startsWith('/basket')
        ? json(response, emptyBasket)
        : json(response, { status: 404, code: 'not_found', message: 'Нет' }, 404);
    const calls = provider.callsFor(shopper);
    await failure(calls.search.placeholders({}));
    await calls.basket.getBasket({});
    await failure(calls.orders.order({ params: { id: 1 } }));
    const order = {
      revision: 0,
      order_type_id: 33,
      contact: { first_name: 'Анна', last_name: '', phone: '79991234567', email: null },
      deliveries: {},
      payment_type_id: null,
      is_one_click: true,
      comment: null,
      consents: [],
    };
    await failure(calls.orders.create({ body: order, idempotencyKey: 'key-of-sixteen-00' }));
    const [nobody, basket, read, create] = upstream.requests.map((request) => request.headers);
    expect([nobody, basket, read, create].map((sentRequest) => sentRequest?.['x-forwarded-for'])).toEqual([
      undefined,
      ...Array.from({ length: 3 }, () => '203.0.113.7'),
    ]);
    expect([nobody?.authorization, nobody?.['x-basket-id'], nobody?.['x-order-key']]).toEqual([undefined, undefined, undefined]);
    expect([basket?.authorization, basket?.['x-basket-id']]).toEqual(['Bearer secret', 'aa']);
    expect([read?.authorization, read?.['x-order-key']]).toEqual(['Bearer secret', 'k1,k2']);
    expect([create?.authorization, create?.['x-basket-id'], create?.['idempotency-key']]).toEqual([undefined, 'aa', 'key-of-sixteen-00']);
    expect(JSON.parse(upstream.requests[3]?.body ?? '').contact.phone).toBe(79991234567);
  });
});

test('a text that nobody takes is not sent at all', async () => {
  const { cities } = provider.callsFor(caller());
  for (const text of ['a\0', 'a\ud800'])
    await expect(cities.cities({ query: { query: text } })).rejects.toMatchObject({ endpoint: 'cities.cities', paths: ['query'] });
  expect(upstream.requests).toEqual([]);
});

describe('what comes back', () => {
  test('money is kopecks, paging is read from the headers', async () => {
    upstream.answer = (_, response) =>
      json(response, [brand(1)], 200, {
        'x-pagination-total-count': '31',
        'x-pagination-per-page': '1',
        'x-pagination-page-count': '31',
        'x-pagination-current-page': '2',
      });
    const page = await provider.callsFor(caller()).products.brands({});
    expect(page).toMatchObject({ total: 31, perPage: 1, pageCount: 31, currentPage: 2 });
    upstream.answer = (_, response) => json(response, { ...emptyBasket, total_sum: 19999.9 });
    expect((await provider.callsFor(caller()).basket.getBasket({})).total_sum).toBe(1_999_990);
  });

  test('figures that are none, or more than an `Int` can say, are worked out from the items', async () => {
    upstream.answer = (_, response) =>
      json(response, [brand(1), brand(2)], 200, {
        'x-pagination-total-count': '2147483648',
        'x-pagination-per-page': '0',
        'x-pagination-page-count': '99999999999',
        'x-pagination-current-page': '0',
      });
    const page = await provider.callsFor(caller()).products.brands({});
    expect(page).toMatchObject({ total: 2, perPage: 2, pageCount: 1, currentPage: 1 });
  });

  test('one bad item is left out, counted and said without its content', async () => {
    upstream.answer = (_, response) => json(response, [brand(1), { ...brand(2), name: 17, secret: 'canary' }, brand(3)]);
    const page = await provider.callsFor(caller()).products.brands({});
    expect(page.items.map((item) => item.id)).toEqual(['1', '3']);
    expect(await provider.metrics()).toContain('vitrina_provider_dropped_items_total{endpoint="products.brands"} 1');
    expect(lines.join('\n')).toContain('1.name');
    expect(lines.join('\n')).not.toContain('canary');
  });

  test('an answer without content is a list of nothing; where a thing has to be, it is missing', async () => {
    const calls = provider.callsFor(caller());
    upstream.answer = (_, response) => void response.writeHead(204).end();
    expect((await calls.products.brands({})).items).toEqual([]);
    expect(await calls.site.tags({})).toEqual([]);
    expect((await failure(calls.products.product({ params: { id: 1 } }))).message).toContain('at id');
  });

  test('a thing of which nothing is said is one, and one of which only other things are said is another', async () => {
    const calls = provider.callsFor(caller());
    upstream.answer = (_, response) => json(response, {});
    expect((await calls.site.mainPage({})).blocks).toEqual([]);
    upstream.answer = (_, response) => json(response, { maintenance: true });
    expect(await failure(calls.site.mainPage({ query: { page_id: '2' } }))).toMatchObject({
      kind: 'contract',
      message: 'The answer has none of its fields.',
    });
  });

  test('no JSON, a wrong shape and too much of it are broken contracts', async () => {
    const calls = provider.callsFor(caller());
    upstream.answer = (_, response) => void response.end('<html>');
    expect((await failure(calls.basket.getBasket({}))).kind).toBe('contract');
    upstream.answer = (_, response) => json(response, { ...emptyBasket, id: 17 });
    const shape = await failure(calls.basket.getBasket({}));
    expect([shape.kind, shape.message]).toEqual(['contract', 'invalid_type at id']);
    upstream.answer = (_, response) => void response.end(`"${'x'.repeat(9 * 1024 * 1024)}"`);
    expect((await failure(calls.basket.getBasket({}))).kind).toBe('contract');
  });

  test('an answer that says it is too large is not read at all', async () => {
    upstream.answer = (_, response) => void response.writeHead(200, { 'content-length': 9 * 1024 * 1024 }).flushHeaders();
    expect((await failure(provider.callsFor(caller({ deadline: performance.now() + 2_000 })).basket.getBasket({}))).kind).toBe('contract');
  });

  test('a broken contract is logged with its path and counted, whole or in part', async () => {
    const calls = provider.callsFor(caller());
    upstream.answer = (_, response) => json(response, { ...emptyBasket, id: ['canary'] });
    await failure(calls.basket.getBasket({}));
    upstream.answer = (_, response) => json(response, [brand(1), { ...brand(2), name: 17 }]);
    await calls.products.brands({});
    expect(await seriesValue(provider, 'vitrina_provider_contract_total{endpoint="basket.getBasket"}')).toBe(1);
    expect(await seriesValue(provider, 'vitrina_provider_contract_total{endpoint="products.brands"}')).toBe(1);
    expect(lines.join('\n')).toContain('invalid_type at id');
    expect(lines.join('\n')).not.toContain('canary');
  });

  test('a refusal keeps its code and the messages of its fields', async () => {
    upstream.answer = (_, response) =>
      json(response, { status: 422, code: 'validation_failed', message: 'x', errors: { quantity: ['Мало'] } }, 422);
    const error = await failure(provider.callsFor(caller()).basket.updateItemQuantity({ query: { id: 1, quantity: 2 } }));
    expect([error.kind, error.status, error.code, error.fields]).toEqual(['refused', 422, 'validation_failed', { quantity: ['Мало'] }]);
  });

  test.each([
    [{ available: 2 }, '30', { available: 2, retryAfter: 30 }],
    [{ reason: 'basket_changed' }, 'Sun, 22 Nov 2026 10:00:00 GMT', { reason: 'basket_changed', retryAfter: undefined }],
    [{ available: -1, reason: ['x'] }, 'soon', { available: undefined, reason: undefined, retryAfter: undefined }],
  ])('a refusal with %o and retry-after %s says what can be read of it', async (body, wait, expected) => {
    upstream.answer = (_, response) => {
      response.setHeader('retry-after', wait);
      json(response, { status: 409, code: 'out_of_stock', message: 'x', ...body }, 409);
    };
    const error = await failure(provider.callsFor(caller()).basket.updateItemQuantity({ query: { id: 1, quantity: 2 } }));
    expect(error).toMatchObject({ code: 'out_of_stock', ...expected });
  });
});

describe('repeating', () => {
  test('a safe call is sent again on 503, at most twice', async () => {
    let answers = 0;
    upstream.answer = (_, response) => (++answers < 3 ? json(response, {}, 503) : json(response, ['Найти']));
    expect(await provider.callsFor(caller()).search.placeholders({})).toEqual(['Найти']);
    expect(upstream.requests).toHaveLength(3);
    expect(await seriesValue(provider, 'vitrina_provider_retries_total{endpoint="search.placeholders"}')).toBe(2);
  });

  test('a reset connection is tried again', async () => {
    let answers = 0;
    upstream.answer = (request, response) => (++answers === 1 ? void request.socket.destroy() : json(response, ['Найти']));
    expect(await provider.callsFor(caller()).search.placeholders({})).toEqual(['Найти']);
  });

  test('a 500 and a legacy GET that changes something are not', async () => {
    upstream.answer = (_, response) => json(response, {}, 500);
    await failure(provider.callsFor(caller()).search.placeholders({}));
    expect(upstream.requests).toHaveLength(1);
    upstream.answer = (_, response) => json(response, {}, 503);
    await failure(provider.callsFor(caller()).basket.addItem({ query: { product_id: 1, quantity: 1 } }));
    expect(upstream.requests).toHaveLength(2);
  });
});

describe('time', () => {
  test('the deadline of the operation ends a slow call', async () => {
    upstream.answer = () => undefined;
    const error = await failure(provider.callsFor(caller({ deadline: performance.now() + 80 })).basket.getBasket({}));
    expect(error.kind).toBe('timeout');
  });

  test('a shared call goes on for the others when its first caller gives up', async () => {
    const pendingAnswer = Promise.withResolvers<() => void>();
    upstream.answer = (_, response) => pendingAnswer.resolve(() => json(response, ['Найти']));
    const hasty = failure(provider.callsFor(caller({ deadline: performance.now() + 50 })).search.placeholders({}));
    const patient = provider.callsFor(caller()).search.placeholders({});
    expect((await hasty).kind).toBe('timeout');
    (await pendingAnswer.promise)();
    expect(await patient).toEqual(['Найти']);
    expect(upstream.requests).toHaveLength(1);
  });

  test('nobody waits for an answer whose client has gone', async () => {
    upstream.answer = () => undefined;
    const client = new AbortController();
    const call = failure(provider.callsFor(caller({ signal: () => client.signal })).basket.getBasket({}));
    setTimeout(() => client.abort(), 30);
    expect((await call).kind).toBe('aborted');
  });

  describe('what has been asked for by several at once', () => {
    const requestBrands = (client: AbortController) =>
      provider.callsFor(caller({ signal: () => client.signal })).address.suggest({
        params: { kind: 'address' },
        body: { query: 'Артё', count: 7, locations: [], parts: [] },
      });
    /** Told when the provider sees that nobody waits any more. */
    const holdAnswer = () => {
      const arrived = Promise.withResolvers<() => void>();
      const ended = Promise.withResolvers<void>();
      upstream.answer = (_, response) => {
        response.once('close', () => (response.writableFinished ? undefined : ended.resolve()));
        arrived.resolve(() => json(response, { suggestions: [{ value: 'г Донецк, ул Артёма' }] }));
      };
      return { arrived: arrived.promise, ended: ended.promise };
    };

    test('goes on while one of them waits', async () => {
      const { arrived } = holdAnswer();
      const [first, second] = [new AbortController(), new AbortController()];
      const [left, stayed] = [failure(requestBrands(first)), requestBrands(second)];
      const answer = await arrived;
      first.abort();
      expect((await left).kind).toBe('aborted');
      answer();
      expect((await stayed).suggestions.map(({ value }) => value)).toEqual(['г Донецк, ул Артёма']);
      expect(upstream.requests).toHaveLength(1);
    });

    test('ends at the provider when the last one has gone, and is asked anew by the next', async () => {
      const { arrived, ended } = holdAnswer();
      const [first, second] = [new AbortController(), new AbortController()];
      const both = [failure(requestBrands(first)), failure(requestBrands(second))];
      await arrived;
      first.abort();
      second.abort();
      expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['aborted', 'aborted']);
      await ended;
      upstream.answer = (_, response) => json(response, { suggestions: [] });
      expect(await requestBrands(new AbortController())).toEqual({ suggestions: [] });
      expect(upstream.requests).toHaveLength(2);
    });
  });

  test('the circuit opens after failures in a row of several clients, for its domain and kind of work alone', async () => {
    upstream.answer = (request, response) => (request.url?.startsWith('/basket') ? json(response, {}, 503) : json(response, ['Найти']));
    const add = (address: number) =>
      failure(
        provider.callsFor(caller({ clientAddress: `203.0.113.${address}` })).basket.addItem({ query: { product_id: 1, quantity: 1 } }),
      );
    for (let call = 0; call < 12; call++) await add(7);
    expect(upstream.requests).toHaveLength(12);
    for (let call = 0; call < 12; call++) await add(call);
    expect(upstream.requests.length).toBeLessThan(24);
    const { length } = upstream.requests;
    await failure(provider.callsFor(caller({ basketId: 'aa' })).basket.getBasket({}));
    expect(upstream.requests.length).toBeGreaterThan(length);
    expect(await provider.callsFor(caller()).search.placeholders({})).toEqual(['Найти']);
    expect(await provider.metrics()).toContain('vitrina_breaker_state{domain="basket",work="changes"} 2');
  });

  test('a call that the provider stumbles over closes nothing for the others', async () => {
    upstream.answer = (request, response) => json(response, emptyBasket, request.url?.includes('product_id=13&') ? 500 : 200);
    const add = (id: number) => provider.callsFor(caller()).basket.addItem({ query: { product_id: id, quantity: 1 } });
    for (let call = 0; call < 12; call++) await failure(add(13));
    await add(1);
    expect(upstream.requests).toHaveLength(13);
  });
});

describe('a call that the provider does not have', () => {
  test('is asked once an hour, and the log says so once', async () => {
    upstream.answer = (_, response) => json(response, { status: 404, code: 'route_not_found', message: 'x' }, 404);
    const errors = [await failure(provider.callsFor(caller()).site.branch({})), await failure(provider.callsFor(caller()).site.branch({}))];
    expect(errors.map(isUnknownCall)).toEqual([true, true]);
    expect(upstream.requests).toHaveLength(1);
    expect(lines.filter((line) => line.includes('does not have this call'))).toHaveLength(1);
  });

  test('may be told by a bare 404 where no parameter names a thing', async () => {
    upstream.answer = (_, response) => response.writeHead(404).end('Not found');
    const of = provider.callsFor(caller());
    expect([
      isUnknownCall(await failure(of.site.branch({}))),
      isUnknownCall(await failure(of.products.product({ params: { id: asId(1) } }))),
    ]).toEqual([true, false]);
  });

  test('is asked again when the hour is over', () => {
    let now = 0;
    const absence = createAbsence(() => now);
    absence.record(new ProviderError('refused', 'site.branch', { status: 404, code: 'route_not_found' }));
    now = recheckInterval - 1;
    expect(absence.lastError()).toBeDefined();
    now = recheckInterval;
    expect(absence.lastError()).toBeUndefined();
  });
});
