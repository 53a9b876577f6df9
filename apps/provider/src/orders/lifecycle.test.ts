import { describe, expect, test } from 'vitest';
import { type LifecycleFacts, nextOf, orderTimings, pausesAt, statusSequence } from './lifecycle.ts';

const pickup: LifecycleFacts = { basketKey: 'buy', deliveryPurpose: 'pickup', isThere: false };

describe('the way of an order', () => {
  test.each<[string, Partial<LifecycleFacts>, string]>([
    ['comes to the store', {}, 'NATRF'],
    ['lies in the store already', { isThere: true }, 'NARF'],
    ['is brought', { deliveryPurpose: 'courier' }, 'NADF'],
    ['is brought at once', { deliveryPurpose: 'courier_fast' }, 'NADF'],
    ['is agreed on by phone', { deliveryPurpose: null }, 'NAF'],
    ['is a code', { basketKey: 'digital', deliveryPurpose: null }, 'NF'],
    ['is a certificate', { basketKey: 'special', deliveryPurpose: null }, 'NF'],
  ])('%s', (_, over, letters) => expect(statusSequence({ ...pickup, ...over }).join('')).toBe(letters));

  test('goes on letter by letter, and ends', () => {
    expect(['N', 'A', 'T', 'R', 'F'].map((letter) => nextOf(pickup, letter))).toEqual(['A', 'T', 'R', 'F', undefined]);
  });

  test.each(['W', 'I', 'Z', 'F'])('does not go on from %s', (letter) => expect(nextOf(pickup, letter)).toBeUndefined());

  test('of a code ends with its payment, by nobody’s clock', () =>
    expect(nextOf({ ...pickup, basketKey: 'digital', deliveryPurpose: null }, 'N')).toBeUndefined());
});

test('a demonstration waits nowhere for more than five minutes', () => {
  expect(Object.fromEntries(pausesAt(orderTimings.real))).toEqual({ N: 10, A: 5, T: 180, D: 240, R: 1440 });
  expect(Object.fromEntries(pausesAt(orderTimings.demonstration))).toEqual({ N: 5, A: 5, T: 5, D: 5, R: 5 });
});
