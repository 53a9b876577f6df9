import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { emptyDevice, otherColor } from '../../features/tradein/device.ts';
import { withCalculator } from '../../features/tradein/load.server.ts';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import TradeInScreen, { loader } from './route.tsx';

const grade = (condition: string) => ({ condition, letter: 'C', name: condition, description: '', signs: [] });
const answers: Record<string, OperationResult> = {
  TradeInPage: {
    data: {
      tradeInCalculators: [
        { id: '1', name: 'Витрина', description: '', view: 'NUMBERS' },
        { id: '2', name: 'Партнёр', description: '', view: 'LETTERS' },
      ],
      seo: { title: '', description: '', h1: null, text: null, canonical: null, robots: null, redirect: null },
    },
  },
  TradeInEntry: {
    data: {
      tradeInGroups: [
        {
          ...{ id: '1', name: 'Смартфоны', code: 'phones', singular: 'Смартфон', grades: [grade('PERFECT')] },
          ...{ image: '/media/categories/224.svg', bestPrice: { amount: 129_500_00 } },
        },
      ],
      tradeInPopularBrands: [],
      tradeInBrandModels: [{ id: '1', name: 'Apple', models: [{ id: '25', name: 'iPhone 15 Pro' }] }],
      tradeInMemoryInfo: { step: 'CHOOSE', memories: [{ memory: 128, name: '128 ГБ', price: { amount: 56000_00 } }] },
      tradeInPrices: [{ memory: 128, condition: 'PERFECT', price: { amount: 56000_00 } }],
    },
  },
  TradeInSaved: { data: { tradeInExchangeDevices: [], tradeInDerivable: null } },
  TradeInColors: { data: { tradeInColors: [{ code: 'natural', name: 'Титан', price: { amount: 56500_00 }, hex: null }] } },
  TradeInSearch: { data: { tradeInSearch: { nodes: [{ id: '25' }], totalCount: 1 } } },
};

function openScreen(query: string, over: Record<string, OperationResult> = {}) {
  const requests: Operation[] = [];
  const seen = visit({
    execute: async (operation) => {
      requests.push(operation);
      const [, , name = ''] = /(query|mutation) (\w+)/.exec(operation.document ?? '') ?? [];
      const known: Record<string, OperationResult> = { ...answers, ...over };
      if (name !== 'TradeInPage') return known[name] ?? {};
      const { TradeInPage: page, TradeInSaved: saved } = known;
      return { data: Object.assign({}, page?.data, saved?.data), errors: [...(page?.errors ?? []), ...(saved?.errors ?? [])] };
    },
  });
  const url = new URL(`http://shop.example/trade-in${query}`);
  const given = { context: seen.context, url, request: new Request(url), params: {}, pattern: '/trade-in' as const };
  const of = (name: string) => requests.filter(({ document }) => document?.includes(`query ${name}(`)).map(({ variables }) => variables);
  return { given, of, logged: seen.logged };
}
const loadScreen = (query: string, over?: Record<string, OperationResult>) => loader(openScreen(query, over).given);

test('it begins with an empty entry of the first who values, and asks for the model; who values is asked for when the shopper wants to', async () => {
  const { entries, current, total, next } = await loadScreen('');
  expect(entries).toHaveLength(1);
  expect(current).toMatchObject({ step: 'model', price: null, device: { calculator: '1', model: null }, names: { calculator: 'Витрина' } });
  expect([total, next.calculator]).toEqual([0, '1']);
  expect((await loadScreen('?d=10001')).current).toMatchObject({ step: 'providers' });
});

async function htmlOf(query: string, over?: Record<string, OperationResult>): Promise<string> {
  const props = { loaderData: await loadScreen(query, over) } as ComponentProps<typeof TradeInScreen>;
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: () => createElement(TradeInScreen, props) }])));
}

test('of the steps is said which one this is; who values is a line below them, where there are several', async () => {
  const html = await htmlOf('');
  expect(html).toContain('Шаг 1 из 4');
  // A kind with its picture and the most that is given.
  expect(html).toMatch(/categories\/224[^>]*>.*Смартфоны.*до 129\u00a0500\u00a0₽/);
  expect(html).toMatch(/Оценивает Витрина\. <a [^>]*>Выбрать другого оценщика/);
  const alone = await htmlOf('', {
    TradeInPage: { data: { tradeInCalculators: [{ id: '1', name: 'Витрина', description: '', view: 'NUMBERS' }] } },
  });
  expect(alone).toContain('Шаг 1 из 4');
  expect(alone).not.toContain('Оценивает');
});

