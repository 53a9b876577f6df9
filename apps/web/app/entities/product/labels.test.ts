import { expect, test } from 'vitest';
import { cards } from '../../testing/cards.ts';
import { cardLabels, withDiscountShare, withRunningCost, withUniqueAnchors } from './labels.ts';

const [plain] = cards;
if (plain === undefined) throw new Error('No example');

test('what the name has said is not said again', () => {
  expect(cardLabels(plain)).toMatchObject({
    model: 'Смартфон Vega X5',
    apart: '8/256\u00a0ГБ, чёрный',
    highlights: [
      ['Экран', '6,5″ OLED', 'bare'],
      ['Камера', '50\u00a0Мп', 'bare'],
    ],
  });
});

test.each([
  ['of a unit that no other has', ['5 кг', '1000 об/мин', '42 см'], [true, true, true]],
  ['not of one that two share', ['16 ГБ', '512 ГБ', 'Intel Core i5'], [false, false, true]],
  ['not of a number alone, nor of pieces', ['97', '1920×1080', '4 шт.'], [false, false, false]],
  ['not of a yes, nor of a letter; what it has not is not told', ['есть', 'нет', 'A++'], [false, false]],
])('a value tells by itself what it is about: %s', (_, values, isBare) => {
  const highlights = values.map((value, index) => ({ name: `Факт ${index}`, value }));
  expect(cardLabels({ ...plain, highlights }).highlights.map(([, , look]) => look === 'bare')).toEqual(isBare);
});

test('two marks at most besides a trade-in, and one benefit, not its share as well', () => {
  const offer = { ...plain.offer, benefit: { amount: 1_000_00 } };
  const stickers = ['sale', 'hit', 'new'].map((code) => ({ code, name: code }));
  const marks = (over: Partial<typeof plain>) => cardLabels({ ...plain, ...over }).marks.map(({ text }) => text);
  expect(marks({ stickers })).toEqual(['sale', 'hit']);
  expect(marks({ offer, stickers })).toEqual(['−1\u00a0000\u00a0₽', 'hit']);
  const tradeInSticker = { amount: 500_00 };
  expect(marks({ offer, stickers, tradeInSticker })).toEqual(['−1\u00a0000\u00a0₽', 'Трейд-ин −500\u00a0₽', 'hit']);
  expect(marks({ stickers: stickers.slice(1), tradeInSticker })).toEqual(['Трейд-ин −500\u00a0₽', 'hit']);
});

test('a list of discounts says the share of each, where the provider has a mark for it', () => {
  const offer = { ...plain.offer, benefit: { amount: 1_000_00 } };
  const stickers = [
    { code: 'sale', name: '−16 %' },
    { code: 'hit', name: 'Хит' },
  ];
  const labels = cardLabels({ ...plain, offer, stickers });
  expect(withDiscountShare(labels, stickers).marks.map(({ text }) => text)).toEqual(['−16 %', 'Хит']);
  expect(withDiscountShare(labels, [])).toBe(labels);
});

test('a reduction of the price has one look, whoever tells it, and no other mark has it', () => {
  const offer = { ...plain.offer, benefit: { amount: 1_000_00 } };
  const stickers = ['sale', 'hit'].map((code) => ({ code, name: code }));
  const looks = (over: Partial<typeof plain>) => cardLabels({ ...plain, ...over }).marks.map(({ look }) => look);
  expect(looks({ offer, tradeInSticker: { amount: 500_00 } })).toEqual(['sale', 'plain']);
  expect(looks({ offer, stickers })).toEqual(['sale', 'good']);
  expect(looks({ stickers })).toEqual(['sale', 'good']);
});

test('two pictures travel, a preorder has its own button, and a payment is a sentence', () => {
  const images = ['/1.svg', '/2.svg', '/3.svg'];
  const offer = {
    ...plain.offer,
    orderType: 'PREORDER' as const,
    credit: { type: 'DEFERRED' as const, monthlyPayment: { amount: 750_00 }, periods: [12, 24] },
  };
  expect(cardLabels({ ...plain, images, offer })).toMatchObject({
    images: ['/1.svg', '/2.svg'],
    label: 'Предзаказать',
    monthly: '24\u00a0мес.\u00a0по\u00a0750\u00a0₽',
    availability: { text: 'Предзаказ', isGood: true },
  });
});

test('the price is that of an order on the site, as on the page of the product, and the benefit and the payment follow from it', () => {
  const credit = { type: 'DEFERRED' as const, monthlyPayment: { amount: 750_00 }, periods: [24] };
  const offer = { ...plain.offer, price: { amount: 20_000_00 }, priceOld: { amount: 21_000_00 }, benefit: { amount: 1_000_00 }, credit };
  expect(cardLabels({ ...plain, priceOnline: { amount: 18_000_00 }, offer })).toMatchObject({
    ...{ price: 18_000_00, priceOld: 21_000_00, monthly: '24\u00a0мес.\u00a0по\u00a0750\u00a0₽' },
    marks: [{ text: '−3\u00a0000\u00a0₽', look: 'sale' }],
  });
  expect(cardLabels({ ...plain, priceOnline: { amount: 18_000_00 } })).toMatchObject({ price: 18_000_00, monthly: null });
});

test('a product that a page shows more than once has an id there each time', () => {
  const anchorsOf = (own?: string) =>
    ['1', '2', '1', '1']
      .map((id) => cardLabels({ ...plain, id }))
      .map(withUniqueAnchors(own))
      .map(({ anchor }) => anchor);
  expect(anchorsOf()).toEqual(['p-1', 'p-2', 'p-1:2', 'p-1:3']);
  expect(anchorsOf('2')).toEqual(['p-1', 'p-2:2', 'p-1:2', 'p-1:3']);
});

test('a list in the order of the cost of use says it before all else', () => {
  const labels = cardLabels(plain);
  expect(withRunningCost(labels, { perYear: { amount: 1_650_00 } }).highlights[0]).toEqual(['Обойдётся в год', '1\u00a0650\u00a0₽']);
  expect(withRunningCost(labels, null)).toBe(labels);
});

test('what only a partner sells has his price and is bought of him, without the terms of the shop', () => {
  const credit = { type: 'DEFERRED' as const, monthlyPayment: { amount: 750_00 }, periods: [24] };
  const sold = {
    ...plain,
    offer: { ...plain.offer, orderType: 'NONE' as const, isAvailable: false, credit },
    isBuyable: false,
    priceOnline: { amount: 18_000_00 },
    lowestSupplierOffer: { supplierId: '8', supplierName: 'ТехноЛавка', price: { amount: 20_000_00 }, priceOld: { amount: 21_000_00 } },
  };
  expect(cardLabels(sold)).toMatchObject({
    ...{ price: 20_000_00, priceOld: 21_000_00, monthly: null, isBuyable: true, partnerId: '8', partnersUrl: null },
    ...{ origin: '', marks: [{ text: '−1\u00a0000\u00a0₽', look: 'sale' }] },
  });
  const beside = { ...sold, offer: { ...sold.offer, orderType: 'BUY' as const } };
  expect(cardLabels(beside)).toMatchObject({
    price: plain.offer.price.amount,
    isBuyable: false,
    partnerId: undefined,
    partnersUrl: '/blocks/supplier#part',
  });
  expect(cardLabels({ ...beside, isBuyable: true })).toMatchObject({ partnersUrl: null });
});
