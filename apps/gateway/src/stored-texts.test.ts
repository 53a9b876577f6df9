import { expect, test } from 'vitest';
import { createStoredTexts } from './stored-texts.ts';

const texts = createStoredTexts({
  a: 'query Menu { menu { name } }',
  b: 'fragment Card on Product { id } query Listing { listing { nodes { ...Card } } }',
  c: '{ menu { name } }',
});

test('metrics name an operation as it is written, also where fragments stand before it', () => {
  expect(['a', 'b', 'c'].map(texts.labelOf)).toEqual(['Menu', 'Listing', 'stored']);
});

test('nobody else brings a name into the metrics', () => {
  expect([texts.labelOf(undefined), texts.labelOf('unknown')]).toEqual(['ad-hoc', 'stored']);
});