test('a kind that has been chosen takes a line, which leads back to all of them', async () => {
  const html = (await htmlOf('?d=10001,1,1')).replaceAll('<!-- -->', '');
  expect(html).toMatch(/Смартфоны · <a [^>]*href="\/trade-in\?d=10001%2C1&amp;at=10001"[^>]*>Изменить/);
  expect(html).toContain('id="brands"');
  expect(html).not.toContain('categories/224');
  // A kind that the provider has no more is chosen anew.
  expect(await htmlOf('?d=10001,1,9')).toContain('categories/224');
});

const savedDevice = {
  ...{ tId: '12345', calculatorId: '1', groupId: null, brandId: null, modelId: '99', brand: 'Apple', model: 'iPhone 12', memory: 128 },
  ...{ condition: 'PERFECT', color: null },
};

test('what was chosen before is opened again, by the name that the provider tells; an address that says something goes first', async () => {
  const TradeInSaved: OperationResult = {
    data: { tradeInExchangeDevices: [savedDevice, { ...savedDevice, tId: null }], tradeInDerivable: null },
  };
  const again = await loadScreen('', { TradeInSaved });
  expect(again.entries).toMatchObject([
    {
      device: { tId: 12_345, model: '99', color: otherColor },
      names: { brand: 'Apple', model: 'iPhone 12' },
      step: 'done',
      price: 56_000_00,
    },
  ]);
  expect([again.isSaved, again.savedIds, again.isNewSaved]).toEqual([true, [12_345], false]);
  // Another condition is another valuation.
  expect((await loadScreen('?d=12345,1,,,99,128,1,-', { TradeInSaved })).savedIds).toEqual([]);
  const other = await loadScreen('?d=10001,1', { TradeInSaved });
  expect(other.entries.map(({ device }) => device.tId)).toEqual([10_001]);
});

test('two devices, one of them valued in its colour, come to its price', async () => {
  const { entries, current, total, next } = await loadScreen('?d=10001,1,1,1,25,128,3,natural&d=10002,1&at=10002');
  expect(entries.map(({ step, price }) => [step, price])).toEqual([
    ['done', 56_500_00],
    ['model', null],
  ]);
  expect(entries[0]?.names).toMatchObject({ brand: 'Apple', model: 'iPhone 15 Pro', memory: '128 ГБ', color: 'Титан' });
  expect(current?.device.tId).toBe(10_002);
  expect(total).toBe(56_500_00);
  expect([10_001, 10_002]).not.toContain(next.tId);
});

test('a calculator of letters is asked by its own calls', async () => {
  const { given, of } = openScreen('?d=10001,2,1,1,25');
  await loader(given);
  expect(of('TradeInEntry')).toMatchObject([
    { calculatorId: '2', byLetters: true, byNumbers: false, brandByLetters: true, modelByLetters: true, modelByNumbers: false },
  ]);
});

test('words find a model at the step that asks for it, and nowhere else', async () => {
  const { found } = await loadScreen('?d=10001,1&q=айфон');
  expect(found).toMatchObject({ totalCount: 1 });
  expect((await loadScreen('?d=10001,1,1,1,25&q=айфон')).found).toBeNull();
});

test('an error is logged and the screen stands', async () => {
  const failing = { errors: [{ message: 'away', path: ['tradeInMemoryInfo'], extensions: { code: 'UNAVAILABLE' } }] };
  const { given, logged } = openScreen('?d=10001,1,1,1,25', { TradeInEntry: { ...failing, data: null } });
  const { current } = await loader(given);
  expect(current).toMatchObject({ step: 'memory', memoryStep: null, lists: { isFailed: true } });
  expect(logged).toMatchObject([{ message: 'trade-in failed' }]);
});

test.each([
  ['kinds', 'tradeInGroups', '?d=10001,1', { isFailed: true }],
  ['brands', 'tradeInBrandModels', '?d=10001,1,1', { areBrandsLost: true, isFailed: false }],
  ['prices', 'tradeInPrices', '?d=10001,1,1,1,25,128', { arePricesLost: true, isFailed: false }],
] as const)('%s that did not come are not said to be none', async (_, field, address, lists) => {
  const { given } = openScreen(address, { TradeInEntry: { data: { ...Object(answers.TradeInEntry?.data), [field]: null } } });
  expect((await loader(given)).current).toMatchObject({ lists });
});

test('a search that failed, and a choice that did not come, are said', async () => {
  expect((await loadScreen('?d=10001,1&q=айфон', { TradeInSearch: { data: { tradeInSearch: null } } })).found).toBe(false);
  const errors = [{ message: 'away', path: ['tradeInDerivable'], extensions: { code: 'UNAVAILABLE' } }];
  const TradeInSaved = { data: { tradeInExchangeDevices: [], tradeInDerivable: null }, errors };
  expect([(await loadScreen('', { TradeInSaved })).isSavedLost, (await loadScreen('?d=10001,1', { TradeInSaved })).isSavedLost]).toEqual([
    true,
    false,
  ]);
});

