import { expect, test } from 'vitest';
import { extrasLine } from './extras-line.ts';

const product = {
  selectedOffer: { price: 50_000_00, priceOld: null, benefit: null, promotions: [], isBuyable: true, partner: null },
  isAbsent: false,
};
const none = { promotions: { promotions: [] }, smart: null, exchange: null };
const promotion = (presents: object[] = [], id = '1', over: object = {}) => ({ id, presents, isApplicable: false, lines: [], ...over });

function lineOf(over: object, of: object = {}) {
  const line = extrasLine({ ...product, ...of } as never, { ...none, ...over } as never);
  return line === null ? null : line.replaceAll('\u00a0', ' ');
}

test('what else lowers a price is said in a line', () => {
  const smart = (lookup: object) => ({ productId: '42', maxDiscount: null, isOffered: true, lookup });
  expect(lineOf({})).toBeNull();
  expect(lineOf({ promotions: { promotions: [promotion(), promotion([{ product: { name: 'Чехол' } }])] } })).toBe('2 акции, подарок');
  expect(lineOf({ smart: smart({ kind: 'none' }), exchange: { bonuses: [], own: null } })).toBe('умная цена, трейд-ин');
  const completed = smart({ kind: 'completed', smartPrice: { totalDiscount: { amount: 8010_00 } } });
  expect(lineOf({ smart: completed })).toBe('умная цена 41 990 ₽');
  expect(lineOf({ smart: completed }, { selectedOffer: { ...product.selectedOffer, price: 49_000_00 } })).toBe('умная цена 40 990 ₽');
  expect(lineOf({ exchange: { bonuses: [], own: { finalPrice: { amount: 45_000_00 } } } })).toBe('с вашими устройствами 45 000 ₽');
});

test('a promotion by which it costs what the page shows does not make it cheaper once more', () => {
  const promotions = [promotion(), promotion([], '2')];
  const selectedOffer = { ...product.selectedOffer, promotions: [{ id: '2', name: 'Минус 10 %', amount: 5_000_00 }] };
  expect(lineOf({ promotions: { promotions } }, { selectedOffer })).toBe('1 акция');
  expect(lineOf({ promotions: { promotions: promotions.slice(1) } }, { selectedOffer })).toBeNull();
});

test('a promotion that counts and makes it no cheaper than the page shows is not one more', () => {
  const made = (finalPrice: number, isApplicable = true) => ({
    isApplicable,
    lines: [{ price: { amount: 55_000_00 }, finalPrice: { amount: finalPrice } }],
  });
  const others = [promotion([], '3', made(50_000_00)), promotion([], '4', made(52_000_00))];
  const present = promotion([{ product: { name: 'Чехол' } }], '5', made(55_000_00));
  expect(lineOf({ promotions: { promotions: others } })).toBeNull();
  expect(lineOf({ promotions: { promotions: [...others, promotion([], '6', made(49_000_00)), present] } })).toBe('2 акции, подарок');
  expect(lineOf({ promotions: { promotions: [promotion([], '7', made(55_000_00, false))] } })).toBe('1 акция');
});

test('neither a partner’s piece nor what is nowhere costs less by anything', () => {
  const promotions = { promotions: [promotion()] };
  expect(lineOf({ promotions }, { isAbsent: true })).toBeNull();
  expect(lineOf({ promotions }, { selectedOffer: { ...product.selectedOffer, partner: { id: '8', name: 'ТехноЛавка' } } })).toBeNull();
});
