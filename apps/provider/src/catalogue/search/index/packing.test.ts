import { expect, test } from 'vitest';
import { Dictionary } from '../terms/dictionary.ts';
import { product } from '../testing/shelf.ts';
import { packColumns, unpackColumns } from './columns.ts';
import { packTerms } from './packing.ts';
import { SegmentBuilder } from './segment.ts';

test('columns are read as they were written', () => {
  const builder = new SegmentBuilder();
  builder.add(product({ id: 1_000_000_001, name: 'Чайник', price: 199_000, popularity: 7 }));
  builder.add(product({ id: 5, name: 'Утюг', isOrderable: false }));
  expect(unpackColumns(packColumns(builder.columns()), 2)).toEqual(builder.columns());
});

test('terms are found in the blocks where they lie', () => {
  const packed = (length: number, byte: number) => new Uint8Array(length).fill(byte);
  const { dictionary, blocks } = packTerms([
    { term: 'a', documents: 1, word: undefined, packed: packed(3, 1) },
    { term: 'б', documents: 2, word: 'бэ', packed: packed(16_384, 2) },
    { term: 'в', documents: 3, word: 'в', packed: packed(6, 3) },
  ]);
  const read = new Dictionary(dictionary);
  for (const [term, byte] of [
    ['a', 1],
    ['б', 2],
    ['в', 3],
  ] as const) {
    const place = read.find(term);
    expect(blocks[place?.block ?? -1]?.[place?.start ?? -1]).toBe(byte);
  }
  expect(read.find('г')).toBeUndefined();
  expect(read.wordOf('б')).toBe('бэ');
});
