import { expect, test } from 'vitest';
import { benefitText } from './benefit.ts';

const line = (quantity: number, price: number | null, final: number) => ({
  quantity,
  price: price === null ? null : { amount: price },
  finalPrice: { amount: final },
});

test.each([
  ['its lines', [line(2, 30_000_00, 29_100_00), line(1, 10_000_00, 9_700_00)], 'до 2 100 ₽'],
  ['nothing where no price is told', [line(1, null, 29_100_00)], null],
  ['nothing where it takes off nothing', [line(1, 500_00, 500_00)], null],
  ['nothing without lines', [], null],
])('a promotion takes off %s', (_, lines, text) => {
  expect(benefitText(lines)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
