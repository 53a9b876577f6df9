import { expect, test } from 'vitest';
import { selectOffer } from './selected-offer.ts';

const own = {
  offer: { price: { amount: 1000_00 }, priceOld: { amount: 1200_00 }, benefit: { amount: 200_00 } },
  isBuyable: false,
  offerShownInstead: null,
};
const partner = {
  supplierId: '8',
  supplierName: 'Дом приборов',
  price: { amount: 950_00 },
  priceOld: null,
  quantity: 2,
  isBuyable: true,
  availability: null,
};

test('the shop’s own offer stays as long as there is no other', () =>
  expect(selectOffer(own)).toEqual({ price: 1000_00, priceOld: 1200_00, benefit: 200_00, isBuyable: false, partner: null }));

test('a partner’s stands for it with everything: price, old price, whether it can be bought', () => {
  expect(selectOffer({ ...own, offerShownInstead: partner })).toEqual({
    price: 950_00,
    priceOld: null,
    benefit: null,
    isBuyable: true,
    partner: { id: '8', name: 'Дом приборов' },
  });
  const benefitAt = (priceOld: number) =>
    selectOffer({ ...own, offerShownInstead: { ...partner, priceOld: { amount: priceOld } } }).benefit;
  expect([949_99, 950_00, 950_01].map(benefitAt)).toEqual([null, null, 1]);
});
