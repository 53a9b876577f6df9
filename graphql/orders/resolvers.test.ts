import { asId } from '@vitrina/services/contract/wire.ts';
import { ProviderError } from '@vitrina/services/http/provider-error.ts';
import { describe, expect, test } from 'vitest';
import { createSigner } from '../base/signer.ts';
import { execute } from '../testing/execute.ts';
import { operations } from '../testing/operations.ts';
import { type Answers, now, refusal, setCookies, unavailable } from '../testing/provider.ts';
import { quoteToken } from '../testing/quote-token.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('an order is nobody’s without a key, and another customer’s is not there', async () => {
  const keyless = await execute('{ order(id: 1) { id } payment(id: 1) { id } orderToRepay(orderId: 1) { orderId } }', shop(), {
    headers: {},
  });
  expect(keyless.answer.data).toEqual({ order: null, payment: null, orderToRepay: null });
  expect(keyless.recordedCalls).toEqual([]);
  const foreign = await execute('{ order(id: 1) { id } }', shop({ orders: { order: () => Promise.reject(refusal(403, 'forbidden')) } }));
  expect(foreign.answer).toEqual({ data: { order: null } });
});

test('a visitor keeps the new order’s key and reads the order with it', async () => {
  const { source, variables } = operations.createOrder!;
  const { context, recordedCalls } = await execute(source, shop(), {
    variables,
    headers: { cookie: `basket_id=${samples.basketId}; order_keys=order-key-0000` },
  });
  expect(context.viewer.orderKeys).toEqual(['order-key-0001', 'order-key-0000']);
  expect(setCookies(context)).toEqual([expect.stringMatching(/^order_keys=order-key-0001%2Corder-key-0000;.*HttpOnly/)]);
  expect(recordedCalls.find(({ call }) => call === 'orders.create')?.input).toMatchObject({
    idempotencyKey: 'checkout-0123456789',
    body: { contact: { phone: '79991234567', first_name: 'Анна' }, deliveries: { buy: { finish_storage_id: asId(5) } } },
  });
});

describe('the basket that is ordered', () => {
  const { source, variables: given } = operations.createOrder!;
  const variables = { input: { ...(given?.input as object), quote: null } };
  const foreign = 'f'.repeat(32);
  const create = async (headers: Record<string, string>, getBasket: NonNullable<Answers['basket']>['getBasket']) => {
    const { answer, recordedCalls } = await execute(source, shop({ basket: { getBasket } }), { variables, headers });
    const [code] = (answer.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
    return {
      code,
      ordered: recordedCalls.filter(({ call }) => call === 'orders.create').map(({ caller }) => caller.basketId),
      recordedCalls,
    };
  };

  test.each<[string, Record<string, string>]>([
    ['an application', { authorization: 'Bearer access-1', 'x-mobile-app': '1', 'x-basket-id': foreign }],
    ['a browser', { cookie: `access_token=access-1; refresh_token=refresh-1; basket_id=${foreign}` }],
    ['whoever names none', { authorization: 'Bearer access-1' }],
  ])('of a shopper is the one that the provider says is the shopper’s, whatever is named: %s', async (_, headers) => {
    const { code, ordered, recordedCalls } = await create(headers, () => samples.basket());
    expect([code, ordered]).toEqual([undefined, [samples.basketId]]);
    expect(recordedCalls.find(({ call }) => call === 'basket.getBasket')?.caller.bearer).toBe('access-1');
  });

  test('of a guest is one that the provider shows to a guest', async () => {
    const guest = { 'x-basket-id': foreign };
    expect(await create(guest, () => samples.basket({ id: foreign }))).toMatchObject({ code: undefined, ordered: [foreign] });
    expect(await create(guest, () => samples.basket({ id: '', items: [] }))).toMatchObject({ code: 'CONFLICT', ordered: [] });
    expect(await create(guest, () => Promise.reject(refusal(403, 'forbidden')))).toMatchObject({ code: 'FORBIDDEN', ordered: [] });
  });

  test('is nobody’s while the provider cannot say whose it is', async () => {
    const away = () => Promise.reject(unavailable());
    expect(await create({ 'x-basket-id': foreign }, away)).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', ordered: [] });
  });

  test('may be empty already: the provider has the answer that was lost', async () => {
    const emptyBasket = () => samples.basket({ items: [], orders: [], revision: 4 });
    expect(await create({ 'x-basket-id': samples.basketId }, emptyBasket)).toMatchObject({ code: undefined, ordered: [samples.basketId] });
  });
});

const amountsOfOrders = 'orderKey sum { amount } discount { amount } deliveryCost { amount } total { amount }';
const pricesOf = `mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orderKey userErrors { __typename
  ... on UserError { code field } ... on PriceChanged { was { ${amountsOfOrders} } now { ${amountsOfOrders} } } } } }`;

test('orders that come to something else than was seen are data with both, in kopecks', async () => {
  const { variables } = operations.createOrder!;
  const amounts = (sum: number) => ({ buy: { sum, discount: 100_00, delivery_cost: 399_50 } });
  const priceChange = { was: amounts(1600_00), now: amounts(4800_00) };
  const create = () => Promise.reject(new ProviderError('refused', 'orders.create', { status: 409, code: 'conflict', priceChange }));
  const { answer } = await execute(pricesOf, shop({ orders: { create } }), { variables });
  const orders = (sum: number, total: number) => [
    { orderKey: 'buy', sum: { amount: sum }, discount: { amount: 100_00 }, deliveryCost: { amount: 399_50 }, total: { amount: total } },
  ];
  const priceChanged = {
    __typename: 'PriceChanged',
    code: 'PRICE_CHANGED',
    field: null,
    was: orders(1600_00, 1899_50),
    now: orders(4800_00, 5099_50),
  };
  expect(answer).toEqual({ data: { orderCreate: { orderKey: null, userErrors: [priceChanged] } } });
});

test('money that goes back is shown, whatever state the provider has for it', async () => {
  const refund = { id: asId(1), sum: 1600_00, status: 'sent', reason: 'cancelled', requested_at: '2026-11-21T12:00:00+03:00' };
  const refunds = [refund, { ...refund, id: asId(2), status: 'held', reason: 'mood' }];
  const { answer } = await execute(
    '{ order(id: 1) { refunds { id sum { amount } status reason } } }',
    shop({ orders: { order: () => samples.order({ refunds }) } }),
  );
  expect(answer.data.order.refunds).toEqual([
    { id: asId(1), sum: { amount: 1600_00 }, status: 'SENT', reason: 'CANCELLED' },
    { id: asId(2), sum: { amount: 1600_00 }, status: 'SENT', reason: 'RETURNED' },
  ]);
});

test('an order says where the shop is for whose letters it is, where that is known for certain', async () => {
  const { source, variables } = operations.createOrder!;
  const sentBy = async (publicOrigin: string | undefined) => {
    const { recordedCalls } = await execute(source, shop(), { variables, config: { publicOrigin } });
    return recordedCalls.find(({ call }) => call === 'orders.create')?.input;
  };
  expect(await sentBy('https://shop.example')).toMatchObject({ body: { return_url: 'https://shop.example/order-info' } });
  expect(await sentBy(undefined)).not.toHaveProperty('body.return_url');
});

test('no order is made without a basket or with a key that is too short', async () => {
  const { source, variables } = operations.createOrder!;
  expect((await execute(source, shop(), { variables, headers: {} })).answer.errors[0].extensions.code).toBe('CONFLICT');
  const short = await execute(source, shop(), { variables: { input: { ...(variables?.input as object), idempotencyKey: 'short' } } });
  expect(short.answer.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'input.idempotencyKey': [expect.any(String)] },
  });
});

