import { describe, expect, test } from 'vitest';
import { stem } from '../../text/stem.ts';
import { fields } from '../terms/fields.ts';
import { kindTerm, lineTerm, madeForTerm, modelTerm } from '../terms/terms.ts';
import { product } from '../testing/shelf.ts';
import { termsOf } from './document.ts';

const standing = (name: string, brand: string, term: string): number =>
  termsOf(product({ id: 1, name, brand })).byTerm.get(term)?.fields ?? 0;

describe('in an English name', () => {
  test('the last noun is the kind, and what describes it is what it goes with', () => {
    expect(standing('Kensington laptop lock', 'Kensington', 'lock')).toBe(fields.name);
    expect(standing('Kensington laptop lock', 'Kensington', 'laptop')).toBe(fields.target);
  });

  test('an adjective behind a noun takes nothing from it', () =>
    expect(standing('Targus notebook external', 'Targus', 'notebook')).toBe(fields.name));

  test('the maker describes nothing', () => expect(standing('DELL toner cartridge', 'Dell', 'dell')).toBe(fields.name | fields.brand));

  test('behind the second amount stands what the thing has', () => {
    const notebook = 'HP EliteBook Notebook 14 cm 8 GB 256 GB SSD Black';
    expect(standing(notebook, 'HP', 'notebook')).toBe(fields.name);
    expect(standing(notebook, 'HP', 'ssd')).toBe(fields.value);
    expect(standing('Intel 80 GB SSD', 'Intel', 'ssd')).toBe(fields.name);
  });
});

test('a line of products is found without the number that is written against it', () => {
  expect(standing('Смартфон Samsung Galaxy Z Flip7', 'Samsung', 'flip')).toBe(fields.name);
  expect(standing('Xerox 006R90321', 'Xerox', 'r')).toBe(0);
});

test('all of a kind have the term of the kind, what is made for it has not', () => {
  const phone = termsOf(product({ id: 1, name: 'Смартфон', category: 'Смартфоны', singular: 'Смартфон' }));
  const cover = termsOf(product({ id: 2, name: 'Чехол', category: 'Чехлы для смартфонов', singular: 'Чехол' }));
  expect(phone.byTerm.has(kindTerm(['смартфн']))).toBe(true);
  expect(cover.byTerm.has(kindTerm(['смартфн']))).toBe(false);
  expect(cover.byTerm.has(kindTerm(['чехл']))).toBe(true);
});

describe('in a Russian name', () => {
  test('what it is for ends at the maker, unless the maker is what it is for', () => {
    const bag = 'Сумка для ноутбука Sumdex PON-352';
    expect(standing(bag, 'Sumdex', 'ноутбук')).toBe(fields.target);
    expect(standing(bag, 'Sumdex', 'pon')).toBe(fields.name);
    expect(standing('Чехол для Apple iPhone 13', 'Apple', stem('iphone'))).toBe(fields.target);
  });

  test('what it has is no kind of it', () => {
    const bank = 'Портативный аккумулятор Hoco J101A с быстрой зарядкой белый';
    expect(standing(bank, 'Hoco', stem('зарядкой'))).toBe(fields.value);
    expect(standing(bank, 'Hoco', stem('белый'))).toBe(fields.name);
  });

  test('words before the maker are a name of its kind, with and without their adjectives', () => {
    const { byTerm } = termsOf(product({ id: 1, name: 'Картридж лазерный HP 107A', brand: 'HP', category: 'Прочее', singular: 'Прочее' }));
    expect(byTerm.has(kindTerm([stem('картридж')]))).toBe(true);
    expect(byTerm.has(kindTerm([stem('картридж'), stem('лазерный')]))).toBe(true);
  });
});

test('a category of two kinds names both', () => {
  const { byTerm } = termsOf(product({ id: 1, name: 'X', category: 'Чайники и термопоты', singular: 'Чайники и термопоты' }));
  expect(byTerm.has(kindTerm([stem('чайник')]))).toBe(true);
  expect(byTerm.has(kindTerm([stem('термопот')]))).toBe(true);
});

