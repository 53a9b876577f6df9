import { expect, test } from 'vitest';
import { otherPrices } from './other-prices.ts';

const none = { price: { amount: 4990_00 }, pinkPrice: null, superPrice: null };
const textsOf = (offer: object, priceOnline: number | null, price: number) =>
  otherPrices({ offer: { ...none, ...offer }, priceOnline: priceOnline === null ? null : { amount: priceOnline } }, price).map(
    ({ price: sum, terms }) => `${sum} ${terms}`.replaceAll('\u00a0', ' '),
  );

test('a price that everybody pays everywhere has no other beside it', () => expect(textsOf({}, null, 4990_00)).toEqual([]));

test('each price of a store says whom it is for, and how far it is from an order’s', () => {
  expect(textsOf({}, 4790_00, 4790_00)).toEqual(['4 990 ₽ в магазине, на 200 ₽ дороже']);
  const superPrice = {
    finalPrice: { amount: 4290_00 },
    conditions: [{ name: 'при оплате картой «Мир»' }, { name: null }, { name: 'при сдаче старого устройства' }],
  };
  expect(textsOf({ pinkPrice: { amount: 4890_00 }, superPrice }, 4790_00, 4790_00)).toEqual([
    '4 990 ₽ в магазине, на 200 ₽ дороже',
    '4 890 ₽ в магазине по карте лояльности, на 100 ₽ дороже',
    '4 290 ₽ в магазине по акции при оплате картой «Мир» и при сдаче старого устройства, на 500 ₽ дешевле',
  ]);
  expect(textsOf({ pinkPrice: { amount: 4490_00 } }, null, 4491_00)).toEqual(['4 490 ₽ в магазине по карте лояльности, на 1 ₽ дешевле']);
  expect(textsOf({ superPrice: { finalPrice: { amount: 4290_00 }, conditions: [] } }, null, 4290_00)).toEqual([
    '4 290 ₽ в магазине по акции',
  ]);
});
