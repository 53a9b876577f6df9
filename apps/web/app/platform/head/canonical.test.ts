import { expect, test } from 'vitest';
import { canonicalForm } from './canonical.server.ts';

test.each([
  ['/', '/', null],
  ['/catalog/tvs/5', '/catalog/:categoryCode/:categoryId', null],
  ['/catalog/tvs/5/', '/catalog/:categoryCode/:categoryId', '/catalog/tvs/5'],
  ['/Catalog/tvs/5', '/catalog/:categoryCode/:categoryId', '/catalog/tvs/5'],
  ['/catalog//tvs/5', '/catalog/:categoryCode/:categoryId', '/catalog/tvs/5'],
  ['/CATALOG/BRAND/LG', '/catalog/brand/:code/:a?/:b?/:c?', '/catalog/brand/LG'],
  ['/search/', '/search/:a?/:b?/:c?', '/search'],
  ['/catalog/tvs/5/100/SPECS', '/catalog/:categoryCode/:categoryId/:leaf/specs', '/catalog/tvs/5/100/specs'],
  ['//evil.example/', '*', '/evil.example'],
])('%s', (path, pattern, form) => {
  expect(canonicalForm(path, pattern)).toBe(form);
});
