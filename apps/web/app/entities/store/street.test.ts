import { expect, test } from 'vitest';
import { shortStreet, streetOf } from './street.ts';

test('streets are written short, and the city is known', () => {
  expect(shortStreet('Витрина, улица Артёма')).toBe('Витрина, ул.\u00a0Артёма');
  expect(shortStreet('г. Донецк, проспект Мира, д. 44')).toBe('просп.\u00a0Мира, д.\u00a044');
});

test('an address names its street', () => {
  expect(streetOf('г. Донецк, улица Артёма, д. 74')).toBe('ул.\u00a0Артёма');
  expect(streetOf('г. Москва, Ленинский проспект, д. 3')).toBe('Ленинский проспект');
  expect(streetOf('пр. Ильича, 19')).toBe('пр.\u00a0Ильича');
  expect(streetOf('ТЦ «Донецк-Сити», 2 этаж')).toBe('');
});
