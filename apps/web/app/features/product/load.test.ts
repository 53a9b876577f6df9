import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loadFrame, productPage } from './load.server.ts';

const product = {
  ...{ id: '42', name: 'Чайник', url: '/catalog/kettles/7/42', shortUrl: '/p/42', tabs: ['ABOUT'], warrantyDays: 365 },
  ...{ category: { id: '7', code: 'kettles', name: 'Чайники', url: '/catalog/kettles/7' }, isBuyable: true, offerShownInstead: null },
  ...{
    offer: { price: { amount: 4990_00 }, priceOld: null, benefit: null, credit: null, orderType: 'BUY' },
    isDigital: false,
    isShownAsAvailable: true,
  },
  ...{ availability: null, colors: null, modifications: null, lowestSupplierOffer: null },
};

/** Opens the product at an address of some category, on some tab. */
async function open(over: object | null, place = { code: 'kettles', id: '7' }, tab = '', search = '') {
  const { context } = visit({ execute: async () => ({ data: { seo: {}, product: over && { ...product, ...over } } }) });
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

test('the partner beside the own offer is named with price and day, first where that is less or the shop has none', async () => {
  const day = { pickupDayText: '5 декабря', deliveryDayText: '6 декабря' };
  const partner = { supplierName: 'ТехноЛавка', price: { amount: 3900_00 }, isBuyable: true, availability: day };
  const lineOf = async (over: object) => (await open({ lowestSupplierOffer: partner, ...over })).partnerLine;
  expect(await lineOf({})).toEqual({ text: 'Дешевле у партнёра «ТехноЛавка»: 3\u00a0900\u00a0₽, 5 декабря', isFirst: true });
  const asMuch = { priceOnline: { amount: 3900_00 } };
  expect(await lineOf(asMuch)).toEqual({ text: 'У партнёра «ТехноЛавка»: 3\u00a0900\u00a0₽, 5 декабря', isFirst: false });
  expect(await lineOf({ ...asMuch, isBuyable: false })).toMatchObject({ isFirst: true });
  expect(await lineOf({ lowestSupplierOffer: { ...partner, availability: null } })).toMatchObject({
    text: 'Дешевле у партнёра «ТехноЛавка»: 3\u00a0900\u00a0₽',
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
