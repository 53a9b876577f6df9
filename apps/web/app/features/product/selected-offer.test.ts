import { expect, test } from 'vitest';
import { selectOffer } from './selected-offer.ts';

const own = {
  id: '42',
  offer: { price: { amount: 1000_00 }, priceOld: { amount: 1200_00 } },
  priceOnline: null,
  isBuyable: true,
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
const promotion = (id: string, amount: number, over: object = {}) => ({
  ...{ id, name: `Акция ${id}`, isApplicable: true, promocode: null, paymentTypeIds: [], deliveryTypeIds: [] },
  ...{ isOfSberbank: false, isTradeIn: false },
  ...{ type: 'OTHER' as const, discountPercent: null, discountSum: null, sumActionIds: [] },
  lines: [{ productId: '42', finalPrice: { amount } }],
  ...over,
});

test('the shop’s own offer stays as long as there is no other', () =>
  expect(selectOffer({ ...own, isBuyable: false }, [])).toEqual({
    ...{ price: 1000_00, priceOld: 1200_00, benefit: 200_00, promotions: [], isBuyable: false, partner: null },
  }));

test('the price is the one of an order on the site, and the benefit is reckoned from it', () => {
  expect(selectOffer({ ...own, priceOnline: { amount: 940_00 } }, [])).toMatchObject({ price: 940_00, priceOld: 1200_00, benefit: 260_00 });
});

test('a promotion that asks for nothing has lowered it already; the best one counts', () => {
  const promoted = selectOffer({ ...own, priceOnline: { amount: 940_00 } }, [promotion('1', 930_00), promotion('2', 900_00)]);
  expect(promoted).toMatchObject({
    price: 900_00,
    priceOld: 1200_00,
    benefit: 300_00,
    promotions: [{ id: '2', name: 'Акция 2', amount: 40_00 }],
  });
  // Where there is no other old price, it is that without the promotion.
  const withoutOld = { ...own, offer: { ...own.offer, priceOld: null } };
  expect(selectOffer(withoutOld, [promotion('1', 900_00)])).toMatchObject({ price: 900_00, priceOld: 1000_00, benefit: 100_00 });
  expect(selectOffer(withoutOld, [])).toMatchObject({ priceOld: null, benefit: null });
});

test('promotions that may be added to each other lower it together, as in an order', () => {
  const percent = (id: string, discountPercent: number, amount: number, over: object = {}) =>
    promotion(id, amount, { type: 'PERCENT', discountPercent, ...over });
  const shown = (...promotions: ReturnType<typeof promotion>[]) => {
    const { price, promotions: counting } = selectOffer(own, promotions);
    return [price, counting.map(({ id, amount }) => [id, amount])];
  };
  const sum = promotion('ё', 950_00, { type: 'ABSOLUTE_DISCOUNT', discountSum: { amount: 50_00 }, sumActionIds: ['2'] });
  expect(shown(percent('2', 10, 900_00), sum)).toEqual([
    850_00,
    [
      ['2', 100_00],
      ['ё', 50_00],
    ],
  ]);
  // The best one is among those of the product as well: it counts once, even where it names itself.
  const self = percent('2', 10, 900_00, { sumActionIds: ['2'] });
  expect(shown(self, self)).toEqual([900_00, [['2', 100_00]]]);
  expect(shown(percent('2', 10, 900_00), percent('3', 5, 950_00))).toEqual([900_00, [['2', 100_00]]]);
  // Of one that the provider reckons otherwise nobody knows what it comes to with others.
  expect(shown(percent('2', 10, 890_00), sum)).toEqual([890_00, [['2', 110_00]]]);
});

test.each([
  ['does not count yet', { isApplicable: false }, true],
  ['has a code', { promocode: 'ОСЕНЬ5' }, true],
  ['is for cards of one bank', { isOfSberbank: true }, true],
  ['asks for an old device', { isTradeIn: true }, true],
  ['asks for a way to pay', { paymentTypeIds: ['66'] }, true],
  ['asks for a way to deliver', { deliveryTypeIds: ['1'] }, true],
  ['is about another product', { lines: [{ productId: '43', finalPrice: { amount: 900_00 } }] }, true],
  ['is not less', { lines: [{ productId: '42', finalPrice: { amount: 1000_00 } }] }, true],
  ['is about what cannot be ordered', {}, false],
])('a promotion that %s lowers nothing', (_, over, isBuyable) => {
  expect(selectOffer({ ...own, isBuyable }, [promotion('1', 900_00, over)])).toMatchObject({ price: 1000_00, promotions: [] });
});

test('a partner’s stands for it with everything: price, old price, whether it can be bought', () => {
  expect(selectOffer({ ...own, priceOnline: { amount: 940_00 }, offerShownInstead: partner }, [promotion('1', 900_00)])).toEqual({
    price: 950_00,
    priceOld: null,
    benefit: null,
    promotions: [],
    isBuyable: true,
    partner: { id: '8', name: 'Дом приборов' },
  });
  const benefitAt = (priceOld: number) =>
    selectOffer({ ...own, offerShownInstead: { ...partner, priceOld: { amount: priceOld } } }, []).benefit;
  expect([949_99, 950_00, 950_01].map(benefitAt)).toEqual([null, null, 1]);
});
