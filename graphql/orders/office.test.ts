import { unknownRoute } from '@vitrina/services/contract/failure.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { type Answers, createApplication, fakeProvider, page, refusal, testContext } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const office = createApplication('back-office', 'ORDERS_READ');

async function execute(source: string, orders: Answers['orders'] = {}, application = office) {
  const fake = fakeProvider(shop({ orders }));
  const { context } = testContext(fake.provider, {}, {}, application);
  const { data, errors } = await run({ source, context });
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors: (errors ?? []).map(({ extensions }) => extensions), ...fake };
}

const change = (cursor: string, status_id: string, stage: string | null = null) => ({
  ...{ cursor, status_id, stage, order: samples.order() },
  at: '2026-11-21T09:00:00Z',
});

test('the feed goes on behind a cursor, and begins anew where nothing is new', async () => {
  const source = (args: string) =>
    `{ ordersFeed${args} { edges { cursor node { status statusCode changedAt order { id } } } pageInfo { hasNextPage hasPreviousPage endCursor } latestCursor } }`;
  const feed = () => ({
    changes: [change('7', 'F', 'ready'), change('8', 'N', 'assembling'), change('9', 'Q', 'on the moon')],
    latest: '12',
  });
  const { data, recordedCalls } = await execute(source('(after: "5", first: 2)'), { feed });
  expect(data.ordersFeed).toMatchObject({
    edges: [
      { cursor: '7', node: { status: 'RECEIVED' } },
      { cursor: '8', node: { status: 'ASSEMBLING', statusCode: 'N' } },
      { cursor: '9', node: { status: 'OTHER', statusCode: 'Q' } },
    ],
    pageInfo: { hasNextPage: true, hasPreviousPage: true, endCursor: '9' },
    latestCursor: '12',
  });
  expect(recordedCalls.map(({ input }) => input)).toEqual([{ query: { after: '5', per_page: 2 } }]);
  const none = await execute(source('(after: "12")'), { feed: () => ({ changes: [], latest: '12' }) });
  expect(none.data.ordersFeed).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: '12' },
    latestCursor: '12',
  });
});

test('behind a change that is not kept any more a client has to begin anew', async () => {
  const feed = () => Promise.reject(refusal(410, 'cursor_expired'));
  const { data, errors } = await execute('{ ordersFeed(after: "5") { latestCursor } }', { feed });
  expect({ data, errors }).toEqual({ data: { ordersFeed: null }, errors: [{ code: 'CURSOR_EXPIRED' }] });
});

test('a search says what it narrows by in the words of the wire', async () => {
  const search = () => page([samples.order()]);
  const source = (args: string) => `{ ordersSearch(${args}) { totalCount nodes { id } } }`;
  const all = await execute(
    source('number: 7, phone: "+7 999 123-45-67", storeId: 5, day: "2026-11-21", statuses: CANCELLED, perPage: 3'),
    {
      search,
    },
  );
  const body = { page: 1, per_page: 3, number: asId(7), phone: '79991234567', store_id: asId(5), day: '2026-11-21', statuses: ['I'] };
  expect(all.recordedCalls[0]?.input).toEqual({ body });
  const moving = await execute(source('statuses: [IN_TRANSIT, RECEIVED]'), { search });
  expect(moving.recordedCalls[0]?.input).toEqual({ body: { page: 1, per_page: 50, statuses: ['in_transit', 'F'] } });
});

test('what is no page and no cursor is the client’s mistake', async () => {
  for (const args of [
    'ordersFeed(first: 101) { latestCursor }',
    'ordersFeed(after: "a b") { latestCursor }',
    'ordersSearch(perPage: 0) { totalCount }',
    'ordersSearch(statuses: [READY, OTHER]) { totalCount }',
  ]) {
    const { errors, recordedCalls } = await execute(`{ ${args} }`);
    expect([errors[0]?.code, recordedCalls]).toEqual(['BAD_USER_INPUT', []]);
  }
});

test('without the right nobody sees anything, and nobody is asked', async () => {
  for (const field of ['ordersFeed { latestCursor }', 'ordersSearch { totalCount }']) {
    const { data, errors, recordedCalls } = await execute(`{ field: ${field} }`, {}, createApplication('storefront'));
    expect({ data, errors, recordedCalls }).toEqual({
      data: { field: null },
      errors: [{ code: 'FORBIDDEN', right: 'orders:read' }],
      recordedCalls: [],
    });
  }
});

test('a status is said in the words of the wire, and refused as data', async () => {
  const writer = createApplication('back-office', 'ORDERS_READ', 'ORDERS_WRITE');
  const source = (status: string) =>
    `mutation { orderSetStatus(input: { orderId: 7, status: ${status} }) { order { id } userErrors { __typename ... on UserError { message field } } } }`;
  const setStatus = () => samples.order({ id: asId(7) });
  const moved = await execute(source('IN_DELIVERY'), { setStatus }, writer);
  expect(moved.data.orderSetStatus).toEqual({ order: { id: '7' }, userErrors: [] });
  expect(moved.recordedCalls[0]?.input).toEqual({ params: { id: '7' }, body: { status: 'in_delivery' } });
  const other = await execute(source('OTHER'), { setStatus }, writer);
  expect(other.data.orderSetStatus.userErrors).toMatchObject([{ __typename: 'InvalidValue', field: ['input', 'status'] }]);
  expect(other.recordedCalls).toEqual([]);
  const far = await execute(
    source('RECEIVED'),
    { setStatus: () => Promise.reject(refusal(409, 'conflict', 'Сначала заказ собирают')) },
    writer,
  );
  expect(far.data.orderSetStatus).toMatchObject({
    order: null,
    userErrors: [{ __typename: 'Conflict', message: 'Сначала заказ собирают' }],
  });
  const reader = await execute(source('RECEIVED'), { setStatus });
  expect([reader.data, reader.errors, reader.recordedCalls]).toEqual([
    { orderSetStatus: null },
    [{ code: 'FORBIDDEN', right: 'orders:write' }],
    [],
  ]);
  const gone = await execute(source('RECEIVED'), { setStatus: () => Promise.reject(refusal(404, 'not_found')) }, writer);
  expect(gone.data.orderSetStatus.userErrors).toMatchObject([{ __typename: 'NotFound', field: ['input', 'orderId'] }]);
  const blind = await execute(source('IN_DELIVERY'), { setStatus }, createApplication('courier', 'ORDERS_WRITE'));
  expect(blind.data.orderSetStatus).toEqual({ order: null, userErrors: [] });
  const none = await execute(source('RECEIVED'), { setStatus: () => Promise.reject(refusal(404, unknownRoute)) }, writer);
  expect(none.errors).toEqual([{ code: 'UNSUPPORTED' }]);
});

test('of a provider that has no such call it is unsupported', async () => {
  const none = () => Promise.reject(refusal(404, unknownRoute));
  const { data, errors } = await execute('{ ordersFeed { latestCursor } ordersSearch { totalCount } }', { feed: none, search: none });
  expect({ data, errors }).toEqual({
    data: { ordersFeed: null, ordersSearch: null },
    errors: [{ code: 'UNSUPPORTED' }, { code: 'UNSUPPORTED' }],
  });
});
