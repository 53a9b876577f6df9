import { expect, test } from 'vitest';
import { isDeviceNumber, isMemory } from '../basket/offered-device.ts';
import { execute, owner } from '../testing/execute.ts';
import { refusal, setCookies } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const save = (device = 'modelId: 24, memory: 128, condition: WORKING') =>
  `mutation { tradeInSave(input: { ${device} }) { exchange { devices { model } derivable { model } total { amount } } } }`;

test.each([
  ['9999', false],
  ['10000', true],
  ['99999', true],
  ['100000', false],
  ['1e4', false],
])('%s is a number of a device: %s', (number, is) => expect(isDeviceNumber(number)).toBe(is));

test.each([
  [-1, false],
  [0, true],
  [1_000_000, true],
  [1_000_001, false],
])('%d Gb may be a memory: %s', (memory, is) => expect(isMemory(memory)).toBe(is));

test('a device that is saved is the first calculator’s, and its basket is the visitor’s', async () => {
  const { recordedCalls, answer, context } = await execute(save(), shop(), { headers: {} });
  expect(recordedCalls.map(({ input }) => input)).toEqual([
    { body: { tId: undefined, calculator_id: '1', model_id: '24', memory: 128, status: 2, color: null } },
  ]);
  expect(answer.data.tradeInSave.exchange).toEqual({
    devices: [{ model: 'iPhone 13' }],
    derivable: { model: 'Смартфон' },
    total: { amount: 25_000_00 },
  });
  expect(setCookies(context)).toEqual([expect.stringContaining(`basket_id=${samples.basketId}`)]);
});

test('a provider that answers nothing to a change is asked what has become of it', async () => {
  const { recordedCalls, answer } = await execute(save(), shop({ tradein: { save: () => null } }), { headers: owner });
  expect(recordedCalls.map(({ call }) => call)).toEqual(['tradein.save', 'tradein.exchangeDevices', 'tradein.derivable']);
  expect(answer.data.tradeInSave.exchange.devices).toHaveLength(1);
});

test('what it says is wrong with a device stands beside the device', async () => {
  const wrong = { save: () => Promise.reject(refusal(422, 'validation_failed', '', { model_id: ['Не принимаем.'] }, 'tradein.save')) };
  const { answer } = await execute(save(), shop({ tradein: wrong }), { headers: owner });
  expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'input.modelId': ['Не принимаем.'] } });
});

test.each([
  ['a memory that none has', save('modelId: 24, memory: -1, condition: WORKING'), 'input.memory'],
  ['a number that none has', save('tId: 7, modelId: 24, memory: 0, condition: WORKING'), 'input.tId'],
  [
    'more than may be handed in',
    `mutation { tradeInSetData(input: { devices: [${Array(6).fill('{ modelId: 24, memory: 0, condition: PERFECT }').join()}] }) { exchange { total { amount } } } }`,
    'input.devices',
  ],
])('%s is not sent', async (_, source, field) => {
  const { answer, recordedCalls } = await execute(source, shop(), { headers: owner });
  expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: [expect.any(String)] } });
  expect(recordedCalls).toEqual([]);
});

test('whoever has no basket has nothing, and costs no call', async () => {
  const { answer, recordedCalls } = await execute(
    '{ tradeInExchangeDevices { tId } tradeInDerivable { tId } tradeInDiscount(productId: 42) { discount { amount } } }',
    shop(),
    { headers: {} },
  );
  expect(answer).toEqual({ data: { tradeInExchangeDevices: [], tradeInDerivable: null, tradeInDiscount: null } });
  const { answer: changedAnswer } = await execute('mutation { tradeInRemove(input: {}) { exchange { total { amount } } } }', shop(), {
    headers: {},
  });
  expect(changedAnswer).toEqual({ data: { tradeInRemove: { exchange: { total: { amount: 0 } } } } });
  expect(recordedCalls).toEqual([]);
});

test.each([
  [{ discount: 3000_00, levels: [] }, [{ devicesCount: 1, discount: { amount: 3000_00 } }]],
  [{ discount: 0, levels: [] }, []],
  [null, null],
])('what devices bring is told in levels, or for one: %j', async (found, shown) => {
  const { answer } = await execute(
    '{ product(id: 42) { tradeInBonuses { devicesCount discount { amount } } } }',
    shop({ products: { tradeInDiscount: () => found } }),
  );
  expect(answer.data.product.tradeInBonuses).toEqual(shown);
});
