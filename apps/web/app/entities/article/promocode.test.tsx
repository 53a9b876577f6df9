import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PromocodePanel, promocodeTerms } from './promocode.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const code = { code: 'ОСЕНЬ5', text: 'На всё, кроме подарочных карт.', priceFrom: null, endsOn: null };

test.each([
  [{ priceFrom: { amount: 50_000_00 }, endsOn: '2026-12-20' }, 'От 50 000 ₽ · до 20 декабря'],
  [{ priceFrom: null, endsOn: '2026-12-31' }, 'До 31 декабря'],
  [{ priceFrom: null, endsOn: null }, ''],
])('terms of %o', (terms, text) => {
  expect(plain(promocodeTerms(terms))).toBe(text);
});

test.each([
  ['Когда товаров в корзине на 50\u00a0000 ₽ и больше.', ''],
  ['На холодильники.', 'От 50 000 ₽'],
])('beside «%s» the sum is said once', (text, terms) => {
  const promocode = { ...code, text, priceFrom: { amount: 50_000_00 } };
  const Stub = createRoutesStub([{ path: '/', Component: () => <PromocodePanel promocode={promocode} /> }]);
  const html = plain(renderToStaticMarkup(<Stub />));
  expect([html.match(/50 000/g)?.length, html.includes('От 50 000 ₽')]).toEqual([1, terms !== '']);
});

test('without scripts the code is put into the basket by a form, and no button says that it copies', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <PromocodePanel promocode={code} /> }]);
  const html = plain(renderToStaticMarkup(<Stub />));
  expect(html).toContain('action="/cart"');
  expect(html).toContain('name="promocode" value="ОСЕНЬ5"');
  expect(html).toContain('На всё, кроме подарочных карт.');
  expect(html).not.toContain('Скопировать');
});
