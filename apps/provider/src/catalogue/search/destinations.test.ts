import { expect, test } from 'vitest';
import { destinationOf } from './destinations.ts';
import { distinctiveTermsOf } from './understanding/thesaurus.ts';

const leadsTo = (names: Readonly<Record<string, string>>) => ({
  paths: new Map(Object.entries(names).map(([name, path]) => [distinctiveTermsOf(name).join(' '), path])),
  kinds: new Map<string, string>(),
  brands: new Map<string, string>(),
});

const shop = leadsTo({ Смартфон: '/phones', Телефон: '/buttons', Кофемашина: '/coffee', Обогреватель: '/heaters', Samsung: '/samsung' });

test.each([
  ['смартфон', '/phones'],
  ['самсунг', '/samsung'],
  ['обогревашка', '/heaters'],
  // Of what is a кофеварка only one kind is sold.
  ['кофеварка', '/coffee'],
])('the name of one category or brand leads there: %s', (query, path) => expect(destinationOf(query, shop)).toBe(path));

test.each([
  ['Доставка', '/delivery'],
  ['возврат товара', '/delivery#returns'],
  ['где мой заказ', '/order-status'],
  ['трейд-ин', '/trade-in'],
  ['ремонт холодильника', '/repair'],
])('a service of the shop is led to: %s', (query, path) => {
  expect(destinationOf(query, shop)).toBe(path);
  expect(destinationOf(query, leadsTo({ [query]: '/a-category' }))).toBe('/a-category');
});

test.each(['телефон', 'мобильник', 'конвектор', 'смартфон самсунг'])(
  'what is the name of several, or of a part of one, leads nowhere: %s',
  (query) => expect(destinationOf(query, shop)).toBeNull(),
);
