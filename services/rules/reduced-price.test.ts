import { expect, test } from 'vitest';
import { cheapest, partsOf } from './reduced-price.ts';

const ten = (id: string | number) => ({ id, type: 'percent', discount: 10, sumsWith: [] });

test('of equals the older action counts, whether ids are sent as numbers or as text', () => {
  const chosen = (...ids: (string | number)[]) => cheapest(1000_00, ids.map(ten)).map(({ id }) => id);
  expect([chosen(10, 9), chosen('10', '9')]).toEqual([[9], ['9']]);
  expect(chosen('b', 'a')).toEqual(['a']);
  const off = { type: 'absolute_discount', discount: 100_00, sumsWith: [] };
  expect(
    partsOf(1000_00, [
      { id: '10', ...off },
      { id: '9', ...off },
    ]).map(({ actionId }) => actionId),
  ).toEqual(['9', '10']);
});
