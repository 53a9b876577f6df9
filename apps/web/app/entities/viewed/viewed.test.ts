import { expect, test } from 'vitest';
import { isFew } from '../product/few.ts';
import { addViewedId, othersThan, parseViewedIds, serializeViewedIds, visibleProducts } from './viewed.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

test('the product looked at last comes first, each once', () => {
  expect(addViewedId(['1', '2', '3'], '2')).toEqual(['2', '1', '3']);
  expect(addViewedId([], '1')).toEqual(['1']);
});

test('the twentieth is remembered, and the one before it no more', () => {
  expect(addViewedId(ids(19), 'x')).toHaveLength(20);
  expect(addViewedId(ids(20), 'x')).toEqual(['x', ...ids(19)]);
  expect(parseViewedIds(ids(21).join('~'))).toEqual(ids(20));
});

test('what is written is read again; what cannot be an id is left out', () => {
  expect(parseViewedIds(serializeViewedIds(['3', 'a-1']))).toEqual(['3', 'a-1']);
  expect(parseViewedIds('1~~a b~../x~1~2')).toEqual(['1', '2']);
  expect(parseViewedIds(null)).toEqual([]);
});

test('of long ids as many are written as the cookie has room for', () => {
  const long = ids(20).map((id) => id.padStart(64, 'x'));
  expect(serializeViewedIds(long).length).toBe(974);
  expect(parseViewedIds(serializeViewedIds(long))).toEqual(long.slice(0, 15));
});

test('twelve are shown, without those that are gone', () => {
  const found = ids(14).map((id, at) => (at === 1 ? null : { id }));
  expect(visibleProducts(found).map(({ id }) => id)).toEqual(['1', ...ids(13).slice(2)]);
});

test('up to three are few, and nothing like them stands beside itself', () => {
  expect([ids(3), ids(4)].map(isFew)).toEqual([true, false]);
  expect(othersThan([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '3' }])).toEqual([{ id: '3' }]);
});