describe('a basket without a revision', () => {
  const { variables } = operations.createOrder!;
  const unrevisedBasket = { getBasket: () => samples.basketOnWire({ revision: null }) };
  const create = async (over: object, answers: Answers = {}) => {
    const input = { ...(variables?.input as object), revision: null, ...over };
    const { answer, recordedCalls } = await execute(pricesOf, shop({ basket: unrevisedBasket, ...answers }), { variables: { input } });
    return {
      error: answer.data.orderCreate.userErrors[0],
      body: recordedCalls.find(({ call }) => call === 'orders.create')?.input as { body?: object },
    };
  };
  const confirmedWith = (deliveryCost: number) => ({ quote: quoteToken(deliveryCost) });

  test('is guarded by the total that was seen', async () => {
    expect((await create(confirmedWith(0))).body).toMatchObject({ body: { revision: null } });
    const { error, body } = await create(confirmedWith(99_00));
    expect(error).toMatchObject({
      code: 'PRICE_CHANGED',
      was: [{ orderKey: 'buy', total: { amount: 1699_00 } }],
      now: [
        {
          orderKey: 'buy',
          sum: { amount: 1799_98 },
          discount: { amount: 199_98 },
          deliveryCost: { amount: 0 },
          total: { amount: 1600_00 },
        },
      ],
    });
    expect(body).toBeUndefined();
  });

  test('is not ordered when another one costs more by now, or has more parts', async () => {
    const dearer = samples.basketOnWire({ revision: null, orders: null, items: [samples.basketItem({ quantity: 3, sum: 2400_00 })] });
    expect((await create(confirmedWith(0), { basket: { getBasket: () => dearer } })).error).toMatchObject({ code: 'PRICE_CHANGED' });
    const preorder = samples.basketItem({ id: asId(101), isPreOrder: true });
    const split = samples.basketOnWire({ revision: null, orders: null, items: [samples.basketItem(), preorder] });
    expect((await create(confirmedWith(0), { basket: { getBasket: () => split } })).error).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  test('is not ordered by whoever says nothing of what was seen', async () => {
    expect((await create({ quote: null })).error).toMatchObject({
      code: 'INVALID_VALUE',
      field: ['input', 'quote'],
    });
  });
});

describe('a quote', () => {
  const { variables } = operations.createOrder!;
  const order = async (quote: string, answers: Answers = {}) => {
    const input = { ...(variables?.input as object), quote };
    const { answer, recordedCalls } = await execute(pricesOf, shop(answers), { variables: { input } });
    const [error] = answer.data.orderCreate.userErrors;
    const sent = recordedCalls.find(({ call }) => call === 'orders.create')?.input as { body: { confirmed_totals: object } } | undefined;
    return { code: error?.code, field: error?.field, confirmed: sent?.body.confirmed_totals };
  };
  const quoteFor = async (deliveries: object[], answers: Answers = {}) => {
    const source = `query ($deliveries: [OrderDeliveryInput!]!) { orderQuote(deliveries: $deliveries) {
      orders { ${amountsOfOrders} } deliveryCost { amount } total { amount } token validUntil } }`;
    return (await execute(source, shop(answers), { variables: { deliveries } })).answer;
  };
  const courier = { orderKey: 'buy', typeId: 2, datetime: '2026-11-22T10:00:00+03:00', interval: '10:00 - 12:00' };

  test('says what the orders come to with the chosen ways, and goes to the provider in kopecks when it is given back', async () => {
    const { orderQuote } = (await quoteFor([courier])).data;
    expect(orderQuote).toMatchObject({
      orders: [
        {
          orderKey: 'buy',
          sum: { amount: 1799_98 },
          discount: { amount: 199_98 },
          deliveryCost: { amount: 299_00 },
          total: { amount: 1899_00 },
        },
      ],
      deliveryCost: { amount: 299_00 },
      total: { amount: 1899_00 },
      validUntil: '2026-11-21T10:00:00.000Z',
    });
    expect(await order(orderQuote.token)).toEqual({
      confirmed: { buy: { sum: 1799_98, discount: 199_98, delivery_cost: 299_00 } },
    });
  });

  test('is not given for a way that is not possible any more, nor for nothing', async () => {
    const later = { ...courier, interval: '12:00 - 14:00' };
    expect((await quoteFor([later])).errors[0].extensions.code).toBe('NO_DELIVERIES');
    expect((await quoteFor([{ ...later, orderKey: 'preorder' }])).data.orderQuote.total.amount).toBe(1600_00);
    expect((await quoteFor([], { basket: { getBasket: () => samples.basket({ items: [], orders: [] }) } })).data.orderQuote).toBeNull();
  });

  test('has the delivery of the very store that sends it at once', async () => {
    const express = (from: number, delivery_cost: number) =>
      samples.deliveryOption({ delivery_type_id: 27, delivery_purpose: 'courier_fast', sale_point_id: asId(from), delivery_cost });
    const variation = { key: 'buy', has_preorder_product: false, is_digital: false, in_stock: true, item_ids: [asId(100)], sum: 1600_00 };
    const variationsOrders = () => [{ ...variation, deliveries: [express(5, 590_00), express(6, 490_00)] }];
    const costFrom = async (salePointId?: string) =>
      (await quoteFor([{ orderKey: 'buy', typeId: 27, salePointId }], { delivery: { variationsOrders } })).data.orderQuote.deliveryCost
        .amount;
    expect([await costFrom('5'), await costFrom('6'), await costFrom()]).toEqual([590_00, 490_00, 590_00]);
  });

  test('orders nothing when it is forged, of another basket or changed', async () => {
    const invalid = { code: 'QUOTE_INVALID', field: ['input', 'quote'], confirmed: undefined };
    const [text = '', signature = ''] = quoteToken(0).split('.');
    const cheaper = Buffer.from(Buffer.from(text, 'base64url').toString().replace('179998', '100000')).toString('base64url');
    const foreign = createSigner(['somebody else'], 'quotes');
    for (const forged of ['', 'quoted', text, `${cheaper}.${signature}`, quoteToken(0, undefined, foreign)])
      expect([forged, await order(forged)]).toEqual([forged, invalid]);
    expect(await order(quoteToken(0), { basket: { getBasket: () => samples.basket({ id: 'f'.repeat(32) }) } })).toEqual(invalid);
  });

  test('made by the secret before is known, as long as there is one', async () => {
    const quote = quoteToken(0, undefined, createSigner(['before'], 'quotes'));
    const { answer } = await execute(pricesOf, shop(), {
      variables: { input: { ...(variables?.input as object), quote } },
      config: { quoteSigner: createSigner(['after', 'before'], 'quotes') },
    });
    expect(answer.data.orderCreate.userErrors).toEqual([]);
  });

  test('that has expired orders nothing, but for what has been ordered with it already', async () => {
    const [just, late] = [quoteToken(0, now), quoteToken(0, new Date(now.getTime() - 1_000))];
    expect((await order(just)).code).toBeUndefined();
    expect(await order(late)).toMatchObject({ code: 'QUOTE_EXPIRED', confirmed: undefined });
    const emptied = { basket: { getBasket: () => samples.basket({ items: [], orders: [], revision: 4 }) } };
    expect(await order(late, emptied)).toMatchObject({ code: undefined, confirmed: { buy: { sum: 1799_98 } } });
  });
});
