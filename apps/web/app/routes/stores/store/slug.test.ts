import { expect, test } from 'vitest';
import { idOfSlug } from './slug.ts';

test.each([
  ['vitrina-ulica-artema-1001', '1001'],
  ['1001', '1001'],
  ['vitrina-ulica-artema.store-17', 'store-17'],
  ['store.SKU-12.a', 'SKU-12.a'],
  ['tc-24-7', '7'],
  ['shop-8100000000000000017', '8100000000000000017'],
  ['msk_17', 'msk_17'],
  ['vitrina', 'vitrina'],
  ['Витрина-7', null],
  ['a b-7', null],
  ['', null],
])('%s is of %s', (slug, id) => {
  expect(idOfSlug(slug)).toBe(id);
});
