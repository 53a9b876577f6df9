import { expect, test } from 'vitest';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { action } from './route.tsx';

const set: OperationResult = { data: { tradeInSetData: { exchange: { total: { amount: 56500_00 } } } } };
const empty: OperationResult = { data: { basket: null } };
const two = '?d=10001,1,1,1,24,128,3,natural&d=10002,2,1,1,25,,2,-&d=10003,1&product=42';

function sendForm(query: string, fields: readonly [string, string][], over: Record<string, OperationResult> = {}) {
  const requests: Operation[] = [];
  const answers: Record<string, OperationResult> = {
    SetTradeIn: set,
    BasketFamilies: empty,
    AddToBasket: { data: { basketAddItem: { basket: { id: 'b', quantity: 1 } } } },
    ...over,
  };
  const { context } = visit({
    execute: async (operation) => {
      requests.push(operation);
      const [, , name = ''] = /(query|mutation) (\w+)/.exec(operation.document ?? '') ?? [];
      return answers[name] ?? {};
    },
  });
  const url = new URL(`http://shop.example/trade-in${query}`);
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const request = new Request(url, { method: 'POST', body });
  const answer = action({ context, url, request, params: {}, pattern: '/trade-in' });
  const variables = (name: string) =>
    requests.filter(({ document }) => new RegExp(`mutation ${name}\\b`).test(document ?? '')).map((each) => each.variables);
  return { answer, variables };
}
const both: [string, string][] = [
  ['device', '10001'],
  ['device', '10002'],
  ['device', '10003'],
];
const to = (path: string) =>
  expect.objectContaining({ status: 303, headers: expect.toSatisfy((headers: Headers) => headers.get('location') === path) });

test('buying keeps the devices that are told to the end, and puts the new one into the basket', async () => {
  const { answer, variables } = sendForm(two, [['intent', 'buy'], ...both]);
  expect(await answer).toEqual(to('/cart'));
  expect(variables('SetTradeIn')).toEqual([
    {
      input: {
        productId: '42',
        devices: [
          { tId: '10001', calculatorId: '1', modelId: '24', memory: 128, condition: 'PERFECT', color: 'natural' },
          { tId: '10002', calculatorId: '2', modelId: '25', memory: 0, condition: 'WORKING', color: null },
        ],
      },
    },
  ]);
  expect(variables('AddToBasket')).toEqual([{ input: { productId: '42', quantity: 1 } }]);
});

test('a device that the form does not name stays away', async () => {
  const { answer, variables } = sendForm(two, [
    ['intent', 'save'],
    ['device', '10002'],
  ]);
  expect(await answer).toEqual(to('/catalog'));
  expect(variables('SetTradeIn')).toMatchObject([{ input: { devices: [{ tId: '10002' }] } }]);
  expect(variables('AddToBasket')).toEqual([]);
});

test('what lies in the basket already is not put there again', async () => {
  const lines: OperationResult = { data: { basket: { items: [{ id: '1', productId: '42', parentId: null }] } } };
  const { answer, variables } = sendForm(two, [['intent', 'buy'], ...both], { BasketFamilies: lines });
  expect(await answer).toEqual(to('/cart'));
  expect(variables('AddToBasket')).toEqual([]);
});

test('giving up takes all of them back', async () => {
  const { answer, variables } = sendForm(two, [['intent', 'cancel'], ...both]);
  expect(await answer).toEqual(to('/trade-in'));
  expect(variables('SetTradeIn')).toEqual([{ input: { devices: [], productId: null } }]);
});

test('what is refused is said in the words of the shop, and nothing else happens', async () => {
  const words = 'Это устройство не принимаем в обмен.';
  const error = (code: string, fields = {}) => ({ errors: [{ message: 'no', path: ['tradeInSetData'], extensions: { code, fields } }] });
  const refused = sendForm(two, [['intent', 'buy'], ...both], {
    SetTradeIn: error('BAD_USER_INPUT', { 'input.devices.0.modelId': [words] }),
  });
  expect(await refused.answer).toMatchObject({ data: { message: words }, init: { status: 422 } });
  expect(refused.variables('AddToBasket')).toEqual([]);
  const away = sendForm(two, [['intent', 'save'], ...both], { SetTradeIn: error('PROVIDER_UNAVAILABLE') });
  expect(await away.answer).toMatchObject({ data: { message: expect.stringContaining('нажмите кнопку ещё раз') }, init: { status: 503 } });
});

test('a provider that begins no basket for devices alone is told of them again when the goods are there', async () => {
  const none: OperationResult = { errors: [{ message: 'no', path: ['tradeInSetData'], extensions: { code: 'NOT_FOUND' } }] };
  const { answer, variables } = sendForm(two, [['intent', 'buy'], ...both], { SetTradeIn: none });
  await answer;
  expect([variables('AddToBasket').length, variables('SetTradeIn').length]).toEqual([1, 2]);
  const alone = sendForm('?d=10001,1,1,1,24,128,3,natural', [['intent', 'save'], ...both], { SetTradeIn: none });
  expect(await alone.answer).toMatchObject({ data: { message: expect.stringContaining('вместе с покупкой') }, init: { status: 409 } });
  expect(await sendForm(two, [['intent', 'cancel']], { SetTradeIn: none }).answer).toEqual(to('/trade-in'));
});

test('a form that this screen does not have is refused', async () => {
  for (const [query, intent] of [
    [two, 'sell'],
    ['?d=10001', 'buy'],
  ] as const) {
    await expect(sendForm(query, [['intent', intent]]).answer).rejects.toMatchObject({ init: { status: 400 } });
  }
});

test('one device is kept by itself, as it is told, and the calculator stays where it is', async () => {
  const { answer, variables } = sendForm(two, [
    ['intent', 'keep'],
    ['device', '10001'],
  ]);
  expect(await answer).toEqual(to(`/trade-in?${new URLSearchParams(two)}`));
  expect(variables('KeepDevice')).toEqual([
    { input: { tId: '10001', calculatorId: '1', modelId: '24', memory: 128, condition: 'PERFECT', color: 'natural' } },
  ]);
  expect(variables('SetTradeIn')).toEqual([]);
  // One that has not been told to the end is nothing to keep.
  const unfinished = sendForm(two, [
    ['intent', 'keep'],
    ['device', '10003'],
  ]);
  await expect(unfinished.answer).rejects.toMatchObject({ init: { status: 400 } });
});

test('the new device is chosen from its page, and given up in the calculator', async () => {
  const chosen = sendForm('', [
    ['intent', 'choose'],
    ['productId', '42'],
  ]);
  expect(await chosen.answer).toEqual(to('/trade-in?product=42'));
  expect(chosen.variables('ChooseNewDevice')).toEqual([{ input: { productId: '42' } }]);
  const dropped = sendForm(two, [['intent', 'drop'], ...both]);
  expect(await dropped.answer).toEqual(to(`/trade-in?${new URLSearchParams(two.replace('&product=42', ''))}`));
  expect(dropped.variables('DropNewDevice')).toHaveLength(1);
});

test('a change of one thing that is refused says why', async () => {
  const words = 'Этот товар не участвует в обмене.';
  const errors = [{ message: 'no', path: ['x'], extensions: { code: 'BAD_USER_INPUT', fields: { 'input.productId': [words] } } }];
  const fields: [string, string][] = [
    ['intent', 'choose'],
    ['productId', '42'],
  ];
  expect(await sendForm('', fields, { ChooseNewDevice: { errors } }).answer).toMatchObject({
    data: { message: words },
    init: { status: 422 },
  });
});
