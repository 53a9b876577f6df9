import { describe, expect, test } from 'vitest';
import { fieldName } from './field-name.ts';
import { type Filter, rangeMistakes, readFilters, withoutFilter, writeFilters } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters of an address', () => {
  test('values and ranges', () => {
    expect(read('?f.brand=lg&f.brand=sony&f.price.min=1000&f.price.max=50000.5&sort=price')).toEqual([
      { code: 'brand', values: ['lg', 'sony'] },
      { code: 'price', min: 1000, max: 50000.5 },
    ]);
  });

  test('a form without JavaScript sends empty fields', () => {
    expect(read('?f.price.min=&f.price.max=&f.brand=')).toEqual([]);
  });

  test('numbers as people type them', () => {
    expect(read('?f.price.min=10 000&f.weight.max=1,5')).toEqual([
      { code: 'price', min: 10000 },
      { code: 'weight', max: 1.5 },
    ]);
    expect(read('?f.price.min=10000 ₽&f.price.max=15 000 руб.')).toEqual([{ code: 'price', min: 10000, max: 15000 }]);
    expect(read('?f.price.min=-5&f.price.max=abc')).toEqual([]);
    expect(read('?f.price.min=1e9')).toEqual([]);
  });

  test('a range typed the other way round', () => {
    expect(read('?f.price.min=50000&f.price.max=1000')).toEqual([{ code: 'price', min: 1000, max: 50000 }]);
  });

  test('what is no number is kept to be corrected', () => {
    const search = new URLSearchParams(
      '?f.price.min=недорого&f.price.max=5 000&f.weight.max=-1&f.brand=lg&f.width.min=&q=abc&f.__proto__.min=x',
    );
    const text = 'Введите число, например 15\u00a0000.';
    expect([...rangeMistakes(search)]).toEqual([
      ['price', { min: 'недорого', text }],
      ['weight', { max: '-1', text }],
      ['__proto__', { min: 'x', text }],
    ]);
  });

  test('a value twice is one value', () => {
    expect(read('?f.brand=lg&f.brand=lg')).toEqual([{ code: 'brand', values: ['lg'] }]);
  });

  test('senseless parts are left out', () => {
    expect(read(`?f.=1&f.a b=1&f.${'x'.repeat(81)}=1&g.brand=lg&f.brand=${'x'.repeat(201)}&f.__proto__=1`)).toEqual([
      { code: '__proto__', values: ['1'] },
    ]);
  });

  test('an address cannot hold endless filters', () => {
    const many = Array.from({ length: 60 }, (_, each) => `f.a${each}=1`).join('&');
    expect(read(many)).toHaveLength(40);
  });

  test('reads back what it writes', () => {
    const filters: Filter[] = [
      { code: 'brand', values: ['be-quiet', 'Vogel’s'] },
      { code: 'price', min: 0, max: 100 },
    ];
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
});

test('no more values are read than the gateway takes', () => {
  const search = new URLSearchParams('f.price.min=1');
  for (let at = 0; at < 80; at++) search.append('f.brand', `b${at}`);
  for (let at = 0; at < 80; at++) search.append('f.color', `c${at}`);
  const [price, brand, color] = readFilters(search);
  expect([price?.min, brand?.values?.length, color?.values?.length]).toEqual([1, 80, 19]);
});

describe('removing', () => {
  const filters: Filter[] = [
    { code: 'brand', values: ['lg', 'sony'] },
    { code: 'price', min: 1 },
  ];

  test('one value', () => {
    expect(withoutFilter(filters, 'brand', 'lg')).toEqual([
      { code: 'brand', values: ['sony'] },
      { code: 'price', min: 1 },
    ]);
  });

  test('the last value removes the filter', () => {
    expect(withoutFilter([{ code: 'brand', values: ['lg'] }], 'brand', 'lg')).toEqual([]);
  });

  test('a range', () => {
    expect(withoutFilter(filters, 'price')).toEqual([{ code: 'brand', values: ['lg', 'sony'] }]);
  });
});

test('names of fields', () => {
  expect(fieldName('brand')).toBe('f.brand');
  expect(fieldName('price', 'max')).toBe('f.price.max');
});
