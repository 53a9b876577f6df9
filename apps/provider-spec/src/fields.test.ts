import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SpecProvider, startSpecProvider } from './server.ts';

let provider: SpecProvider;
beforeAll(async () => {
  provider = await startSpecProvider();
});
afterAll(() => provider.close());

interface Call {
  body?: object;
  headers?: Record<string, string>;
}

async function request(path: string, { body, headers = {} }: Call = {}): Promise<unknown> {
  const key = { 'idempotency-key': 'a-key-of-a-test-0001', 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body), headers: { ...key, ...headers } };
  const answer = await fetch(`${provider.api}${path}`, init);
  expect(answer.status, path).toBe(200);
  return answer.json();
}

const textAt = (value: unknown, ...path: string[]): string => {
  const leaf = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(name) : at),
    value,
  );
  return String(leaf);
};

/** The name of every field, however deep. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** What the reference provider tells beyond the specification, field by field of what an order goes through. */
const ofTheReference = [
  ...[
    'region',
    'time_zone',
    'products_count',
    'article',
    'highlights',
    'variant',
    'is_digital',
    'warranty_days',
    'stores_count',
    'pickup_at',
  ],
  ...['revision', 'changes', 'item_ids', 'in_stock', 'is_reservable', 'is_open_now', 'minutes'],
  ...['published_on', 'starts_on', 'ends_on', 'announce'],
  ...['tab', 'is_prepaid', 'description', 'is_final', 'is_ended', 'expires_in', 'refunds', 'comment'],
];

test('from the home page to a payment nothing is sent that only the reference provider has', async () => {
  const expand = ['phone', 'declension', 'zone', 'delivery_type_ids', 'ymap_latitude', 'ymap_longitude', 'territory_id'].join(',');
  const read = await Promise.all(
    [
      `/v2/cities?expand=${expand}`,
      ...['/v2/stores', '/v2/ab-test/features', '/v2/branch/get', '/v2/tags', '/v2/menu', '/v3/main-page/get-data', '/v2/categories'],
      ...['/v2/articles/actions', '/v2/articles/offer-41', '/v2/articles/actions/mechanics'],
      ...['/v3/products/category/500', '/v3/products/filters', '/v2/brands', '/v2/delivery/list', '/api/v2/payment'],
      ...['/v3/products/SKU-224.0', '/v3/products/SKU-224.1', '/v3/products/SKU-224.2', '/v3/search/suggestions?q=nord'],
    ].map((path) => request(path)),
  );
  const basket = await request('/basket/add-item?product_id=SKU-224.0&quantity=2');
  const whose = { 'x-basket-id': textAt(basket, 'id') };
  const split = await request('/variations_orders?delivery_purpose=pickup', { headers: whose });
  const order = await request('/api/create-order', {
    body: { contact: { first_name: 'Анна', phone: 79_991_234_567 }, deliveries: {}, payment_type_id: 17 },
    headers: whose,
  });
  const own = { 'x-order-key': textAt(order, 'order_key') };
  const id = textAt(order, 'orders', '0', 'id');
  const repaid = await request(`/v3/customer/orders/payment/${id}`, { headers: own });
  const payment = await request('/api/create-payment', { body: { order_id: id }, headers: own });
  const began = await request(`/api/init-payment/${textAt(payment, 'id')}`, {
    body: { return_url: 'https://shop.example/back' },
    headers: own,
  });

  const names = new Set(namesIn([read, basket, split, order, repaid, payment, began]));
  expect(ofTheReference.filter((name) => names.has(name))).toEqual([]);
  // Two that the specification gives to orders to be paid are there, so something has been looked at.
  expect(names).toContain('can_repayment');
  expect(names).toContain('section_id');
});

test('what is told of a city beyond its name has to be asked for', async () => {
  expect(new Set(namesIn(await request('/v2/cities')))).toEqual(new Set(['id', 'alias', 'name']));
  expect(namesIn(await request('/v2/cities/1?expand=zone'))).toContain('zone');
});

test('a bank takes the whole address of the way back, and nothing less', async () => {
  const basket = await request('/basket/add-item?product_id=SKU-224.0&quantity=1');
  const order = await request('/api/create-order', {
    body: { contact: { first_name: 'Анна', phone: 79_991_234_567 }, deliveries: {} },
    headers: { 'x-basket-id': textAt(basket, 'id'), 'idempotency-key': 'another-key-of-a-test' },
  });
  const own = { 'x-order-key': textAt(order, 'order_key'), 'idempotency-key': 'another-key-of-a-test' };
  const payment = await request('/api/create-payment', { body: { order_id: textAt(order, 'orders', '0', 'id') }, headers: own });
  const answer = await fetch(`${provider.api}/api/init-payment/${textAt(payment, 'id')}`, {
    method: 'POST',
    body: JSON.stringify({ return_url: '/cart/payment/1' }),
    headers: { ...own, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(422);
});

test('a page that is not full counts', async () => {
  const { headers } = await fetch(`${provider.api}/v2/brands?per_page=100`);
  expect([headers.get('x-pagination-per-page'), headers.get('x-pagination-page-count')]).toEqual(['100', '1']);
});
