import { describe, expect, test } from 'vitest';
import { codeOf, conditionOf } from '../basket/offered-device.ts';
import { execute } from '../testing/execute.ts';
import { refusal } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';
import { gradesOf, memoryName, memoryStep, priceOf, pricesByCodes, pricesByLetters, viewOf } from './rules.ts';

const unknown = { name: null, price: null };

describe('the step that asks for a memory (spec 2 §4)', () => {
  test('is skipped when the info has key 0, whatever else it has', () => {
    expect(memoryStep({ 0: unknown })).toEqual({ step: 'SKIP', memories: [] });
    expect(memoryStep({ 0: unknown, 128: unknown })).toEqual({ step: 'SKIP', memories: [] });
  });

  test('is an error when the info is empty', () => expect(memoryStep({})).toEqual({ step: 'ERROR', memories: [] }));

  test('asks for one of the others, the smallest first', () => {
    expect(memoryStep({ 1024: { name: 'Терабайт', price: 9_00 }, 128: unknown, 32: unknown })).toEqual({
      step: 'CHOOSE',
      memories: [
        { memory: 32, name: '32 ГБ', price: null },
        { memory: 128, name: '128 ГБ', price: null },
        { memory: 1024, name: 'Терабайт', price: 9_00 },
      ],
    });
  });
});

test.each([
  [1, '1 ГБ'],
  [1000, '1000 ГБ'],
  [1024, '1 ТБ'],
  [1536, '1536 ГБ'],
  [2048, '2 ТБ'],
  [0, 'Без выбора'],
])('%i Gb are «%s»', (memory, name) => expect(memoryName(memory, null)).toBe(name));

test('conditions have the codes 3, 2, 1', () => {
  expect([3, 2, 1] as const).toEqual((['PERFECT', 'WORKING', 'BROKEN_SCREEN'] as const).map(codeOf));
  expect(([3, 2, 1] as const).map(conditionOf)).toEqual(['PERFECT', 'WORKING', 'BROKEN_SCREEN']);
});

test('a calculator has one of two views', () => {
  expect(['letters', 'numbers', 'runes', null].map(viewOf)).toEqual(['LETTERS', 'NUMBERS', 'NUMBERS', 'NUMBERS']);
});

describe('a price is looked up by memory and status', () => {
  const prices = pricesByCodes({ 256: { 3: 300, 2: 200, 1: null }, 64: { 3: 30, 2: 20, 1: 10 } });

  test('where there is one', () => {
    expect(priceOf(prices, 64, 'PERFECT')).toBe(30);
    expect(priceOf(prices, 64, 'BROKEN_SCREEN')).toBe(10);
    expect(priceOf(prices, 256, 'WORKING')).toBe(200);
    expect(priceOf(prices, 256, 'BROKEN_SCREEN')).toBeNull();
    expect(priceOf(prices, 128, 'PERFECT')).toBeNull();
  });

  test('the same in letters', () => {
    expect(pricesByLetters({ 256: { C: 300, D: 200, NC: null }, 64: { C: 30, D: 20, NC: 10 } })).toEqual(prices);
  });
});

test('a provider that says nothing of its conditions has the three of them in general words', () => {
  expect(gradesOf({ conditions: [] }).map(({ letter, name }) => [letter, name])).toEqual([
    ['C', 'Отличное'],
    ['D', 'Рабочее'],
    ['NC', 'Разбит экран'],
  ]);
  const describedCondition = { status: 2, name: null, description: 'Работает', signs: [] };
  expect(gradesOf({ conditions: [describedCondition, { ...describedCondition, status: 7 }] })).toEqual([
    { condition: 'WORKING', letter: 'D', name: 'Рабочее', description: 'Работает', signs: [] },
  ]);
});

test('calculator 1 and pages of 100 are meant when nothing else is asked for; the condition travels as its code', async () => {
  const source = `{ tradeInSearch(query: " айфон ") { totalCount } tradeInColors(modelId: 24, memory: 0, condition: BROKEN_SCREEN) { code }
    tradeInPrices(modelId: 24, calculatorId: 2) { price { amount } } }`;
  const { recordedCalls } = await execute(source, shop());
  expect(recordedCalls).toMatchObject([
    { call: 'tradein.search', input: { query: { calculator_id: '1', q: 'айфон', per_page: 100 } } },
    { call: 'tradein.colors', input: { query: { model_id: '24', calculator_id: '1', memory: 0, status: 1 } } },
    { call: 'tradein.prices', input: { query: { model_id: '24', calculator_id: '2' } } },
  ]);
});

test('a search that is no search is refused by its field', async () => {
  for (const [args, field] of [
    [`query: "${'а'.repeat(101)}"`, 'query'],
    [`model: "${'a'.repeat(101)}"`, 'model'],
    ['perPage: 101', 'perPage'],
    ['perPage: 0', 'perPage'],
    ['page: 0', 'page'],
  ]) {
    const { answer, recordedCalls } = await execute(`{ tradeInSearch(${args}) { totalCount } }`, shop());
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field ?? '']: [expect.any(String)] } });
    expect(recordedCalls).toEqual([]);
  }
  const { answer } = await execute('{ tradeInColors(modelId: 1, memory: -1) { code } }', shop());
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { memory: [expect.any(String)] } });
});

test('a model or a brand that a calculator of letters does not have is null', async () => {
  const missing = () => Promise.reject(refusal(404, 'not_found'));
  const answers = shop({ tradein: { letterModels: missing, letterPrices: missing } });
  const { answer } = await execute(
    '{ tradeInLetterModels(brandId: 9) { id } tradeInLetterPrices(modelId: 9) { price { amount } } }',
    answers,
  );
  expect(answer).toEqual({ data: { tradeInLetterModels: null, tradeInLetterPrices: null } });
});
