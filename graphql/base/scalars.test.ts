import { describe, expect, test } from 'vitest';
import { scalars } from './scalars.ts';

const { Rubles, Phone, DateTime, Date: Day } = scalars;

describe('rubles', () => {
  test('are kopecks inside', () => {
    expect([0, 1, 100, 1_999_990].map((kopecks) => Rubles?.serialize(kopecks))).toEqual([0, 0.01, 1, 19_999.9]);
    expect([0, 0.01, 0.29, 19_999.9, 1e6].map((rubles) => Rubles?.parseValue(rubles))).toEqual([0, 1, 29, 1_999_990, 1e8]);
    expect([99_999_999.99, 999_999_999.29].map((rubles) => Rubles?.parseValue(rubles))).toEqual([9_999_999_999, 99_999_999_929]);
  });
  test('have no more than two decimals and no sign', () => {
    for (const value of [0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, '1', null]) expect(() => Rubles?.parseValue(value)).toThrow();
  });
});

describe('a phone', () => {
  test('is shown with +7', () => {
    expect(Phone?.serialize('79991234567')).toBe('+79991234567');
    expect(() => Phone?.parseValue(79991234567)).toThrow('Введите российский номер телефона');
  });
});

test('a moment has an offset', () => {
  for (const good of ['2026-11-21T10:00:00+03:00', '2026-11-21T10:00:00.123Z', '2026-11-21T10:00+03:00'])
    expect(DateTime?.parseValue(good)).toBe(good);
  for (const bad of ['2026-11-21', '2026-11-21T10:00:00', '2026-13-21T10:00:00Z', 'завтра', 1])
    expect(() => DateTime?.parseValue(bad)).toThrow();
});

test('a day is one of the calendar', () => {
  expect(Day?.parseValue('2028-02-29')).toBe('2028-02-29');
  for (const bad of ['2026-02-29', '2026-2-1', '21.11.2026', '2026-11-21T10:00:00Z', null]) expect(() => Day?.parseValue(bad)).toThrow();
});

test('writing never throws', () => {
  for (const scalar of Object.values(scalars)) {
    for (const value of [null, undefined, {}, Symbol.iterator.description, Number.NaN]) expect(() => scalar.serialize(value)).not.toThrow();
  }
});
