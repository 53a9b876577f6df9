import { expect, test } from 'vitest';
import { hrefOf, matchesQuery, servicesOf, storeQueryOf } from './store-query.ts';

const readQuery = (query: string) => storeQueryOf(new URLSearchParams(query));
const nothing = readQuery('');
const shop = { typeId: '1', isOpen: true, services: ['Трейд-ин', 'Возврат и обмен'] };

test('an address is read and written alike', () => {
  const query = 'q=Артёма 74&types=9.12&open=1&service=Трейд-ин&brand=lg';
  expect(readQuery(new URL(hrefOf(readQuery(query)), 'http://shop').search)).toEqual(readQuery(query));
  expect(hrefOf(nothing)).toBe('/shops');
});

test('what means nothing is not asked', () => {
  expect(readQuery('q=+Ар+&types=77&open=yes&brand=%2F')).toEqual(nothing);
  expect(readQuery(`q=${'а'.repeat(300)}`).text).toHaveLength(200);
});

test('a place is shown by its type, its hours and its services', () => {
  expect(matchesQuery(shop, nothing)).toBe(true);
  expect(matchesQuery(shop, readQuery('types=9.12'))).toBe(false);
  expect(matchesQuery({ ...shop, isOpen: false }, readQuery('open=1'))).toBe(false);
  expect(matchesQuery({ ...shop, isOpen: null }, readQuery('open=1'))).toBe(true);
  expect(matchesQuery(shop, readQuery('service=Трейд-ин'))).toBe(true);
  expect(matchesQuery(shop, readQuery('service=Ремонт'))).toBe(false);
});

test('services are listed once', () => {
  expect(servicesOf([shop, { ...shop, services: ['Выдача заказов', 'Трейд-ин'] }])).toEqual([
    'Возврат и обмен',
    'Выдача заказов',
    'Трейд-ин',
  ]);
});
