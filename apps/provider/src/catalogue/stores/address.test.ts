import { describe, expect, test } from 'vitest';
import { addressOf, isOnStreet, locate } from './address.ts';

test.each([
  ['ул. Артёма, д. 74а', ['артема'], 74],
  ['Артема 74', ['артема'], 74],
  ['Артёма, 7/2', ['артема'], 7],
  ['пр-т Мира', ['мира'], null],
  ['8 Марта, 12', ['8', 'марта'], 12],
  ['улица 8 Марта', ['8', 'марта'], null],
  ['74', [], 74],
  ['улица', [], null],
])('%s', (text, words, house) => {
  expect(addressOf(text)).toEqual({ words, house });
});

describe('a street is meant', () => {
  const on = (text: string) => isOnStreet(addressOf(text), 'г. Донецк, проспект Университетская, д. 7, м. Площадь');
  test.each(['университет', 'Универсететская', 'eybdthcbntncrfz', 'ул. Университетская, 100'])('by «%s»', (text) =>
    expect(on(text)).toBe(true),
  );
  test.each(['Артёма', 'улица', '7', ''])('not by «%s»', (text) => expect(on(text)).toBe(false));
});

describe('an address lies', () => {
  const place = (address: string, latitude: number) => ({ address: `г. Донецк, ${address}`, latitude, longitude: 37 });
  const places = [place('улица Артёма, д. 10', 48), place('улица Артёма, д. 90', 48.2), place('проспект Мира, д. 1', 50)];
  test('at the nearest number of its street', () => {
    expect(locate(addressOf('Артёма 49'), places)?.latitude).toBe(48);
    expect(locate(addressOf('Артёма 51'), places)?.latitude).toBe(48.2);
  });
  test('in the middle of its street when no house is named', () => expect(locate(addressOf('Артёма'), places)?.latitude).toBeCloseTo(48.1));
  test('nowhere when nobody knows the street', () => expect(locate(addressOf('Ленина 1'), places)).toBeNull());
});
