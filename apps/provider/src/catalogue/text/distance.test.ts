import { expect, test } from 'vitest';
import { allowedTypos, distance } from './distance.ts';

test.each([
  ['холодильник', 'холадильник', 1],
  ['пылесос', 'пылессос', 1],
  ['смартфон', 'смарфтон', 1],
  ['чайник', 'чайник', 0],
  ['телевизор', 'тилевезор', 2],
  ['чайник', 'утюг', 3],
])('%s and %s', (one, other, expected) => expect(distance(one, other, 2)).toBe(expected));

test('one typo from five letters, two from nine, none in what has digits', () => {
  expect(['утюг', 'чайник', 'холодильник', 'wan28281oe'].map(allowedTypos)).toEqual([0, 1, 2, 0]);
});
