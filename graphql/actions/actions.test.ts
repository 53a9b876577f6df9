import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { paymentNamesOf } from '../payments/names.ts';
import { execute } from '../testing/execute.ts';
import { refusal, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import { actionTypeOf, mechanicTypeOf, percentOf, sumOf, unmetOf } from './rules.ts';

const mechanic = (done: boolean, ...conditions: (boolean | null)[]) => ({
  type: 'combo',
  done,
  conditions: conditions.map((isDone, at) => ({ name: `Условие ${at}`, done: isDone, product_ids: [] })),
  params: null,
});

test.each([
  ['no mechanics', [], 0],
  ['nothing asked for', [mechanic(false)], 0],
  ['all met', [mechanic(false, true, true)], 0],
  ['one unmet', [mechanic(true, true, false)], 1],
  ['told of no condition, and not done', [mechanic(false, null, null)], 2],
  ['told of no condition, and done', [mechanic(true, null)], 0],
  ['one unmet of the second mechanic', [mechanic(true), mechanic(false, false)], 1],
])('an action with %s has so many unmet conditions', (_, mechanics, unmet) => {
  expect(unmetOf({ mechanics })).toHaveLength(unmet);
});

test('what it takes off is a percentage or an amount', () => {
  const of = (action_type: string, discount: number | null) => [percentOf({ action_type, discount }), sumOf({ action_type, discount })];
  expect(of('percent', 7.5)).toEqual([7.5, null]);
  expect(of('percent_discount', 10)).toEqual([10, null]);
  expect(of('absolute_discount', 300.55)).toEqual([null, 300_55]);
  expect(of('present', null)).toEqual([null, null]);
  expect([actionTypeOf({ action_type: 'special_price' }), actionTypeOf({ action_type: 'cashback' })]).toEqual(['SPECIAL_PRICE', 'OTHER']);
  expect(['trade-in-2', 'cashback'].map(mechanicTypeOf)).toEqual(['TRADE_IN_2', 'OTHER']);
});

test('what it is to be paid with is told in words, each once; what has none is left out', () => {
  expect(paymentNamesOf([])).toEqual([]);
  expect(paymentNamesOf([64, 20, 54, 64, 999])).toEqual(['СБП', 'Онлайн', 'SberPay']);
});

test('actions of a basket are asked for with its lines, its presents, its code and the old devices', async () => {
  const lines = [
    samples.basketItem({ supplier_id: asId(8) }),
    samples.basketItem({ id: asId(101), product_id: asId(43), present_of: asId(3) }),
  ];
  const { recordedCalls, answer } = await execute(
    '{ basket { actions { name isApplicable specialOfferUrl maxLoan { amount } unmetConditions { name products { id } } } } }',
    shop({ basket: { getBasket: () => samples.basket({ items: lines }) } }),
  );
  expect(recordedCalls.find(({ call }) => call === 'actions.list')?.input).toEqual({
    query: {
      sales_channel_id: 5,
      order_type_id: 33,
      expand: 'bank_flags',
      basket: [
        { product_id: '42', qty: 2, supplier_id: '8', present_of: undefined },
        { product_id: '43', qty: 2, supplier_id: undefined, present_of: '3' },
      ],
      promocode: 'ОСЕНЬ5',
      devices: 1,
    },
  });
  expect(answer.data.basket.actions).toEqual([
    {
      name: 'Чехол дешевле',
      isApplicable: false,
      specialOfferUrl: '/special-offers/7',
      maxLoan: { amount: 500_00 },
      unmetConditions: [{ name: 'Добавьте телефон', products: [{ id: '42' }] }],
    },
  ]);
});

test('a way to pay that is named is asked with of the basket and of its actions; a service on a line is told', async () => {
  const lines = [samples.basketItem({ warranty_id: asId(60) })];
  const { recordedCalls, answer } = await execute(
    '{ plain: basket { totalSum { amount } } basket(paymentTypeId: "66") { totalSum { amount } actions { name } } }',
    shop({
      basket: { getBasket: ({ query }) => samples.basket({ items: lines, total_sum: query?.payment_type_id === 66 ? 970_00 : 1000_00 }) },
    }),
    { headers: { cookie: `basket_id=${samples.basketId}` } },
  );
  expect(answer.data).toMatchObject({ plain: { totalSum: { amount: 1000_00 } }, basket: { totalSum: { amount: 970_00 } } });
  expect(recordedCalls.find(({ call }) => call === 'actions.list')?.input).toMatchObject({
    query: { payment_type_id: 66, basket: [{ product_id: '42', warranty_id: '60' }] },
  });
  const wrong = await execute('{ basket(paymentTypeId: -1) { totalSum { amount } } }');
  expect(wrong.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { paymentTypeId: [expect.any(String)] } });
  expect(wrong.recordedCalls).toEqual([]);
});

test('a basket stands without its actions', async () => {
  const { answer } = await execute(
    '{ basket { quantity actions { id } } }',
    shop({ actions: { list: () => Promise.reject(unavailable()) } }),
  );
  expect([answer.data.basket, answer.errors.length]).toEqual([{ quantity: 2, actions: null }, 1]);
});

test('words for a promocode stand beside its field', async () => {
  const source = 'mutation { basketSetPromocode(input: { promocode: "нет" }) { basket { promocode } } }';
  const promocodeError = refusal(422, 'validation_failed', 'Проверьте данные.', { promocode: ['Такого промокода нет.'] });
  const refusingShop = shop({ basket: { setPromocode: () => Promise.reject(promocodeError) } });
  const { answer } = await execute(source, refusingShop);
  expect(answer.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'input.promocode': ['Такого промокода нет.'] },
  });
});

test.each(['actions(ids: [])', 'productAction(products: [])', 'productAction(products: [{ productId: 1, quantity: 0 }])'])(
  '%s cannot be asked',
  async (field) => {
    const { answer, recordedCalls } = await execute(`{ ${field} { id } }`);
    expect([answer.errors[0].extensions.code, recordedCalls]).toEqual(['BAD_USER_INPUT', []]);
  },
);
