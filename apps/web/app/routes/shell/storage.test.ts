import { expect, test } from 'vitest';
import { mirror } from './storage.ts';

test('the storage says what the cookies say, and nothing of others', () => {
  const kept = new Map([
    ['favourites', '1'],
    ['theirs', 'x'],
  ]);
  mirror(
    'city_id=1; compare_products=2~3; compare_category=a%20b; removed_items=7:1; cookie_consent=all; access_token=secret; loyalty_card=sealed',
    {
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  );
  expect(Object.fromEntries(kept)).toEqual({
    theirs: 'x',
    compare_products: '2~3',
    compare_category: 'a b',
    removed_items: '7:1',
    cookie_consent: 'all',
  });
});
