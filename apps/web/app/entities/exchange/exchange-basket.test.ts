import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { BasketExchange } from './exchange-basket.tsx';

const device = {
  ...{ tId: '12345', brand: 'Apple', model: 'iPhone 13', memory: 128, condition: 'WORKING' as const },
  ...{ price: { amount: 30_000_00 }, itemId: '7' },
};
const lineWith = (amount: number) => ({ id: '7', discounts: [{ name: 'Скидка за обмен Apple iPhone 13, 128 ГБ', sum: { amount } }] });

function htmlOf(amount: number): string {
  const Component = () => createElement(BasketExchange, { devices: [device], items: [lineWith(amount), { id: '8', discounts: [] }] });
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component }]))).replaceAll('\u00a0', ' ');
}

test('what of a device the goods do not take is said beside it', () => {
  expect(htmlOf(19_989_00)).toContain('зачтём 19 989 ₽, остаток 10 011 ₽ не выплачивается');
  expect(htmlOf(30_000_00)).not.toContain('не выплачивается');
});
