import { expect, test } from 'vitest';
import type { Order } from '../../entities/order/labels.ts';
import { aftercareOf, isBoughtAgainByLine, warrantyText } from './aftercare.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2028-11-26', 'Гарантия до 26 ноября 2028 года, ещё 2 года'],
  ['2027-11-26', 'Гарантия до 26 ноября 2027 года, ещё 1 год'],
  ['2028-02-10', 'Гарантия до 10 февраля 2028 года, ещё 1 год и 2 месяца'],
  ['2026-12-02', 'Гарантия до 2 декабря 2026 года, ещё 6 дней'],
  ['2026-11-26', 'Гарантия до 26 ноября 2026 года, последний день'],
  ['2026-11-25', 'Гарантия закончилась 25 ноября 2026 года, ремонт платный'],
])('of a warranty until %s is said, on 26 November 2026: %s', (until, text) => expect(plain(warrantyText(until, '2026-11-26'))).toBe(text));

const item = {
  id: '1',
  isWarranty: false,
  url: '/catalog/tvs/5/100',
  quantity: 2,
  returned: 1,
  warrantyUntil: '2028-11-26',
  manuals: [{ id: '3', name: 'Руководство', url: '/media/manuals/3.pdf', size: 1_500_000 }],
  tradeIn: { calculatorId: '1', groupId: '2', brandId: '3', modelId: '4', memory: 128, price: { amount: 46_000_00 } },
};
const order = (over: object = {}, ofItem: object = {}) =>
  ({ status: 'RECEIVED', email: null, deliveryAddress: 'ул. Артёма, 74', items: [{ ...item, ...ofItem }], ...over }) as unknown as Order;
const after = (one: Order) => aftercareOf(one, '2026-11-26', ({ modelId }) => `/trade-in?d=${modelId}`);

test('what was received has its papers, its warranty and its price today', () => {
  const { 1: thing } = after(order());
  expect(thing?.manuals).toEqual([{ url: '/media/manuals/3.pdf', name: 'Руководство (PDF, 1,4\u00a0МБ)' }]);
  expect(plain(thing?.tradeIn?.text ?? '')).toMatch(/^Трейд-ин сегодня: до /);
  expect(thing?.tradeIn?.href).toBe('/trade-in?d=4');
  expect(thing?.warranty).toContain('2028');
  expect(thing?.reviewHref).toBe('/catalog/tvs/5/100/comments?write#write-review');
});

test('a provider that tells nothing leaves repair and buying again', () => {
  expect(after(order({}, { url: '', warrantyUntil: null, manuals: [], tradeIn: null }))).toEqual({
    1: { warranty: null, manuals: [], tradeIn: null, reviewHref: null },
  });
});

test.each([
  ['is on its way', order({ status: 'READY' })],
  ['was sent by e-mail', order({ email: 'anna@example.ru', deliveryAddress: 'anna@example.ru' })],
  ['has come back', order({}, { returned: 2 })],
  ['is a warranty', order({}, { isWarranty: true })],
])('nothing is said of what %s', (_, one) => expect(after(one)).toEqual({}));

test('an order of one piece is bought again by its line alone', () => {
  const [one, two] = [
    { id: '1', quantity: 1 },
    { id: '2', quantity: 1 },
  ];
  const aftercare = after(order());
  expect(isBoughtAgainByLine([one], aftercare)).toBe(true);
  expect(isBoughtAgainByLine([one], {})).toBe(false);
  expect(isBoughtAgainByLine([{ ...one, quantity: 2 }], aftercare)).toBe(false);
  expect(isBoughtAgainByLine([one, two], aftercare)).toBe(false);
});
