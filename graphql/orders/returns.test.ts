import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { operations } from '../testing/operations.ts';
import { refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const { source, variables, headers } = operations.requestReturn!;

describe('a wish to return something', () => {
  const send = async (over: object, requestReturn?: () => Promise<never>) => {
    const input = { ...(variables?.input as object), ...over };
    const answers = requestReturn === undefined ? shop() : shop({ orders: { requestReturn } });
    const { answer, recordedCalls } = await execute(source, answers, { variables: { input }, ...(headers && { headers }) });
    const [call] = recordedCalls.filter(({ call }) => call === 'orders.requestReturn');
    return { answer, code: answer.errors?.[0]?.extensions.code, fields: answer.errors?.[0]?.extensions.fields, sent: call?.input };
  };

  test('goes to the provider in its words, under the key of the client', async () => {
    const { sent, answer } = await send({ comment: '  Полоса на экране ' });
    expect(answer.errors).toBeUndefined();
    expect(sent).toMatchObject({
      params: { id: '9000' },
      body: { items: [{ item_id: '1', quantity: 1 }], reason: 'defect', comment: 'Полоса на экране', handover: 'courier' },
      idempotencyKey: 'return-0123456789',
    });
  });

  test.each([
    ['nothing', { items: [] }, 'items'],
    ['a line twice', { items: Array(2).fill({ itemId: 1, quantity: 1 }) }, 'items'],
    ['no piece of a line', { items: [{ itemId: 1, quantity: 0 }] }, 'items'],
    ['a defect without a word', { comment: '  ' }, 'comment'],
    ['another reason without a word', { reason: 'OTHER', comment: null }, 'comment'],
    ['too many words', { comment: 'я'.repeat(1001) }, 'comment'],
  ])('with %s is not sent', async (_, over, field) => {
    const { fields, sent } = await send(over);
    expect([Object.keys(fields ?? {}), sent]).toEqual([[`input.${field}`], undefined]);
  });

  test('needs no words of whoever has changed their mind', async () => {
    expect((await send({ reason: 'CHANGED_MIND', comment: null })).sent).toMatchObject({ body: { reason: 'changed_mind', comment: null } });
  });

  test('that comes too late is said beside its reason', async () => {
    const late = () =>
      Promise.reject(refusal(422, 'validation_failed', '', { reason: ['Можно было до 26.11.2026'] }, 'orders.requestReturn'));
    expect((await send({}, late)).fields).toEqual({ 'input.reason': ['Можно было до 26.11.2026'] });
  });

  test('is unsupported where the provider has no such call', async () => {
    expect((await send({}, () => Promise.reject(refusal(404, 'route_not_found')))).code).toBe('UNSUPPORTED');
    expect((await send({}, () => Promise.reject(refusal(404, 'not_found')))).code).toBe('NOT_FOUND');
  });
});

describe('a wish that is withdrawn', () => {
  const { source, headers } = operations.withdrawReturn!;
  const send = async (withdrawReturn?: () => Promise<never>) => {
    const answers = withdrawReturn === undefined ? shop() : shop({ orders: { withdrawReturn } });
    const { answer, recordedCalls } = await execute(source, answers, headers && { headers });
    return { answer, sent: recordedCalls.find(({ call }) => call === 'orders.withdrawReturn')?.input };
  };

  test('is named with its order, which is answered as it stands then', async () => {
    const { answer, sent } = await send();
    expect(answer.data.orderWithdrawReturn).toMatchObject({ order: { id: '9000' }, userErrors: [] });
    expect(sent).toEqual({ params: { id: '9000', request_id: '6' } });
  });

  test.each([
    [409, 'conflict', 'Conflict'],
    [404, 'not_found', 'NotFound'],
  ])('and refused with %i tells why', async (status, code, name) => {
    const { answer } = await send(() => Promise.reject(refusal(status, code)));
    expect(answer.data.orderWithdrawReturn).toEqual({ order: null, userErrors: [{ __typename: name }] });
  });

  test('is unsupported where the provider has no such call', async () => {
    const { answer } = await send(() => Promise.reject(refusal(404, 'route_not_found')));
    expect(answer.errors?.[0]?.extensions.code).toBe('UNSUPPORTED');
  });
});

describe('what an order says of returns', () => {
  const read = async (order: ReturnType<typeof samples.order>) => {
    const query =
      '{ order(id: 9000) { isReturnable returnDeadlines { defect } items { returnableCount } returnRequests { status reason handover isWithdrawable } } }';
    const { answer } = await execute(query, shop({ orders: { order: () => order } }), headers && { headers });
    expect(answer.errors).toBeUndefined();
    return answer.data.order;
  };

  test('is nothing where the provider does not tell', async () => {
    const { is_returnable: _, return_deadlines: __, basket, ...order } = samples.order({ return_requests: [] });
    expect(await read({ ...order, basket: basket.map(({ returnable_count: ___, ...item }) => item) })).toEqual({
      isReturnable: null,
      returnDeadlines: null,
      items: [{ returnableCount: null }],
      returnRequests: [],
    });
  });

  test('is in the words of the schema, and a word of the provider’s own is never an error', async () => {
    const requests = [
      samples.returnRequest({ status: 'withdrawn', reason: 'wrong_item', handover: 'store' }),
      samples.returnRequest({ status: 'postponed', reason: 'colour', handover: 'drone', is_withdrawable: true }),
    ];
    // One that does not say whether it may be withdrawn may not.
    delete requests[0]?.is_withdrawable;
    expect((await read(samples.order({ return_requests: requests }))).returnRequests).toEqual([
      { status: 'WITHDRAWN', reason: 'WRONG_ITEM', handover: 'STORE', isWithdrawable: false },
      { status: 'NEW', reason: 'OTHER', handover: null, isWithdrawable: true },
    ]);
  });
});
