import type { CardFragment } from '../generated/graphql.ts';
import drawing from './drawing.svg?url';

const plain: CardFragment = {
  id: '1',
  name: 'Смартфон Vega X5 8/256 ГБ, чёрный',
  modelId: '1',
  variant: { edition: '8/256 ГБ', color: { name: 'чёрный', code: '#1d1e22' } },
  url: '/blocks',
  images: [drawing],
  categoryNameSingular: 'Смартфон',
  offer: { price: { amount: 24990_00 }, priceOld: null, benefit: null, orderType: 'BUY', isAvailable: true, credit: null },
  priceOnline: null,
  dimensions: null,
  screen: null,
  highlights: [
    { name: 'Экран', value: '6,5″ OLED' },
    { name: 'Память', value: '256 ГБ' },
    { name: 'Камера', value: '50 Мп' },
  ],
  reviewCounters: { count: 128, rating: 4.7 },
  stickers: [],
  tradeInSticker: null,
  markdownGrade: null,
  isMarkdown: false,
  isUsed: false,
  isDemo: false,
  isDigital: false,
  supplierId: null,
  lowestSupplierOffer: null,
  isBuyable: true,
  isShownAsAvailable: true,
  availability: { isAvailable: true, storesCount: 3, pickupDayText: 'сегодня', deliveryDayText: 'завтра', deliveryCost: { amount: 0 } },
};

/** A product in every state that a card knows. */
export const cards: readonly CardFragment[] = [
  plain,
  {
    ...plain,
    id: '2',
    name: 'Стиральная машина узкая с паром, сушкой и очень длинным названием, которое не помещается в две строки',
    offer: {
      price: { amount: 89990_00 },
      priceOld: { amount: 109990_00 },
      benefit: { amount: 20000_00 },
      orderType: 'BUY',
      isAvailable: true,
      credit: { type: 'DEFERRED' as const, monthlyPayment: { amount: 3750_00 }, periods: [24] },
    },
    stickers: [{ code: 'hit', name: 'Хит' }],
  },
  { ...plain, id: '3', markdownGrade: 'отличное', reviewCounters: { count: 0, rating: null }, images: [] },
  { ...plain, id: '4', offer: { ...plain.offer, orderType: 'PREORDER' } },
  { ...plain, id: '5', isBuyable: false, isShownAsAvailable: false, availability: null },
  {
    ...plain,
    id: '6',
    isBuyable: false,
    isShownAsAvailable: false,
    availability: { isAvailable: false, storesCount: 0, pickupDayText: null, deliveryDayText: null, deliveryCost: null },
  },
  {
    ...plain,
    id: '7',
    offer: { ...plain.offer, orderType: 'NONE', isAvailable: false },
    isBuyable: false,
    isShownAsAvailable: false,
    lowestSupplierOffer: { supplierId: '8', supplierName: 'ТехноЛавка', price: { amount: 23990_00 }, priceOld: null },
  },
  {
    ...plain,
    id: '8',
    offer: { ...plain.offer, isAvailable: false },
    isBuyable: false,
    isShownAsAvailable: false,
    lowestSupplierOffer: { supplierId: '8', supplierName: 'ТехноЛавка', price: { amount: 23990_00 }, priceOld: null },
  },
];
