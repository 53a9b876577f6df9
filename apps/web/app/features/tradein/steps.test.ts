import { expect, test } from 'vitest';
import { type Device, emptyDevice } from './device.ts';
import { before, memoryOf, priceOf, stepOf, steps, totalOf } from './steps.ts';

const whole: Device = {
  tId: 10_001,
  calculator: '1',
  group: '1',
  brand: '1',
  model: '25',
  memory: 128,
  condition: 'PERFECT',
  color: 'black',
};
const unknown = { memoryStep: 'CHOOSE', colors: 3 } as const;

test('it starts with the providers, then come model, memory, condition, colour', () => {
  expect(steps).toEqual(['providers', 'model', 'memory', 'condition', 'color']);
  expect(stepOf(emptyDevice(10_001), { memoryStep: null, colors: null })).toBe('providers');
  for (const step of steps) expect(stepOf(before(whole, step), unknown)).toBe(step);
  expect(stepOf(whole, unknown)).toBe('done');
});

test('the memory step is skipped when the info has the key 0, and stands where nothing is known', () => {
  const device = before(whole, 'memory');
  expect(stepOf(device, { memoryStep: 'SKIP', colors: null })).toBe('condition');
  for (const memoryStep of ['CHOOSE', 'ERROR', null] as const) expect(stepOf(device, { memoryStep, colors: null })).toBe('memory');
  expect(memoryOf(device, 'SKIP')).toBe(0);
  expect(memoryOf(whole, 'SKIP')).toBe(0);
  expect(memoryOf(device, 'CHOOSE')).toBeNull();
  expect(memoryOf(whole, 'CHOOSE')).toBe(128);
});

test('the colour is asked for unless there is none to choose', () => {
  const device = before(whole, 'color');
  expect(stepOf(device, { memoryStep: 'CHOOSE', colors: 0 })).toBe('done');
  expect(stepOf(device, { memoryStep: 'CHOOSE', colors: 1 })).toBe('color');
});

test('going back to a step asks for it and all that follow; kind and brand stay for another model', () => {
  expect(before(whole, 'condition')).toEqual({ ...whole, condition: null, color: null });
  expect(before(whole, 'model')).toEqual({ ...emptyDevice(10_001), calculator: '1', group: '1', brand: '1' });
  expect(before(whole, 'providers')).toEqual(emptyDevice(10_001));
});

test('the price is looked up by memory and status', () => {
  const prices = [
    { memory: 64, condition: 'PERFECT', price: { amount: 30_00 } },
    { memory: 64, condition: 'WORKING', price: { amount: 20_00 } },
    { memory: 128, condition: 'PERFECT', price: { amount: 40_00 } },
  ] as const;
  expect(priceOf(prices, 64, 'WORKING')).toBe(20_00);
  expect(priceOf(prices, 128, 'PERFECT')).toBe(40_00);
  expect(priceOf(prices, 128, 'WORKING')).toBeNull();
  expect(priceOf(prices, 0, 'PERFECT')).toBeNull();
  expect(priceOf(prices, null, null)).toBeNull();
});

test('devices that are not told to the end count for nothing', () => {
  expect(totalOf([])).toBe(0);
  expect(totalOf([56_000, null, 7_500])).toBe(63_500);
});
