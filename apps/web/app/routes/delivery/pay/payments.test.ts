import { expect, test } from 'vitest';
import type { WayToPayFragment } from '../../../generated/graphql.ts';
import { paymentsIn } from './payments.ts';

const way = (typeId: string, tab: WayToPayFragment['tab'], rest: Partial<WayToPayFragment> = {}): WayToPayFragment => ({
  typeId,
  kind: 'OTHER',
  name: `Способ ${typeId}`,
  description: null,
  tab,
  periods: [],
  isForGiftCertificates: false,
  minBasketThreshold: null,
  maxBasketThreshold: null,
  ...rest,
});

const card = way('17', 'ONLINE', { isForGiftCertificates: true });
const bank = way('50', 'INSTALMENT', {
  description: 'Решение за две минуты',
  periods: [6, 12, 24],
  minBasketThreshold: { amount: 1_500_00 },
  maxBasketThreshold: { amount: 500_000_00 },
});
const invoice = way('5', 'ON_RECEIPT', { kind: 'BANK_TRANSFER' });

test('the ways of the checkout stand under its tabs, with their terms and bounds', () => {
  const { groups, forGifts } = paymentsIn([bank, card], []);
  expect(groups.map(({ title }) => title)).toEqual(['Онлайн', 'Рассрочка']);
  expect(groups[1]?.ways).toEqual([
    {
      id: '50',
      icon: 'clock',
      name: 'Способ 50',
      description: 'Решение за две минуты',
      terms: ['6, 12 или 24 месяца', 'от 1\u00a0500\u00a0₽ до 500\u00a0000\u00a0₽'],
    },
  ]);
  expect(groups[0]?.ways[0]?.terms).toEqual([]);
  expect(forGifts).toEqual(['Способ 17']);
});

test('each way has a sign of its kind, else of its tab', () => {
  const { groups, company } = paymentsIn(
    [card, way('64', 'ONLINE', { kind: 'SBP' }), way('2', 'ON_RECEIPT', { kind: 'COURIER_CARD' }), invoice],
    [],
  );
  const icons = [...groups.flatMap(({ ways }) => ways), ...company].map(({ icon }) => icon);
  expect(icons).toEqual(['wallet', 'qr', 'truck', 'letter']);
});

test('what the checkout folds is folded here too', () => {
  const methods = Array.from({ length: 8 }, (_, at) => way(String(at + 101), 'ONLINE'));
  const [group] = paymentsIn(methods, []).groups;
  expect([group?.ways.map(({ id }) => id), group?.folded.map(({ id }) => id)]).toEqual([
    ['101', '102', '103'],
    ['104', '105', '106', '107', '108'],
  ]);
  // One more is seen at once.
  expect(paymentsIn(methods.slice(0, 4), []).groups[0]?.folded).toEqual([]);
});

test('a city has only its own, and companies theirs apart', () => {
  expect(paymentsIn([card, bank], ['50']).groups.map(({ id }) => id)).toEqual(['instalment']);
  const { groups, company } = paymentsIn([card, invoice], []);
  expect([groups.map(({ id }) => id), company.map(({ id }) => id)]).toEqual([['online'], ['5']]);
});
