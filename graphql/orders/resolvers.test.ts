import { describe, expect, test } from 'vitest';
import { emptyBasket } from '../basket/rules.ts';
import { ask } from '../testing/ask.ts';
import { operations } from '../testing/operations.ts';
import { type Answers, refusal, unavailable } from '../testing/provider.ts';
import * as rows from '../testing/rows.ts';
import { shop } from '../testing/shop.ts';

test('an order is nobody’s without a key, and a stranger’s is not there', async () => {
  const keyless = await ask(
    '{ order(id: 1) { id } payment(id: 1) { id } orderToRepay(orderId: 1) { orderId } paymentStatus(id: 1) }',
    shop(),
    { headers: {} },
  );
  expect(keyless.answer.data).toEqual({ order: null, payment: null, orderToRepay: null, paymentStatus: null });
  expect(keyless.asked).toEqual([]);
  const foreign = await ask('{ order(id: 1) { id } }', shop({ orders: { order: () => Promise.reject(refusal(403, 'forbidden')) } }));
  expect(foreign.answer).toEqual({ data: { order: null } });
});

test('a visitor keeps the new order’s key and reads the order with it', async () => {
  const { source, variables } = operations.createOrder!;
  const { context, asked } = await ask(source, shop(), {
    variables,
    headers: { cookie: `basket_id=${rows.basketId}; order_keys=order-key-0000` },
  });
  expect(context.viewer.orderKeys).toEqual(['order-key-0001', 'order-key-0000']);
  expect(context.session.cookies()).toEqual([expect.stringMatching(/^order_keys=order-key-0001%2Corder-key-0000;.*HttpOnly/)]);
  expect(asked.find(({ call }) => call === 'orders.create')?.input).toMatchObject({
    idempotencyKey: 'checkout-0123456789',
    body: { contact: { phone: '79991234567', first_name: 'Анна' }, deliveries: { buy: { finish_storage_id: 5 } } },
  });
});

describe('the basket that is ordered', () => {
  const { source, variables } = operations.createOrder!;
  const foreign = 'f'.repeat(32);
  const create = async (headers: Record<string, string>, getBasket: NonNullable<Answers['basket']>['getBasket']) => {
    const { answer, asked } = await ask(source, shop({ basket: { getBasket } }), { variables, headers });
    const [code] = (answer.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
    return { code, ordered: asked.filter(({ call }) => call === 'orders.create').map(({ caller }) => caller.basketId), asked };
  };

  test.each<[string, Record<string, string>]>([
    ['an application', { authorization: 'Bearer access-1', 'x-mobile-app': '1', 'x-basket-id': foreign }],
    ['a browser', { cookie: `access_token=access-1; refresh_token=refresh-1; basket_id=${foreign}` }],
    ['whoever names none', { authorization: 'Bearer access-1' }],
  ])('of a shopper is the one that the provider says is the shopper’s, whatever is named: %s', async (_, headers) => {
    const { code, ordered, asked } = await create(headers, () => rows.basket());
    expect([code, ordered]).toEqual([undefined, [rows.basketId]]);
    expect(asked.find(({ call }) => call === 'basket.getBasket')?.caller.bearer).toBe('access-1');
  });

  test('of a guest is one that the provider shows to a guest', async () => {
    const guest = { 'x-basket-id': foreign };
    expect(await create(guest, () => rows.basket({ id: foreign }))).toMatchObject({ code: undefined, ordered: [foreign] });
    expect(await create(guest, () => emptyBasket)).toMatchObject({ code: 'CONFLICT', ordered: [] });
    expect(await create(guest, () => Promise.reject(refusal(403, 'forbidden')))).toMatchObject({ code: 'FORBIDDEN', ordered: [] });
  });

  test('is nobody’s while the provider cannot say whose it is', async () => {
    const away = () => Promise.reject(unavailable());
    expect(await create({ 'x-basket-id': foreign }, away)).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', ordered: [] });
  });

  test('may be empty already: the provider has the answer that was lost', async () => {
    const emptied = () => rows.basket({ items: [], orders: [], revision: 4 });
    expect(await create({ 'x-basket-id': rows.basketId }, emptied)).toMatchObject({ code: undefined, ordered: [rows.basketId] });
  });
});

test('no order is made without a basket or with a key that is too short', async () => {
  const { source, variables } = operations.createOrder!;
  expect((await ask(source, shop(), { variables, headers: {} })).answer.errors[0].extensions.code).toBe('CONFLICT');
  const short = await ask(source, shop(), { variables: { ...variables, key: 'short' } });
  expect(short.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { idempotencyKey: [expect.any(String)] } });
});