test('what stands before the hyphen of a «ТВ-приставка» is no kind of it', () => {
  const box = product({ id: 1, name: 'ТВ-приставка Xiaomi TV Box S', brand: 'Xiaomi', category: 'ТВ-приставки', singular: 'ТВ-приставка' });
  const { byTerm } = termsOf(box);
  expect(byTerm.has(kindTerm([stem('тв')]))).toBe(false);
  expect(byTerm.has(kindTerm([stem('приставка')]))).toBe(true);
  expect(byTerm.get(stem('тв'))?.fields).toBe(fields.target);
});

test('a kind is named without the first of its adjectives as well', () => {
  const { byTerm } = termsOf(product({ id: 1, name: 'Встраиваемая посудомоечная машина Midea MID45', brand: 'Midea' }));
  expect(byTerm.has(kindTerm([stem('посудомоечная'), stem('машина')]))).toBe(true);
});

test('a line is what stands behind the maker of a Russian name, and not what a thing is for', () => {
  const lines = (name: string, brand: string) =>
    [...termsOf(product({ id: 1, name, brand })).byTerm.keys()].filter((term) => /^>[^+]+$/.test(term));
  expect(lines('Игровая приставка Sony PlayStation 5', 'Sony')).toEqual([lineTerm(stem('playstation'))]);
  expect(lines('Чехол Spigen для iPhone 16', 'Spigen')).toEqual([]);
  expect(lines('Sony PlayStation 5 console', 'Sony')).toEqual([]);
});

describe('a model', () => {
  const terms = (name: string, brand: string, specification?: [name: string, text: string]) => {
    const values = specification ? [{ name: specification[0], text: specification[1], unit: null, type: 'text', number: null }] : [];
    return [...termsOf(product({ id: 1, name, brand, values })).byTerm.keys()].filter((term) => /^[<>].*[+]/.test(term)).sort();
  };

  test('is told by its name, the longer and the shorter, with the maker and without', () => {
    expect(terms('Смартфон Samsung Galaxy S25 Ultra 256 ГБ, серый', 'Samsung')).toEqual(
      [
        ['galaxi', 's25'],
        ['galaxi', 's25', 'ultra'],
        ['s25', 'ultra'],
        ['samsung', 'galaxi'],
        ['samsung', 'galaxi', 's25'],
        ['samsung', 'galaxi', 's25', 'ultra'],
      ].map(modelTerm),
    );
    expect(terms('Умная колонка Яндекс Станция Мини 3, чёрный', 'Яндекс')).toContain(modelTerm([stem('станция'), stem('мини'), '3']));
  });

  test('of another thing is what it is made for, by its name and by its specifications', () => {
    expect(terms('Чехол uBear Touch для iPhone 15 чёрный', 'uBear')).toContain(madeForTerm(['iphon', '15']));
    expect(terms('Чехол uBear Touch для iPhone 15 чёрный', 'uBear')).not.toContain(modelTerm(['iphon', '15']));
    expect(terms('Стекло uBear', 'uBear', ['Совместимость', 'Apple iPhone 15, Apple iPhone 16'])).toEqual(
      expect.arrayContaining([madeForTerm(['iphon', '15']), madeForTerm(['iphon', '16'])]),
    );
    expect(terms('Стекло uBear', 'uBear', ['Процессор', 'Apple A18 Pro'])).toEqual([]);
  });

  test('is written as in the name', () => {
    const { byTerm } = termsOf(product({ id: 1, name: 'Смартфон Apple iPhone 15 128 ГБ', brand: 'Apple' }));
    expect(byTerm.get(modelTerm(['iphon', '15']))).toMatchObject({ word: 'iPhone 15', fields: fields.name });
  });
});
