import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loadFrame, productPage, sberOfferOf } from './load.server.ts';

const product = {
  ...{ id: '42', name: 'Чайник', url: '/catalog/kettles/7/42', shortUrl: '/p/42', tabs: ['ABOUT'], warrantyDays: 365 },
  ...{ category: { id: '7', code: 'kettles', name: 'Чайники', url: '/catalog/kettles/7' }, isBuyable: true, offerShownInstead: null },
  ...{
    offer: { price: { amount: 4990_00 }, priceOld: null, credit: null, pinkPrice: null, superPrice: null, orderType: 'BUY' },
    isDigital: false,
    isShownAsAvailable: true,
  },
  ...{ availability: null, priceOnline: null, stickers: [], colors: null, modifications: null, lowestSupplierOffer: null },
};

/** Opens the product at an address of some category, on some tab. */
async function open(over: object | null, place = { code: 'kettles', id: '7' }, tab = '', search = '', more: object = {}) {
  const { context } = visit({ execute: async () => ({ data: { seo: {}, product: over && { ...product, ...over }, ...more } }) });
  const url = new URL(`http://shop.example/catalog/${place.code}/${place.id}/42${tab}${search}`);
  const args = { context, request: new Request(url), url };
  return loadFrame(args, await productPage(args, '42'), place, tab);
}

test('who is told of a product is told its short address; where there is none, that of its page', async () => {
  expect((await open({})).address).toBe('http://shop.example/p/42');
  expect((await open({ shortUrl: 'https://tm.example/42' })).address).toBe('https://tm.example/42');
  expect((await open({ shortUrl: '' })).address).toBe('http://shop.example/catalog/kettles/7/42');
});

test('what is nowhere in the city has no terms by which it could be paid', async () => {
  const credit = { type: 'DEFERRED', monthlyPayment: { amount: 200_00 }, periods: [24] };
  const termsOf = async (isAvailable: boolean) => {
    const offer = { ...product.offer, credit, pinkPrice: { amount: 4890_00 }, superPrice: null };
    const frame = await open({ offer, availability: { isAvailable }, priceOnline: { amount: 4790_00 } });
    return [frame.isAbsent, frame.priceOnline, frame.offer.credit, frame.monthly?.replaceAll('\u00a0', ' ') ?? null, frame.offer.pinkPrice];
  };
  const monthly = 'В рассрочку: 24 мес. по 200 ₽, последний 190 ₽';
  expect(await termsOf(true)).toEqual([false, { amount: 4790_00 }, credit, monthly, { amount: 4890_00 }]);
  expect(await termsOf(false)).toEqual([true, null, null, null, null]);
});

