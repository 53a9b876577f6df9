import { expect, test } from 'vitest';
import { isFree, labelsOf, occupiedSquares, squareDigits } from './labels.ts';

const pin = (id: string, x: number, y: number, name = 'ул. Артёма') => ({ id, x, y, name });

test('a name stands to the right of its pin, at the edge to the left', () => {
  expect(labelsOf([pin('a', 100, 100)], 400)).toEqual([{ id: 'a', name: 'ул. Артёма', x: 117, y: 104, anchor: 'start' }]);
  expect(labelsOf([pin('a', 390, 100)], 400)).toMatchObject([{ x: 373, anchor: 'end' }]);
});

test('no name stands on a pin or on another name', () => {
  expect(labelsOf([pin('a', 100, 100), pin('b', 130, 100, 'пр-т Мира')], 400).map(({ id, anchor }) => [id, anchor])).toEqual([
    ['a', 'end'],
    ['b', 'start'],
  ]);
  const crowd = [pin('a', 30, 100), pin('b', 60, 100, 'пр-т Мира'), pin('c', 370, 100, 'ул. Щорса')];
  expect(labelsOf(crowd, 400).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('a street is named once, and what has no name has none', () => {
  expect(labelsOf([pin('a', 100, 100), pin('b', 100, 200), pin('c', 100, 300, '')], 400).map(({ id }) => id)).toEqual(['a']);
});

test('what pins and their names take is said by squares', () => {
  const size = { width: 400, height: 480 };
  const pins = [pin('a', 100, 100), pin('b', 300, 400, '')];
  const labels = labelsOf(pins, size.width);
  const squares = occupiedSquares(pins, labels, size);
  expect(squares).toHaveLength(squareDigits(size));
  const isFreeAt = (left: number, top: number, right = left + 30, bottom = top + 10) => isFree({ left, right, top, bottom }, squares, size);
  expect([isFreeAt(90, 95), isFreeAt(125, 95), isFreeAt(290, 395)]).toEqual([false, false, false]);
  expect([isFreeAt(0, 0), isFreeAt(100, 300), isFreeAt(330, 440)]).toEqual([true, true, true]);
  // What lies beyond the drawing is nobody's.
  expect(isFreeAt(-50, -50, -10, -10)).toBe(true);
});
