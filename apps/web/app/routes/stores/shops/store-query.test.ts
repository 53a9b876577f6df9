import { expect, test } from 'vitest';
import { hrefOf, matchesQuery, servicesOf, storeQueryOf } from './store-query.ts';

const asked = (query: string) => storeQueryOf(new URLSearchParams(query));
const nothing = asked('');
const shop = { typeId: '1', isOpen: true, services: ['Трейд-ин', 'Возврат и обмен'] };

test('an address is read and written alike', () => {
  const query = 'q=Артёма 74&types=9.12&open=1&service=Трейд-ин&brand=lg';
  expect(asked(new URL(hrefOf(asked(query)), 'http://shop').search)).toEqual(asked(query));
  expect(hrefOf(nothing)).toBe('/shops');
});

test('what means nothing is not asked', () => {
  expect(asked('q=+Ар+&types=77&open=yes&brand=%2F')).toEqual(nothing);
  expect(asked(`q=${'а'.repeat(300)}`).text).toHaveLength(200);
});

test('a place is shown by its type, its hours and its services', () => {
  expect(matchesQuery(shop, nothing)).toBe(true);
  expect(matchesQuery(shop, asked('types=9.12'))).toBe(false);
  expect(matchesQuery({ ...shop, isOpen: false }, asked('open=1'))).toBe(false);
  expect(matchesQuery({ ...shop, isOpen: null }, asked('open=1'))).toBe(true);
  expect(matchesQuery(shop, asked('service=Трейд-ин'))).toBe(true);
  expect(matchesQuery(shop, asked('service=Ремонт'))).toBe(false);
});

test('services are listed once', () => {
  expect(servicesOf([shop, { ...shop, services: ['Выдача заказов', 'Трейд-ин'] }])).toEqual([
    'Возврат и обмен',
    'Выдача заказов',
    'Трейд-ин',
  ]);
});
