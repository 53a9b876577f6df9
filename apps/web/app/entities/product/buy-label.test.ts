import { expect, test } from 'vitest';
import { preorderLabel } from './buy-label.ts';

test('a preorder says so, with its day', () => {
  const offer = { orderType: 'PREORDER' as const };
  expect(preorderLabel({ offer, availability: { pickupDayText: '10 декабря' } })).toBe('Предзаказать · 10\u00a0декабря');
  expect(preorderLabel({ offer, availability: null })).toBe('Предзаказать');
  expect(preorderLabel({ offer: { orderType: 'BUY' }, availability: { pickupDayText: 'сегодня' } })).toBeUndefined();
});
