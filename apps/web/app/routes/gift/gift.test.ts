import { type ComponentProps, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import BasketGift, { loader as loadBasketGift, action as saveGift } from './basket.tsx';
import OrderGift, { loader as loadOrderGift, action as sendGift } from './order.tsx';

const seed = '0123456789abcdef0123456789abcdef';
const gift = { email: 'masha@example.ru', name: 'Маша', words: null, sentAt: '2026-11-30T12:00:00Z' };
const argsOf = (path: string, answer: OperationResult, form?: Record<string, string>) => {
  const sent: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      sent.push(variables);
      return answer;
    },
  });
  const url = new URL(`http://shop.example${path}`);
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) });
  return { sent, args: { context, request, url, params: { id: '5' }, pattern: path } as never };
};
const htmlOf = (screen: () => ReactElement) =>
  renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: screen }]))).replaceAll('\u00a0', ' ');
const basketHtml = (over: object) =>
  htmlOf(() => createElement(BasketGift, { loaderData: { gift, ...over } } as ComponentProps<typeof BasketGift>));
const orderHtml = (over: object) =>
  htmlOf(() =>
    createElement(OrderGift, { loaderData: { id: '5', isSent: true, gift, seed, ...over } } as ComponentProps<typeof OrderGift>),
  );

test('whose basket or order has nothing to give is led back to it', async () => {
  for (const basket of [null, { isGiftable: false, gift: null }])
    await expect(loadBasketGift(argsOf('/cart/gift', { data: { basket } }).args)).rejects.toMatchObject({ status: 302 });
  for (const order of [null, { id: '5', isActive: false, isGiftable: false, gift: null }]) {
    const refused = loadOrderGift(argsOf('/order-info/5/gift', { data: { order } }).args);
    await expect(refused).rejects.toMatchObject({ status: 302 });
  }
});

test('the recipient of a basket is kept with what was typed, or given up', async () => {
  const answer = { data: { basketSetGift: { basket: { revision: 2 }, userErrors: [] } } };
  const { sent, args } = argsOf('/cart/gift', answer, { email: 'masha@example.ru', name: ' Маша ', words: ' ' });
  expect(await saveGift(args)).toMatchObject({ status: 303 });
  expect(sent).toEqual([{ input: { email: 'masha@example.ru', name: 'Маша', words: null } }]);
  const wrong = argsOf('/cart/gift', answer, { email: 'masha@', name: '', words: '' });
  expect(await saveGift(wrong.args)).toMatchObject({ data: { errors: { email: expect.any(String), name: expect.any(String) } } });
  expect(wrong.sent).toEqual([]);
  const removed = argsOf('/cart/gift', { data: { basketRemoveGift: { basket: null, userErrors: [] } } }, { intent: 'remove' });
  expect(await saveGift(removed.args)).toMatchObject({ status: 303 });
  expect(basketHtml({})).toContain('Прислать код мне');
  expect(basketHtml({ gift: null })).not.toContain('Прислать код мне');
});

test('a card is sent once by one form, and the page says that the code is another one, no more', async () => {
  const answer = { data: { orderSendGift: { order: { id: '5' }, userErrors: [] } } };
  const { sent, args } = argsOf('/order-info/5/gift', answer, { email: 'masha@example.ru', name: 'Маша', words: 'Ура', seed });
  expect(await sendGift(args)).toMatchObject({ status: 303 });
  expect(sent).toEqual([{ input: { email: 'masha@example.ru', name: 'Маша', words: 'Ура', orderId: '5', idempotencyKey: seed } }]);
  expect(orderHtml({})).toContain('В письме будет новый код.');
  expect(orderHtml({})).not.toContain('прежний');
  expect(orderHtml({})).toContain('Отправить ещё раз');
  expect(orderHtml({ isSent: false })).not.toContain('новый код');
});
