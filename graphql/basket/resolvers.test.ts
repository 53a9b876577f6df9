import { describe, expect, test } from 'vitest';
import { execute, owner } from '../testing/execute.ts';
import { refusal, setCookies } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

describe('the basket', () => {
  test('comes into being with the first thing put in, and the next change of the same operation is of it', async () => {
    const { recordedCalls, context } = await execute(
      'mutation { a: basketAddItem(input: { productId: 1 }) { basket { id } } b: basketAddItem(input: { productId: 2 }) { basket { id } } }',
      shop(),
      {
        headers: {},
      },
    );
    expect(recordedCalls.map(({ caller }) => caller.basketId)).toEqual([undefined, samples.basketId]);
    expect(setCookies(context)).toEqual([expect.stringMatching(new RegExp(`^basket_id=${samples.basketId};.*HttpOnly`))]);
  });

  test('says how many are left', async () => {
    const soldOutShop = shop({ basket: { addItem: () => Promise.reject(refusal(409, 'out_of_stock', 'Осталась 1 штука.')) } });
    const { answer } = await execute('mutation { basketAddItem(input: { productId: 1, quantity: 2 }) { basket { id } } }', soldOutShop);
    expect(answer.errors[0]).toMatchObject({ message: 'Осталась 1 штука.', extensions: { code: 'OUT_OF_STOCK' } });
  });

  test('takes a quantity from one on', async () => {
    const { answer, recordedCalls } = await execute('mutation { basketSetQuantity(input: { itemId: 1, quantity: 0 }) { basket { id } } }');
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'input.quantity': [expect.any(String)] } });
    expect(recordedCalls).toEqual([]);
  });

  test.each([
    ['a guest', {}, { basketClear: { __typename: 'BasketClearPayload' } }],
    ['a shopper', { authorization: 'Bearer access-token-of-anna' }, { basketClear: null }],
  ])('that the provider cannot give up is forgotten by %s, and is not said to be gone when it is a shopper’s', async (_, headers, data) => {
    const brokenShop = shop({ basket: { clear: () => Promise.reject(refusal(500, 'internal')) } });
    const { answer } = await execute('mutation { basketClear { __typename } }', brokenShop, { headers: { ...owner, ...headers } });
    expect(answer.data).toEqual(data);
  });

  test('is given up without being read, and the id with it', async () => {
    const unreadable = shop({ basket: { getBasket: () => Promise.reject(refusal(500, 'internal')) } });
    const { answer, recordedCalls, context } = await execute('mutation { basketClear { __typename } }', unreadable, { headers: owner });
    expect(answer).toEqual({ data: { basketClear: { __typename: 'BasketClearPayload' } } });
    expect(recordedCalls.map(({ caller }) => caller.basketId)).toEqual([samples.basketId]);
    expect(setCookies(context)).toEqual([expect.stringMatching(/^basket_id=;.*Max-Age=0/)]);
  });

  test('stays as it is when what is taken out has gone already', async () => {
    const goneItemShop = shop({ basket: { removeItem: () => Promise.reject(refusal(404, 'not_found')) } });
    const { answer } = await execute('mutation { basketRemoveItem(input: { itemId: 1 }) { basket { revision } } }', goneItemShop);
    expect(answer).toEqual({ data: { basketRemoveItem: { basket: { revision: 3 } } } });
  });

  test('that a change has told is the one that the next fields of the operation see, unread', async () => {
    const goneItemShop = shop({ basket: { removeItem: () => Promise.reject(refusal(404, 'not_found')) } });
    const source = `mutation { basketAddItem(input: { productId: 1 }) { basket { id } }
      basketRemoveItem(input: { itemId: 1 }) { basket { id } } }`;
    const { answer, recordedCalls } = await execute(source, goneItemShop);
    expect(answer.data.basketRemoveItem).toEqual(answer.data.basketAddItem);
    expect(recordedCalls).toHaveLength(2);
  });

  test('takes what belongs to a line, and knows no line of nobody’s basket', async () => {
    const source = `mutation { basketAddAccessory(input: { parentId: 100, productId: 50, actionId: 1301 }) { basket { revision } }
      basketAddWarranty(input: { parentId: 100, warrantyId: 60 }) { basket { revision } } basketTrace { isTraced } }`;
    const { recordedCalls } = await execute(source, shop(), { headers: owner });
    expect(recordedCalls.map(({ input }) => input)).toEqual([
      { query: { parent_id: '100', product_id: '50', action_id: '1301' } },
      { query: { parent_id: '100', warranty_id: '60' } },
      {},
    ]);
    const guests = await execute(source, shop(), { headers: {} });
    expect(guests.recordedCalls).toEqual([]);
    expect(guests.answer.data).toEqual({ basketAddAccessory: null, basketAddWarranty: null, basketTrace: { isTraced: false } });
    expect(guests.answer.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test.each([
    ['a cookie', { cookie: `basket_id=${samples.basketId}; split_preorders=0` }, { split: false }],
    ['a header, which goes before it', { cookie: `basket_id=${samples.basketId}; split_preorders=0`, 'x-split-preorders': '1' }, {}],
    ['neither', { cookie: `basket_id=${samples.basketId}; split_preorders=no` }, {}],
  ])('has preorders with the rest or apart as %s says, in its deliveries and changes too', async (_, headers, query) => {
    const source = '{ basket { id } checkoutOrders { key } }';
    const { recordedCalls } = await execute(source, shop(), { headers });
    expect(recordedCalls.map(({ input }) => input)).toEqual(
      expect.arrayContaining([
        { query },
        { query: { delivery_purpose: 'pickup', ...query } },
        { query: { delivery_purpose: 'courier', ...query } },
      ]),
    );
    const change = await execute('mutation { basketRemoveItem(input: { itemId: 1 }) { basket { id } } }', shop(), { headers });
    expect(change.recordedCalls[0]?.input).toEqual({ query: { id: '1', ...query } });
  });
});
