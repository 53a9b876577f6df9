import { expect, test } from 'vitest';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { faultsOf } from '../../testing/structured.ts';
import { visit } from '../../testing/visit.ts';
import { answerGroups, questionData } from './answers.server.ts';
import { loader } from './route.tsx';

const answers = answerGroups.flatMap((group) => group.answers);

test('each group and answer has an address of its own, and each answer leads to a screen', () => {
  const ids = [...answerGroups, ...answers].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const urls = answers.flatMap(({ links }) => links.map(({ url }) => ({ url })));
  expect(urls.filter((link) => !leadsSomewhere(link))).toEqual([]);
  expect(answers.filter(({ links }) => links.length === 0)).toEqual([]);
});

test.each([
  ['change-order', 'почту'],
  ['cancel-order', 'кредит — банку'],
  ['return', 'проверим заявку'],
  ['return', 'кредит — банку'],
  ['pickup', 'номер заказа и телефон, указанный в нём; паспорт нужен только для кредита при получении'],
  ['pickup', 'Неоплаченный заказ храним'],
  ['payment-ways', 'Цифровые коды, подарочные карты и заказы в постамат оплачиваются заранее'],
  ['payment-failed', 'другим способом из предложенных'],
  ['company', '«Покупаю для компании»'],
  ['company', 'документы пришлём на почту'],
  ['broken', 'попросить обмен: позвоните нам'],
  ['no-receipt', 'В остальных случаях для гарантийного ремонта он понадобится'],
  ['gift-cards', 'вернуть на сайте нельзя: позвоните нам'],
  ['registration', 'для курьера — ещё адрес'],
  ['registration', 'подтвердить этот номер кодом'],
])('an answer names what differs from the usual: %s, %s', (id, words) => {
  expect(answers.find((answer) => answer.id === id)?.text).toContain(words);
});

test('search engines can read the questions', () => {
  expect(faultsOf(questionData)).toEqual([]);
});

test('the answers are there when the provider is not', async () => {
  const url = new URL('http://shop.example/help');
  const { context } = visit({ execute: async () => ({ data: null }), now: () => new Date('2026-11-30T09:00:00Z') });
  const loaded = await loader({ context, request: new Request(url), url, params: {}, pattern: '/help' });
  expect(loaded).toMatchObject({
    groups: answerGroups,
    phone: { isAnswered: true },
    breadcrumbs: [{ name: 'Главная', url: '/' }, { name: 'Помощь' }],
  });
});
