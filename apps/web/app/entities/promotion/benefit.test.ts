import { expect, test } from 'vitest';
import { benefitText } from './benefit.ts';

const line = (quantity: number, price: number | null) => ({ quantity, price: price === null ? null : { amount: price } });

test.each([
  ['its percents of its lines', 3, [line(2, 30_000_00), line(1, 10_000_00)], 'до 2 100 ₽'],
  ['whole rubles of each piece', 3, [line(2, 27_990_00)], 'до 1 680 ₽'],
  ['nothing where no price is told', 3, [line(1, null)], null],
  ['nothing where it is about none of the goods', 3, [], null],
  ['nothing in percents', null, [line(1, 500_00)], null],
])('a promotion takes off %s', (_, discountPercent, lines, text) => {
  expect(benefitText({ discountPercent, lines })?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
