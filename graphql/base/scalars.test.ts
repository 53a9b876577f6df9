import { describe, expect, test } from 'vitest';
import { scalars } from './scalars.ts';

const { Kopecks, Phone, DateTime, Date: Day } = scalars;

describe('kopecks', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  test('are whole numbers, beyond 32 bits too', () => {
    const amounts = [0, 1, 100, 1_999_990, 99_999_999_929, largest];
    expect(amounts.map((amount) => Kopecks?.serialize(amount))).toEqual(amounts);
    expect(amounts.map((amount) => Kopecks?.parseValue(amount))).toEqual(amounts);
  });
  test.each([0.5, 19_999.9, -1, largest + 1, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('are not %s', (value) => {
    expect(() => Kopecks?.parseValue(value)).toThrow(
      expect.objectContaining({ message: 'Сумма — целое неотрицательное число копеек.', extensions: { code: 'BAD_USER_INPUT' } }),
    );
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
