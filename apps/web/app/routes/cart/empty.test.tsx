import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { firstSign } from '../../platform/router/first-sign.ts';
import { partsHere } from '../../platform/router/lazy-hydrate.tsx';
import BasketStep from './route.tsx';

type Props = Parameters<typeof BasketStep>[0];

/** What an empty basket with this code says, after a form that was answered so. */
async function show(promocode: string | null, actionData?: Props['actionData']) {
  firstSign.resolve();
  await partsHere();
  const basket = { items: [], exchangeDevices: [], promocode };
  const loaderData = { basket, totals: {}, removed: [], suggested: null, own: { value: [] }, elsewhere: [] };
  const props = { loaderData, actionData } as unknown as Props;
  const Stub = createRoutesStub([{ path: '/', Component: () => <BasketStep {...props} /> }]);
  return renderToStaticMarkup(<Stub />);
}

test('a code that was refused before anything is in the basket is named with the reason', async () => {
  const html = await show(null, { failure: null, promocode: { enteredCode: 'ЛЕТО', message: 'Такого промокода нет.' } });
  expect(html).toMatch(/role="alert"[^>]*>Промокод ЛЕТО не применён. Такого промокода нет.</);
  expect(html).toContain('<title>Ошибка: Корзина');
});

test('one that was accepted waits for goods', async () => {
  const html = await show('ОСЕНЬ5');
  expect(html).toContain('Промокод ОСЕНЬ5 сохранён');
  expect(html).not.toContain('role="alert"');
  expect(html).toContain('<title>Корзина');
});
