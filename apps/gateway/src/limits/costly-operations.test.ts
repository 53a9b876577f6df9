import { randomUUID } from 'node:crypto';
import { failedLookLimit, orderLimits } from '@vitrina/graphql/orders/limits.ts';
import { suggestionLimits } from '@vitrina/graphql/search/limits.ts';
import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { basket, city } from '../testing/samples.ts';
import { codesOf, type Reply, sendJson, sendOperation, startGateway, type TestGateway } from '../testing/test-gateway.ts';

const appKey = '0f3a9c1e';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway({ APP_KEYS: `${appKey}=100000` });
  gateway.provider.answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    if (pathname === '/api/create-order') return sendJson(response, { status: 409, code: 'conflict', message: 'Корзина изменилась' }, 409);
    if (pathname === '/basket/get-basket') return sendJson(response, basket());
    if (pathname === '/v2/cities/1') return sendJson(response, city());
    return sendJson(response, { status: 404, code: 'not_found', message: 'Нет' }, 404);
  };
});
afterEach(() => gateway.close());

const order = `mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orderKey } }`;

const placeOrder = (phone: string, address: string, headers: Record<string, string> = {}): Promise<Reply> =>
  sendOperation(
    gateway.origin,
    order,
    {
      input: {
        idempotencyKey: randomUUID(),
        revision: 1,
        contact: { firstName: 'Анна', phone },
        isOneClick: true,
        deliveries: [],
        consents: [],
      },
    },
    { 'x-basket-id': basket().id, 'x-forwarded-for': address, ...headers },
  );

const phone = (index: number) => `+7 949 ${String(index).padStart(7, '0')}`;
const countOrders = () => gateway.providerRequests.filter(({ url }) => url.startsWith('POST /api/create-order')).length;
const [ofAddress] = orderLimits;

describe('orders, in one click too', () => {
  it('for one phone are not counted here: an order that is not made uses up nothing of somebody else’s phone', async () => {
    for (let index = 0; index < 40; index++) expect(codesOf(await placeOrder(phone(1), `203.0.113.${index}`))).toEqual(['CONFLICT']);
    expect(countOrders()).toBe(40);
    expect(orderLimits.filter(({ everywhere }) => everywhere)).toEqual([]);
  });

  it('from one address are limited, also in memory, where the screens ask; not those of an application', async () => {
    const input = { revision: 1, contact: { firstName: 'Анна', phone: phone(0) }, isOneClick: true, deliveries: [], consents: [] };
    // Without a basket, so that a thousand of them call nobody: a try counts before anything is called.
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' });
    const inMemory = async (index: number) => {
      const contact = { ...input.contact, phone: phone(index) };
      const variables = { input: { ...input, idempotencyKey: randomUUID(), contact } };
      const { errors = [] } = await gateway.inProcess.execute({ document: order, variables, visitor: visitorWith(headers) });
      return errors[0]?.extensions?.code;
    };
    const points = ofAddress?.points ?? 0;
    const codes = new Map<unknown, number>();
    for (let index = 0; index < points + 5; index++) {
      const code = await inMemory(index);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      ['CONFLICT', points],
      ['RATE_LIMITED', 5],
    ]);
    expect(codesOf(await placeOrder(phone(5_000), '203.0.113.9', { 'x-app-key': appKey }))).toEqual(['CONFLICT']);
    expect(codesOf(await placeOrder(phone(5_001), '203.0.113.10'))).toEqual(['CONFLICT']);
  });
});

describe('looks at orders', () => {
  it.each([
    ['order', 'query ($id: ID!) { order(id: $id) { id } }'],
    ['payment', 'query ($id: ID!) { payment(id: $id) { id } }'],
    ['repayment', 'query ($id: ID!) { orderToRepay(orderId: $id) { orderId } }'],
  ])('that find nothing end far below the general limit: %s', async (_, query) => {
    const headers = { 'x-order-key': 'made-up-key-0001', 'x-forwarded-for': '203.0.113.20' };
    for (let id = 1; id <= failedLookLimit.points; id++)
      expect(codesOf(await sendOperation(gateway.origin, query, { id }, headers))).toEqual([]);
    const before = gateway.providerRequests.length;
    expect(codesOf(await sendOperation(gateway.origin, query, { id: 9_999 }, headers))).toEqual(['RATE_LIMITED']);
    expect(gateway.providerRequests).toHaveLength(before);
    expect(codesOf(await sendOperation(gateway.origin, query, { id: 1 }, { ...headers, 'x-forwarded-for': '203.0.113.21' }))).toEqual([]);
  });
});

describe('searches', () => {
  const suggestions = 'query ($text: String!) { searchSuggestions(text: $text) { queries } }';
  const searchQuery = 'query ($text: String!) { listing(of: { search: { text: $text } }) { totalCount } }';

  it('of one address are limited together, and what is no search goes on', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.30' };
    const points = suggestionLimits[0]?.points ?? 0;
    const codes: unknown[] = [];
    // In memory, where a minute is far longer than this takes.
    for (let index = 0; index <= points; index++) {
      const graphqlRequest = {
        document: index % 2 === 0 ? suggestions : searchQuery,
        variables: { text: `tv ${index}` },
        visitor: visitorWith(headers),
      };
      const { errors = [] } = await gateway.inProcess.execute(graphqlRequest);
      codes.push(...errors.map(({ extensions }) => extensions?.code));
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    expect(codesOf(await sendOperation(gateway.origin, '{ listing(of: { category: 5 }) { totalCount } }', {}, headers))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codesOf(await sendOperation(gateway.origin, suggestions, { text: 'tv' }, { ...headers, 'x-app-key': appKey }))).toEqual([
      'NOT_FOUND',
    ]);
  });
});
