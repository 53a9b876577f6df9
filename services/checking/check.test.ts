import { afterEach, describe, expect, test } from 'vitest';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import { type CallResult, nameOf, remedyOf, severityOf } from './call-result.ts';
import { check } from './check.ts';

let upstream: Upstream | undefined;
afterEach(() => upstream?.close());

const account = { phone: '79990001122', password: 'Parol-2026' };
const byName = (results: readonly CallResult[], name: string) => results.find(({ endpoint }) => nameOf(endpoint) === name);

test('a provider that knows nothing sells nothing, and every call says what has to be answered', async () => {
  upstream = await startUpstream((_, response) => json(response, { status: 404, code: 'route_not_found', message: 'x' }, 404));
  const { calls: checked } = await check({ url: upstream.origin, mayWrite: false });
  const tags = byName(checked, 'site.tags');
  expect(tags).toMatchObject({ kind: 'no such call', status: 404 });
  expect(tags && [severityOf(tags, false), remedyOf(tags)]).toEqual([1, 'answer GET /v2/tags (services/site/endpoints.ts, tags)']);
  const categories = byName(checked, 'products.categories');
  expect(categories && severityOf(categories, true)).toBe(2);
});

test('nothing is changed unless it may be', async () => {
  upstream = await startUpstream((_, response) => json(response, []));
  const { calls: checked } = await check({ url: `${upstream.origin}/base`, mayWrite: false, account });
  expect(upstream.requests.length).toBeGreaterThan(10);
  const requestedPaths = upstream.requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`);
  expect(requestedPaths.filter((call) => /POST|PUT|DELETE|add-item|update-item|remove-item/.test(call))).toEqual([
    'POST /base/v2/stores',
    'POST /base/v3/orders/search',
    'POST /base/v1/order/search',
  ]);
  expect(byName(checked, 'orders.create')).toMatchObject({ kind: 'not asked', status: undefined });
});

test('what one answer says the next call asks for; a key and a trace go along', async () => {
  upstream = await startUpstream((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    if (pathname === '/basket/add-item') json(response, { id: 'f'.repeat(32), items: [{ id: 71 }] });
    else if (pathname === '/v2/categories') json(response, [{ id: 5, children: [{ id: 12 }] }]);
    else if (pathname.startsWith('/v3/products/category/')) json(response, [{ id: 900, name: 'Смартфон Nord' }]);
    else response.writeHead(500).end();
  });
  const { calls: checked } = await check({ url: upstream.origin, mayWrite: true, account, providerKey: 'provider-key-0001' });
  const requests = upstream.requests;
  const requestTo = (path: string) => requests.find(({ url }) => url.startsWith(path));
  expect(requestTo('/v3/products/category/12')).toBeDefined();
  expect(requestTo('/basket/add-item')?.url).toContain('product_id=900&quantity=1');
  expect(requestTo('/basket/update-item-quantity')?.url).toContain('id=71&');
  expect(requestTo('/api/create-order')?.headers).toMatchObject({
    'x-basket-id': 'f'.repeat(32),
    'x-provider-key': 'provider-key-0001',
    'idempotency-key': expect.stringMatching(/^provider-check-/),
  });
  expect(byName(checked, 'orders.create')).toMatchObject({ kind: 'failed', status: 500 });
});

test('an answer without content is one, and no JSON is none', async () => {
  upstream = await startUpstream((request, response) => {
    if (request.url?.startsWith('/v3/seo')) response.writeHead(204).end();
    else response.end('<html>');
  });
  const { calls: checked } = await check({ url: upstream.origin, mayWrite: false });
  expect(byName(checked, 'site.seo')?.kind).toBe('empty');
  expect(byName(checked, 'site.menu')).toMatchObject({ kind: 'broken', reason: 'no JSON' });
});

describe('a shop that is paid on receipt', () => {
  const cashOnly = (methods: unknown) =>
    startUpstream((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x');
      if (pathname === '/api/v2/payment') json(response, methods);
      else if (pathname === '/v2/categories') json(response, [{ id: 1, children: [{ id: 700 }, { id: 13 }] }]);
      else if (pathname === '/basket/add-item') json(response, { id: 'f'.repeat(32), items: [{ id: 71 }] });
      else if (pathname === '/api/create-order') json(response, { orders: [{ id: 5 }], order_key: 'k' });
      else if (pathname.startsWith('/v3/products/category/')) json(response, [{ id: 900, name: 'Смартфон Nord' }]);
      else json(response, { status: 404, code: 'route_not_found', message: 'x' }, 404);
    });
  const graveOf = async (methods: unknown) => {
    upstream = await cashOnly(methods);
    // A guest's trial: a phone, and no account.
    const { calls, isPaidOnReceipt, specialIds } = await check({
      url: upstream.origin,
      mayWrite: true,
      account: { phone: account.phone },
    });
    const createdPayment = byName(calls, 'payments.create');
    return { severity: createdPayment && severityOf(createdPayment, isPaidOnReceipt), specialIds };
  };

  test('sells without the calls of paying in advance', async () => {
    expect(await graveOf([{ linked_payment_type_id: 1 }])).toMatchObject({ severity: 1 });
    await upstream?.close();
    expect(await graveOf([{ linked_payment_type_id: 17 }])).toMatchObject({ severity: 2 });
  });

  test('hears which of its ids mean something to the shop, and which nothing', async () => {
    const methods = [{ linked_payment_type_id: 17 }, { linked_payment_type_id: 'crypto' }];
    expect(await graveOf(methods)).toMatchObject({
      specialIds: { digitalCategories: ['1', '13'], unknownPaymentTypes: ['crypto'], hasDefaultCity: undefined },
    });
  });
});

test('the branch and one city are asked for, as every page does', async () => {
  upstream = await startUpstream((request, response) =>
    json(
      response,
      request.url?.startsWith('/v2/cities?') ? [{ id: 'vl-1' }] : request.url?.startsWith('/v2/branch') ? { branch: 'A' } : [],
    ),
  );
  const { calls, specialIds } = await check({ url: upstream.origin, mayWrite: false });
  expect(specialIds.hasDefaultCity).toBe(false);
  expect(byName(calls, 'site.branch')?.kind).toBe('conforms');
  expect(upstream.requests.some(({ url }) => url.startsWith('/v2/cities/vl-1?'))).toBe(true);
});
