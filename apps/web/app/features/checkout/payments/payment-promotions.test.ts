import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MethodChoice } from './choice.tsx';
import { promotionsByPayment } from './payment-promotions.ts';

const action = (name: string, paymentTypeIds: string[], missing = 1, discountPercent: number | null = null) => ({
  id: name,
  name,
  paymentTypeIds,
  discountPercent,
  lines: [{ quantity: 2, price: { amount: 1_000_00 } }],
  unmetConditions: Array.from({ length: missing }, (_, at) => ({ name: `Условие ${at}` })),
});

test('a way to pay promises what asks for it, and for nothing else that is missing', () => {
  expect(
    promotionsByPayment([action('ПСБ', ['66']), action('Сбер', ['52', '54'], 0), action('Все', []), action('С гарантией', ['66'], 2)], {}),
  ).toEqual({
    66: 'Акция: ПСБ',
    52: 'Акция: Сбер',
    54: 'Акция: Сбер',
  });
});

test('what takes off percents says how much that is in this order', () => {
  const textOf = (totals: object) => promotionsByPayment([action('Минус 3 %', ['66'], 1, 3)], { ...totals })[66]?.replaceAll('\u00a0', ' ');
  expect(textOf({})).toBe('Акция: Минус 3 %, в этом заказе до 60 ₽');
  // The method itself says what is paid by it.
  expect(textOf({ 66: {} })).toBe('Акция: Минус 3 %');
});

test('what is promised stands beside its method and no other', () => {
  const method = (typeId: string) => ({
    ...{ typeId, name: `Способ ${typeId}`, kind: 'OTHER' as const, description: null, tab: 'ONLINE' as const },
    ...{ isPrepaid: true, periods: [], terms: [], limit: null, isLimitExceeded: null },
  });
  const methods = [method('17'), method('66')];
  const html = renderToStaticMarkup(createElement(MethodChoice, { methods, selectedTypeId: '17', promotions: { 66: 'Акция: Минус 3 %' } }));
  expect(html.match(/Акция: Минус 3 %/g)).toHaveLength(1);
  expect(html.indexOf('Акция: Минус 3 %')).toBeGreaterThan(html.indexOf('Способ 66'));
});
