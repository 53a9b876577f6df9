import { expect, test } from 'vitest';
import { conditionStatus } from './conditions.ts';
import { letterPricesByMemory, pricesByMemory } from './devices.ts';
import { exchangeDevice } from './exchange-device.ts';
import { codeOfLetter, conditionCodes, conditionLetters } from './vocabulary.ts';

test('a condition has a code and letters, each other’s opposite (spec 2 §9)', () => {
  expect(conditionCodes.map((code) => conditionLetters[code])).toEqual(['C', 'D', 'NC']);
  expect(conditionCodes.map((code) => codeOfLetter[conditionLetters[code]])).toEqual([3, 2, 1]);
});

test('what a device is worth is read in either view, whichever was asked for, and written in its own', () => {
  const [numbers, letters] = [{ 128: { 3: 200.5, 1: null } }, { 128: { C: 200.5, NC: null } }];
  for (const wire of [numbers, letters]) {
    expect(pricesByMemory.decode(wire)).toEqual({ 128: { 3: 200_50, 2: null, 1: null } });
    expect(letterPricesByMemory.decode(wire)).toEqual({ 128: { C: 200_50, D: null, NC: null } });
  }
  expect(pricesByMemory.encode({ 0: { 3: 100, 2: 50, 1: null } })).toEqual({ 0: { 3: 1, 2: 0.5, 1: null } });
  expect(letterPricesByMemory.encode({ 0: { C: 100, D: 50, NC: null } })).toEqual({ 0: { C: 1, D: 0.5, NC: null } });
});

test('a device says its condition in either view; other letters are none', () => {
  expect([conditionStatus.decode('NC'), conditionStatus.decode(3), conditionStatus.encode(2)]).toEqual([1, 3, 2]);
  expect(exchangeDevice.decode({ tId: 10_000, status: 'D' }).status).toBe(2);
  expect(exchangeDevice.parse({ tId: 10_000, status: 'X' }).status).toBeNull();
});
