import { expect, test } from 'vitest';
import { waysIn } from '../ways.ts';
import { paymentsIn } from './payments.ts';

test.each([
  [[], ['store', 'point', 'locker', 'courier', 'express']],
  [
    ['1', '2'],
    ['store', 'courier'],
  ],
  [
    ['14', '9'],
    ['point', 'locker'],
  ],
  [['27'], ['express']],
  [['5'], ['courier']],
])('deliveries %j are %j', (ids, ways) => {
  expect(waysIn(ids)).toEqual(ways);
});

test.each([
  [
    ['17', '64', '1'],
    ['online', 'receipt'],
  ],
  [
    ['12', '88'],
    ['credit', 'parts'],
  ],
  [['19'], ['parts']],
  [['50'], ['instalment']],
  [['999'], []],
])('payments %j stand under %j', (ids, groups) => {
  expect(paymentsIn(ids).map(({ id }) => id)).toEqual(groups);
});

test('a city that tells no payments may have any, and each is named once', () => {
  const all = paymentsIn([]);
  expect(all.map(({ title }) => title)).toEqual(['Онлайн', 'При получении', 'Рассрочка', 'Кредит', 'Частями']);
  expect(paymentsIn(['17', '17', '66']).flatMap(({ methods }) => methods)).toEqual(['Банковская карта', 'Карта ПСБ']);
});
