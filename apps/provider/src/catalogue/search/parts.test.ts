import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';
import { kindTerm } from './terms/terms.ts';
import { product, shelf } from './testing/shelf.ts';
import { distinctiveTermsOf } from './understanding/thesaurus.ts';

const depth = (number: number) => ({ name: 'Глубина', text: `${number} см`, unit: 'см', type: 'number', number });
const noise = (number: number) => ({ name: 'Уровень шума', text: `${number} дБ`, unit: 'дБ', type: 'number', number });
const washers = [40, 45, 50, 55, 60].map((size, index) =>
  product({
    id: 1 + index,
    name: `Стиральная машина Samsung WW${size}`,
    brand: 'Samsung',
    category: 'Стиральные машины',
    singular: 'Стиральная машина',
    values: [depth(size), noise(50 + index)],
  }),
);
const cover = product({ id: 10, name: 'Чехол для iPhone 16', brand: 'Acme', category: 'Чехлы', singular: 'Чехол', categoryId: 2 });
const phone = product({ id: 11, name: 'Смартфон Apple iPhone 15 128 ГБ', brand: 'Apple', categoryId: 3 });
const { understand } = shelf([...washers, cover, phone]);
const names = {
  paths: new Map<string, string>(),
  kinds: new Map([[kindTerm(distinctiveTermsOf('Стиральные машины')), 'Стиральные машины']]),
  brands: new Map([['samsung', 'Samsung']]),
};
const parts = (text: string, literally = false) => partsOf(understand(text, { literally }), names).map(({ name, rest }) => [name, rest]);

test('kinds and makers have their names, and what is left is the query without the part', () => {
  expect(parts('стиралка самсунг до 45000')).toEqual([
    ['Стиральные машины', 'самсунг до 45000 руб'],
    ['Samsung', 'стиралка до 45000 руб'],
    ['до 45\u{a0}000 ₽', 'стиралка самсунг'],
  ]);
});

test('a measure and its limit are one part, a wish another', () => {
  expect(parts('тихая стиральная машина глубина до 45 см').map(([name]) => name)).toEqual([
    'тихая',
    'Стиральные машины',
    'глубина до 45 см',
  ]);
});

test('a limit that names no side says which size of the kind it is', () => {
  expect(parts('стиральная машина до 45 см')).toEqual([
    ['Стиральные машины', 'до 45 см'],
    ['глубина до 45 см', 'стиральная машина'],
  ]);
  expect(parts('стиральная машина ширина до 45 см').map(([name]) => name)).toEqual(['Стиральные машины', 'до 45 см']);
  expect(parts('чехол до 45 см').map(([name]) => name)).toEqual(['чехол', 'до 45 см']);
});

test('a wish that can be measured is a condition with its number', () => {
  const understanding = understand('тихая узкая стиральная машина');
  const wish = (measure: string, wants: 'least' | 'most', term: string) => ({ measure, wants, term });
  const readPartNames = (...limits: ReturnType<typeof wish>[]) =>
    partsOf(understanding, names, { wishLimits: limits }).map(({ name }) => name);
  expect(readPartNames(wish('шум', 'least', 'шум=51'), wish('глубина', 'least', 'глубин=45.5см'))).toEqual([
    'тихая: шум до 51\u00a0дБ',
    'узкая: глубина до 45,5\u00a0см',
    'Стиральные машины',
  ]);
  // Nobody knows of what there are 51.
  expect(readPartNames(wish('скорость', 'most', 'скорост=51'))).toEqual(['тихая', 'узкая', 'Стиральные машины']);
});

test('what the thing is for stays with its «для», and what is unknown is no part but stays', () => {
  expect(parts('чехол для айфона').map(([name]) => name)).toEqual(['чехол', 'для айфона']);
  expect(parts('чехол Zzyzx самсунг', true)).toEqual([
    ['чехол', 'zzyzx самсунг'],
    ['Samsung', 'чехол zzyzx'],
  ]);
});

test('a model is one part, by its name in the catalogue', () => {
  expect(parts('чехол для айфон 15')).toEqual([
    ['чехол', 'для айфон 15'],
    ['для iPhone 15', 'чехол'],
  ]);
  expect(parts('айфон 15 до 45000')).toEqual([
    ['iPhone 15', 'до 45000 руб'],
    ['до 45\u{a0}000 ₽', 'айфон 15'],
  ]);
  expect(parts('айфон 16 до 45000').map(([name]) => name)).toEqual(['айфон', '16', 'до 45\u{a0}000 ₽']);
});

test('what is understood as it was is understood so when a part is taken off', () => {
  for (const [, rest = ''] of parts('тихая стиралка самсунг глубина до 45 см от 10000 до 45000')) {
    expect(parts(rest)).toHaveLength(5);
  }
});

test('a query for one thing has no parts', () => expect(parts('стиральная машина')).toEqual([]));

test('what the products found lack is no part, and neither is a price that was dropped', () => {
  const understanding = understand('тихая стиралка самсунг глубина до 45 см до 45000');
  const partNames = (outcome: Parameters<typeof partsOf>[2]) => partsOf(understanding, names, outcome).map(({ name }) => name);
  expect(partNames({ lacks: [true, false, false, true, true] })).toEqual(['Стиральные машины', 'Samsung', 'до 45\u{a0}000 ₽']);
  expect(partNames({ isWithoutPrices: true })).toEqual(['тихая', 'Стиральные машины', 'Samsung', 'глубина до 45 см']);
});
