import { describe, expect, test } from 'vitest';
import { addDevice, currentOf, emptyDevice, isSame, isTId, maxDevices, newTId, removeDevice, replaceDevice } from './device.ts';

describe('numbers of devices (spec 2 §9)', () => {
  test.each([
    [9_999, false],
    [10_000, true],
    [99_999, true],
    [100_000, false],
    [10_000.5, false],
  ])('%d is one: %s', (number, is) => expect(isTId(number)).toBe(is));

  test('are random, from the first to the last of five digits, each once', () => {
    expect(newTId([], () => 0)).toBe(10_000);
    expect(newTId([], () => 0.999_999_99)).toBe(99_999);
    expect(newTId([10_000], () => 0)).toBe(10_001);
    // After the last comes the first.
    expect(newTId([99_999], () => 0.999_999_99)).toBe(10_000);
  });
});

const [one, other] = [emptyDevice(10_001), emptyDevice(10_002)];

test('an empty entry knows its number and nothing else', () => {
  const { tId, ...rest } = one;
  expect(tId).toBe(10_001);
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

test('adding a device makes the next entry, up to as many as there may be', () => {
  expect(addDevice([one], other)).toEqual([one, other]);
  const full = Array.from({ length: maxDevices }, (_, index) => emptyDevice(20_000 + index));
  expect(addDevice(full.slice(1), other)).toHaveLength(maxDevices);
  expect(addDevice(full, other)).toEqual(full);
});

test('removing one leaves the rest, or the next entry when none remains', () => {
  const next = emptyDevice(10_003);
  expect(removeDevice([one, other], 10_001, next)).toEqual([other]);
  expect(removeDevice([one], 10_001, next)).toEqual([next]);
  expect(removeDevice([one], 10_009, next)).toEqual([one]);
});

test('the current device is the new one, or one of those that are handed in', () => {
  expect(currentOf([one, other], 'new')).toBe('new');
  expect(currentOf([one, other], '10002')).toBe(10_002);
  expect(currentOf([one, other], '10009')).toBe(10_001);
  expect(currentOf([one, other], null)).toBe(10_001);
  expect(currentOf([], null)).toBeNull();
});

test('what is told of one device leaves the others as they are', () => {
  const told = { ...other, model: '7' };
  expect(replaceDevice([one, other], told)).toEqual([one, told]);
});

test('a device is told alike where nothing that it is worth by differs', () => {
  const told = { ...one, calculator: '1', model: '24', memory: 128, condition: 'PERFECT', color: 'natural' } as const;
  expect(isSame(told, { ...told, group: '7', brand: '3' })).toBe(true);
  expect(isSame({ ...told, memory: null, color: null }, { ...told, memory: 0, color: '-' })).toBe(true);
  for (const over of [
    { tId: 10_002 },
    { calculator: '2' },
    { model: '25' },
    { memory: 256 },
    { condition: 'WORKING' as const },
    { color: '-' },
  ])
    expect(isSame(told, { ...told, ...over })).toBe(false);
});