test('one provider is nothing to choose, and calculator 1 counts where none is known', () => {
  const device = emptyDevice(10_001);
  expect(withCalculator(device, [{ id: '7' }]).calculator).toBe('7');
  expect(withCalculator(device, []).calculator).toBe('1');
  expect(withCalculator(device, [{ id: '1' }, { id: '2' }]).calculator).toBeNull();
  expect(withCalculator({ ...device, calculator: '2' }, [{ id: '7' }]).calculator).toBe('2');
});

test('an address that the calculator has not written, and a product that there is not, are not found', async () => {
  await expect(loadScreen('?d=1')).rejects.toMatchObject({ init: { status: 404 } });
  const without = { TradeInNew: { data: { product: null, tradeInCalculators: [] } } };
  await expect(loadScreen('?product=9', without)).rejects.toMatchObject({ init: { status: 404 } });
});

const newProduct = {
  ...{ id: '42', name: 'Новый', url: '/p/42', images: [], offer: { price: { amount: 90000_00 } }, modelId: null, isBuyable: true },
};
const TradeInNew: OperationResult = { data: { product: newProduct, tradeInCalculators: [{ id: '1' }] } };

test.each([
  ['nothing', '?product=42&at=new', 'Выбрать старое устройство'],
  ['a model', '?d=10001,1,1,1,25&product=42&at=new', 'Выбрать память: Apple iPhone 15 Pro'],
  ['memory', '?d=10001,1,1,1,25,128&product=42&at=new', 'Выбрать состояние: Apple iPhone 15 Pro 128 ГБ'],
  ['a condition', '?d=10001,1,1,1,25,128,3&product=42&at=new', 'Выбрать цвет: Apple iPhone 15 Pro 128 ГБ'],
  ['a condition that it is not taken in', '?d=10001,1,1,1,25,128,1,-&product=42&at=new', 'Изменить ответы: Apple iPhone 15 Pro 128 ГБ'],
])('whoever has chosen the new device after %s goes on from there', async (_, query, label) => {
  const html = await htmlOf(query, { TradeInNew });
  const [, href] =
    new RegExp(`<a [^>]*href="([^"]*at=\\d{5}[^"]*)#step"[^>]*>${label}</a>`).exec(html.replaceAll(': <!-- -->', ': ')) ?? [];
  expect(href).toContain('product=42');
  expect(html).not.toContain('Купить со скидкой');
});

test('whoever has answered everything buys, also with another device still to be told of', async () => {
  expect(await htmlOf('?d=10001,1,1,1,25,128,3,natural&product=42&at=new', { TradeInNew })).toMatch(/Купить со скидкой<\/button><\/form>/);
  const both = await htmlOf('?d=10001,1,1,1,25,128,3,natural&d=10002,1,1,1,25&product=42', { TradeInNew });
  expect(both).toMatch(/Купить со скидкой<\/button><a [^>]*at=10002&amp;product=42#step"/);
});

test('whether the new device is the chosen one is known', async () => {
  const chosen = (productId: string) => ({ data: { tradeInExchangeDevices: [], tradeInDerivable: { productId } } });
  expect((await loadScreen('?product=42', { TradeInNew, TradeInSaved: chosen('42') })).isNewSaved).toBe(true);
  expect((await loadScreen('?product=42', { TradeInNew, TradeInSaved: chosen('43') })).isNewSaved).toBe(false);
});

test('of devices that are worth more than the new one is said what is taken off, and that the rest is not paid', async () => {
  const previewOf = (amount: number) => ({
    data: {
      basketPreview: {
        ...{ sum: { amount: 20_000_00 }, discount: { amount }, totalSum: { amount: 20_000_00 - amount } },
        discounts: [{ actionId: null, name: 'Скидка за обмен Apple iPhone 15 Pro, 128\u00a0ГБ', promocode: null, sum: { amount } }],
      },
    },
  });
  const query = '?d=10001,1,1,1,25,128,3,natural&product=42';
  const htmlWith = async (amount: number) =>
    (await htmlOf(query, { TradeInNew, TradeInPreview: previewOf(amount) })).replaceAll('\u00a0', ' ');
  expect(await htmlWith(19_999_00)).toContain(
    'Оценка 56 500 ₽ больше, чем можно зачесть за этот товар: зачтём 19 999 ₽, остаток 36 501 ₽ не',
  );
  expect(await htmlWith(56_500_00)).not.toContain('не выплачивается');
});