test.each([
  [2, 2495_00, '2 платежа по 2 495 ₽'],
  [6, 832_00, '6 платежей по 832 ₽, последний 830 ₽'],
])('Sber’s %i parts are payments, and no months', (months, payment, text) => {
  const sold = { ...product, isBuyableOnCredit: true, sberTerm: { months, payment: { amount: payment } } };
  const offer = sberOfferOf(sold as never, { price: 4990_00 } as never);
  expect(offer?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

/** A promotion by which the kettle costs 4 491 ₽. */
const promotion = {
  ...{ id: '3', name: 'Минус 10 %', isApplicable: true, promocode: null, paymentTypeIds: [], deliveryTypeIds: [] },
  ...{ type: 'PERCENT', discountPercent: 10, discountSum: null, sumActionIds: ['4'] },
  lines: [{ productId: '42', finalPrice: { amount: 4491_00 } }],
};

test('what an order costs by a promotion is the price, what is paid by the month follows it, and the note says why', async () => {
  const credit = { type: 'DEFERRED', monthlyPayment: { amount: 208_00 }, periods: [24] };
  const shownBy = async (over: object, more: object = {}) => {
    const frame = await open({ offer: { ...product.offer, credit }, ...over }, undefined, '', '', more);
    const { price, priceOld } = frame.selectedOffer;
    return [price, priceOld, frame.priceNote, frame.monthly, frame.otherPrices.length].map((one) =>
      typeof one === 'string' ? one.replaceAll('\u00a0', ' ') : one,
    );
  };
  expect(await shownBy({})).toEqual([4990_00, null, null, 'В рассрочку: 24 мес. по 208 ₽, последний 206 ₽', 0]);
  const promoted = [4491_00, 4990_00, 'По акции «Минус 10 %»', 'В рассрочку: 24 мес. по 188 ₽, последний 167 ₽', 0];
  expect(await shownBy({ actions: [promotion] })).toEqual(promoted);
  // One for all goods is not among those of the product.
  expect(await shownBy({}, { productAction: promotion })).toEqual(promoted);
  // Lists have the price without it, which is said where it is not the struck-out one.
  const withOld = { ...product.offer, credit: null, priceOld: { amount: 5990_00 } };
  const another = {
    ...promotion,
    id: '4',
    name: 'Минус 5 %',
    discountPercent: 5,
    lines: [{ productId: '42', finalPrice: { amount: 4740_00 } }],
  };
  const noteOf = async (...actions: object[]) => (await shownBy({ offer: withOld, actions }))[2];
  expect(await noteOf(promotion)).toBe('По акции «Минус 10 %»; без неё 4 990 ₽');
  expect(await noteOf(promotion, another)).toBe('По акциям: «Минус 10 %» −499 ₽, «Минус 5 %» −250 ₽; без них 4 990 ₽');
  const online = {
    priceOnline: { amount: 4790_00 },
    offer: { ...product.offer, credit: { ...credit, monthlyPayment: { amount: 200_00 } } },
  };
  expect(await shownBy(online)).toEqual([4790_00, null, 'Цена при заказе на сайте', 'В рассрочку: 24 мес. по 200 ₽, последний 190 ₽', 1]);
});

test('the mark with the share of a reduction stands beside the price that it is told of', async () => {
  const stickers = [
    { code: 'sale', name: '−11 %' },
    { code: 'hit', name: 'Хит' },
  ];
  const marksOf = async (over: object) => (await open({ stickers, ...over })).stickers.map(({ name }) => name);
  expect(await marksOf({})).toEqual(['−11 %', 'Хит']);
  expect(await marksOf({ priceOnline: { amount: 4790_00 } })).toEqual(['Хит']);
});

test('the partner beside the own offer is named with price and day, first where that is less or the shop has none', async () => {
  const day = { pickupDayText: '5 декабря', deliveryDayText: '6 декабря' };
  const partner = { supplierName: 'ТехноЛавка', price: { amount: 3900_00 }, isBuyable: true, availability: day };
  const lineOf = async (over: object) => {
    const { partnerLine: line } = await open({ lowestSupplierOffer: partner, ...over });
    return line && { ...line, text: line.text.replaceAll('\u00a0', ' ') };
  };
  expect(await lineOf({})).toEqual({ text: 'У партнёра «ТехноЛавка»: 3 900 ₽, на 1 090 ₽ дешевле, 5 декабря', isFirst: true });
  const asMuch = { priceOnline: { amount: 3900_00 } };
  const alike = 'У партнёра «ТехноЛавка»: 3 900 ₽, 5 декабря';
  expect(await lineOf(asMuch)).toEqual({ text: alike, isFirst: false });
  // What cannot be ordered is no price to compare with.
  expect(await lineOf({ isBuyable: false })).toEqual({ text: alike, isFirst: true });
  // After the promotion the partner asks more.
  const promoted = { ...promotion, lines: [{ productId: '42', finalPrice: { amount: 3800_00 } }] };
  expect(await lineOf({ actions: [promoted] })).toEqual({
    text: 'У партнёра «ТехноЛавка»: 3 900 ₽, на 100 ₽ дороже, 5 декабря',
    isFirst: false,
  });
  expect(await lineOf({ lowestSupplierOffer: { ...partner, availability: null } })).toMatchObject({
    text: 'У партнёра «ТехноЛавка»: 3 900 ₽, на 1 090 ₽ дешевле',
  });
  expect(await lineOf({ lowestSupplierOffer: null })).toBeNull();
});

test('the days of a page that shows a partner’s offer are his', async () => {
  const availability = { isAvailable: true, pickupDayText: '5 декабря', deliveryDayText: null };
  const offerShownInstead = {
    supplierId: '8',
    supplierName: 'ТехноЛавка',
    price: { amount: 5490_00 },
    priceOld: null,
    isBuyable: true,
    availability,
  };
  expect((await open({ offerShownInstead })).availability).toEqual({ ...availability, storesCount: 0 });
});

test('a colour says its price where that is not the one shown', async () => {
  const color = (productId: string, amount: number | null) => ({
    ...{ productId, name: productId, code: '#000000', url: `/catalog/kettles/7/${productId}`, isCurrent: productId === '42' },
    price: amount === null ? null : { amount },
  });
  const pricesOf = async (over: object) => (await open(over)).colors.map(({ price }) => price);
  const colors = [color('42', 4990_00), color('43', 5490_00), color('44', 4990_00), color('45', null)];
  expect(await pricesOf({ colors })).toEqual([null, '5\u00a0490\u00a0₽', null, null]);
  // By the promotion of this colour the others may cost less as well: they are compared without it.
  expect(await pricesOf({ colors, actions: [promotion] })).toEqual([null, '5\u00a0490\u00a0₽', null, null]);
  expect(await pricesOf({ colors, priceOnline: { amount: 4790_00 } })).toEqual([null, '5\u00a0490\u00a0₽', '4\u00a0990\u00a0₽', null]);
  const offerShownInstead = {
    supplierId: '8',
    supplierName: 'ТехноЛавка',
    price: { amount: 5490_00 },
    priceOld: null,
    isBuyable: true,
    availability: null,
  };
  expect(await pricesOf({ colors, offerShownInstead })).toEqual([null, null, '4\u00a0990\u00a0₽', null]);
});

test('a product that is not there, or has no category, has no page (spec 1 §5)', async () => {
  await expect(open(null)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(open({ category: null })).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([[{ code: 'teapots', id: '7' }], [{ code: 'kettles', id: '8' }]])(
  '%o leads to the right category, on the same tab',
  async (place) => {
    const answer: Response = await open({}, place, '/specs', '?view=main').then(
      () => new Response(),
      (thrown) => thrown,
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/catalog/kettles/7/42/specs?view=main']);
  },
);
