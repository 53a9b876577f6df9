import { expect, test } from 'vitest';
import { warrantyText } from './warranty.ts';

test.each([
  [0, null],
  [14, '14\u00a0дней'],
  [90, '90\u00a0дней'],
  [182, '6\u00a0месяцев'],
  [365, '1\u00a0год'],
  [548, '18\u00a0месяцев'],
  [730, '2\u00a0года'],
  [1825, '5\u00a0лет'],
])('%d days', (days, text) => {
  expect(warrantyText(days)).toBe(text);
});
