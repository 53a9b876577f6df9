import { expect, test } from 'vitest';
import { product, shelf } from '../testing/shelf.ts';

const { search } = shelf([
  product({ id: 1, name: 'Наушники Sony WH-1000XM6, чёрный', brand: 'Sony' }),
  product({ id: 2, name: 'Keyboard Qwerta', brand: 'Qwerta' }),
]);

test.each(['qwerty', 'qwertyu'])('«%s», keys of a row, is mended to no word', (text) => expect(search(text).ids).toEqual([]));

test('the end of a code is found', () => expect(search('xm6').ids).toEqual([1]));
