import { expect, test } from 'vitest';
import { destinationOf, mentionedService, namedService, servicesBeginning } from './destinations.ts';
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
  ['помощь', '/help'],
  ['трейд-ин', '/trade-in'],
  ['Промокод', '/special-offers'],
  ['ремонт холодильника', '/repair'],
])('a service of the shop is led to: %s', (query, path) => {
  expect(destinationOf(query, shop)).toBe(path);
  expect(destinationOf(query, leadsTo({ [query]: '/a-category' }))).toBe('/a-category');
});

test.each(['телефон', 'мобильник', 'конвектор', 'смартфон самсунг'])(
  'what is the name of several, or of a part of one, leads nowhere: %s',
  (query) => expect(destinationOf(query, shop)).toBeNull(),
);

test.each([
  ['сдать старый iphone', '/trade-in'],
  ['продать старый ноутбук', '/trade-in'],
  ['обменять старый телефон на новый', '/trade-in'],
  ['отремонтировать холодильник', '/repair'],
  ['покупка для компании', '/corp'],
  ['ноутбук на юрлицо', '/corp'],
  ['ноутбук по счёту', '/corp'],
  ['айфон в кредит', '/delivery/pay'],
  ['телевизор в рассрочку', '/delivery/pay'],
  ['холодильник с доставкой', '/delivery'],
  ['ближайший магазин с айфонами', '/shops'],
  ['оплатить бонусами', '/bonus'],
  ['промокод на холодильник', '/special-offers'],
])('goods that are asked for with a service have its page beside them: %s', (query, path) => {
  expect(mentionedService(query)?.url).toBe(path);
});

test.each(['вакансии', 'стиральная машина', 'карта памяти', 'видеокарта', 'счётчик воды', 'коробка передач', 'сдача'])(
  'no service is meant by %s',
  (query) => expect(mentionedService(query)).toBeNull(),
);

test('what the goods found have says nothing of a service', () => {
  const query = 'набор для ремонта телефона';
  expect(mentionedService(query)?.url).toBe('/repair');
  expect(mentionedService(query, new Set(distinctiveTermsOf(query)))).toBeNull();
  expect(mentionedService('покупка для компании', new Set(distinctiveTermsOf('для компании')))?.url).toBe('/corp');
});

test.each([
  ['трейд', '/trade-in'],
  ['трейд-и', '/trade-in'],
  ['рем', '/repair'],
  ['дост', '/delivery'],
  ['магаз', '/shops'],
  ['кред', '/delivery/pay'],
  ['рассроч', '/delivery/pay'],
  ['бонус', '/bonus'],
  ['промок', '/special-offers'],
  ['Возвр', '/delivery#returns'],
])('a service is known by the beginning of its name: %s', (text, path) => {
  expect(servicesBeginning(text).map(({ url }) => url)).toEqual([path]);
});

test.each(['ре', 'для', 'карта', 'телев'])('of too little, or of a word that many names begin with, none is: %s', (text) =>
  expect(servicesBeginning(text)).toEqual([]),
);

test('the page of a service has a name that says what one does there', () => {
  expect(namedService('трейд-ин')).toEqual({ name: 'Сдать старую технику — Трейд-ин', url: '/trade-in' });
  expect(namedService('телевизор')).toBeNull();
});
