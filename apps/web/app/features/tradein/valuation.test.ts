import { expect, test } from 'vitest';
import { totalText, valuationText } from './valuation.ts';

const [unknown, colorLeft, valued, refused] = [
  { step: 'model' as const, price: null },
  { step: 'color' as const, price: 14_500_00 },
  { step: 'done' as const, price: 14_000_00 },
  { step: 'done' as const, price: null },
];

test('of a device is said what is known of its sum, and when the rest will be', () => {
  expect([unknown, colorLeft, valued, refused].map(valuationText)).toEqual([
    'сумму назовём, когда выберете состояние',
    'около 14\u00a0500\u00a0₽, точную сумму назовём, когда выберете цвет',
    '14\u00a0000\u00a0₽',
    'не принимаем',
  ]);
});

test('of several counts what is final; before any is, the one that is known best is told', () => {
  expect(totalText([valued, colorLeft], 14_000_00)).toBe('14\u00a0000\u00a0₽');
  expect(totalText([unknown, colorLeft], 0)).toContain('около 14\u00a0500\u00a0₽');
  expect(totalText([unknown], 0)).toBe('сумму назовём, когда выберете состояние');
  expect(totalText([refused], 0)).toBe('0\u00a0₽');
});
