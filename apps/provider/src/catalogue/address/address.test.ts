import { describe, expect, test } from 'vitest';
import { cleanInTown } from './clean-address.ts';
import { cleanPhone } from './clean-phone.ts';
import { suggestEmails } from './emails.ts';
import { cleanName, suggestNames } from './names.ts';
import { readAddress } from './read-address.ts';
import { kindOf, ownName, writtenName } from './street-name.ts';
import { completeHouses, suggestInTown } from './suggest-address.ts';

const streets = [
  'улица Артёма',
  'проспект Мира',
  'улица Мира',
  'Тверская улица',
  'улица Артёмовская',
  'улица Розы Люксембург',
  'улица Набережная',
].map((name) => ({ name, own: ownName(name), houses: 80 }));
const town = { name: 'Донецк' };
const suggest = (text: string) => suggestInTown(town, streets, readAddress(text)).map(({ value }) => value.replace('г Донецк, ', ''));
const clean = (text: string) => cleanInTown(town, streets, readAddress(text), text);

test.each([
  ['улица Артёма', 'артема', 'улица'],
  ['просп. Мира', 'мира', 'проспект'],
  ['Тверская улица', 'тверская', 'улица'],
  ['улица Набережная', 'набережная', 'улица'],
  ['площадь', 'площадь', null],
])('«%s» is named «%s», of the kind %j', (text, own, kind) => {
  expect([ownName(text), kindOf(text)]).toEqual([own, kind]);
});

test('a street is written without its kind', () => {
  expect([writtenName('улица Артёма'), writtenName('Тверская улица')]).toEqual(['Артёма', 'Тверская']);
});

describe('addresses are suggested as they are typed', () => {
  test.each([
    ['арт', ['улица Артёма', 'улица Артёмовская']],
    ['ЛЮКС', ['улица Розы Люксембург']],
    ['мира', ['проспект Мира', 'улица Мира']],
    ['пр-т мир', ['проспект Мира']],
    ['артима', ['улица Артёма']],
    ['артёма 7', ['', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `улица Артёма, д 7${digit}`)],
    ['абракадабра 999999', []],
  ])('«%s»', (text, values) => expect(suggest(text)).toEqual(values));

  test('a number goes on to the last house of the street, and a letter ends it', () => {
    expect(completeHouses('7', 73)).toEqual(['7', '70', '71', '72', '73']);
    expect(completeHouses('8', 80)).toEqual(['8', '80']);
    expect(completeHouses('9', 80)).toEqual(['9']);
    expect(completeHouses('7а', 80)).toEqual(['7А']);
  });
});

describe('an address is cleaned', () => {
  test('a street that there is, is sure; its house may be none', () => {
    expect(clean('артема 80')).toMatchObject({ street_with_type: 'улица Артёма', house: '80', qc: 0, qc_house: 2 });
    expect(clean('артема 81')).toMatchObject({ qc: 0, qc_house: 10 });
    expect(clean('артема 0')).toMatchObject({ qc: 0, qc_house: 10 });
  });
  test('one with a slip of the pen is another reading', () => {
    expect(clean('Артима 7')).toMatchObject({ result: 'г Донецк, улица Артёма, д 7', qc: 3 });
  });
  test('one that there is not is left over', () => {
    expect(clean('абракадабра 999999')).toMatchObject({ street_with_type: null, unparsed_parts: 'АБРАКАДАБРА', qc: 1 });
    expect(clean('бульвар Артёма 7')).toMatchObject({ qc: 3, street_with_type: 'улица Артёма' });
  });
  test('of a city without streets nothing is said', () => {
    expect(cleanInTown(town, [], readAddress('артема 7'), 'артема 7')).toMatchObject({ qc: null, result: 'г Донецк, артема, д 7' });
  });
});

describe('a phone', () => {
  test.each([
    ['8 (949) 123-45-67', '+7 949 123-45-67', 0],
    ['9491234567', '+7 949 123-45-67', 0],
    ['+7 495 123 45 67', '+7 495 123-45-67', 0],
    ['+380501234567', '+380501234567', 7],
    ['380501234567', '+380501234567', 7],
    ['949 123', null, 2],
    ['12345678901', null, 2],
    ['телефон', null, 2],
  ])('«%s» is %j', (text, phone, qc) => expect(cleanPhone(text)).toMatchObject({ source: text, phone, qc }));
});

describe('a name', () => {
  const values = (text: string, ...only: Parameters<typeof suggestNames>[2] & object) =>
    suggestNames(text, 3, only).map(({ value }) => value);
  test('is completed by what its other words leave open', () => {
    expect(values('ан', 'name')).toEqual(['Анатолий', 'Андрей', 'Антон']);
    expect(values('Анна Ив', 'surname')).toEqual(['Анна Иванова']);
    expect(values('Иванова Ан')).toEqual(['Иванова Анастасия', 'Иванова Ангелина', 'Иванова Анна']);
    expect(values('Иванов Иван Ив')).toEqual(['Иванов Иван Иванович']);
    expect([values(''), values('12'), values('Анна')]).toEqual([[], [], []]);
  });
  test('is written with capital letters, its parts in order', () => {
    expect(cleanName('сергей владимирович ИВАНОВ')).toMatchObject({
      result: 'Иванов Сергей Владимирович',
      surname: 'Иванов',
      name: 'Сергей',
      patronymic: 'Владимирович',
      gender: 'MALE',
      qc: 0,
    });
    expect(cleanName('анна-мария 7')).toMatchObject({ unparsed_parts: '7', qc: 1 });
    expect(cleanName('77')).toMatchObject({ result: null, qc: 2 });
  });
});

test('an e-mail is completed at the usual domains', () => {
  const values = (text: string) => suggestEmails(text, 3).map(({ value }) => value);
  expect(values('Anna')).toEqual(['anna@mail.ru', 'anna@yandex.ru', 'anna@gmail.com']);
  expect(values('anna@ya')).toEqual(['anna@yandex.ru', 'anna@ya.ru']);
  expect([values('anna@mail.ru'), values('анна'), values('a@b@c'), values('')]).toEqual([[], [], [], []]);
});
