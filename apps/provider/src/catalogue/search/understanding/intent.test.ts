import { expect, test } from 'vitest';
import { intentOf } from './intent.ts';

test.each([
  ['стиралка до 30000', 'стиралка', undefined, 30_000],
  ['ноутбук до 50 тысяч', 'ноутбук', undefined, 50_000],
  ['телевизор от 20 000 до 45 000 рублей', 'телевизор', 20_000, 45_000],
  ['наушники дешевле 5к', 'наушники', undefined, 5_000],
  ['стиральная машина до 45 см', 'стиральная машина до 45 см', undefined, undefined],
  ['повербанк от 10000 мач', 'повербанк от 10000 мач', undefined, undefined],
])('limits of the price: «%s»', (query, text, minPrice, maxPrice) => expect(intentOf(query)).toMatchObject({ text, minPrice, maxPrice }));

test('words of buying are nothing to look for, unless there is nothing else', () => {
  expect(intentOf('купить айфон 17 цена').text).toBe('айфон 17');
  expect(intentOf('купить').text).toBe('купить');
  expect(intentOf('интернет кабель').text).toBe('интернет кабель');
});

test('the wish for a discount is one', () => {
  expect(intentOf('телевизор со скидкой')).toMatchObject({ isDiscounted: true });
  expect(intentOf('телевизор')).toMatchObject({ isDiscounted: false });
});

test.each(['уценка', 'б/у'])('used and marked-down pieces are asked for by a word: «%s»', (word) => {
  expect(intentOf(`${word} смартфон до 20000`)).toMatchObject({ isMarkedDown: true, text: 'смартфон', maxPrice: 20_000 });
  expect(intentOf(word)).toMatchObject({ isMarkedDown: true, text: '' });
  expect(intentOf('смартфон')).toMatchObject({ isMarkedDown: false });
});
