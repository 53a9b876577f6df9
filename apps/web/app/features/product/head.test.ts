import { expect, test } from 'vitest';
import { faultsOf } from '../../testing/structured.ts';
import { productData, titleAt } from './head.server.ts';
import type { FrameProduct } from './load.server.ts';

const product = {
  id: '100',
  name: 'Чайник',
  brand: { name: 'Bork' },
  article: 'K-1',
  images: ['/media/products/100/0.svg'],
  url: '/catalog/kettles/7/100',
  offer: { orderType: 'BUY' },
  selectedOffer: { price: 4990_00, partner: null },
  isUsed: false,
  isShownAsAvailable: true,
  availability: { isAvailable: true },
  reviewCounters: { count: 3, rating: 4.5 },
} as unknown as FrameProduct;

const origin = 'https://shop.example';

test('what is told of a product is what search engines read', () => {
  expect(faultsOf(productData(origin, product))).toEqual([]);
  expect(faultsOf(productData(origin, { ...product, reviewCounters: { ...product.reviewCounters, count: 0, rating: null } }))).toEqual([]);
  expect(faultsOf(productData(origin, { ...product, images: [] }))).toEqual(['Product.image: Too small: expected array to have >=1 items']);
});

test('a price is told in rubles, and it is the one of an order', () => {
  const priceOf = (over: object) => productData(origin, { ...product, ...over }).offers;
  expect(priceOf({})).toMatchObject({ price: 4990, priceCurrency: 'RUB' });
  expect(priceOf({ selectedOffer: { price: 4890_50, partner: null } })).toMatchObject({ price: 4890.5 });
});

test.each([
  [{}, 'InStock'],
  [{ isShownAsAvailable: false }, 'OutOfStock'],
  [{ offer: { orderType: 'PREORDER' } }, 'PreOrder'],
  [{ availability: null }, undefined],
])('%o is %s', (over, stock) => {
  const { offers } = productData(origin, { ...product, ...over } as FrameProduct) as { offers: { availability?: string } };
  expect(offers.availability).toBe(stock && `https://schema.org/${stock}`);
});

test.each([
  ['', 'Чайник'],
  ['/specs', 'Чайник: характеристики'],
  ['/availability/doneck', 'Чайник: наличие и\u00a0доставка'],
  ['/comments', 'Чайник: отзывы'],
  ['/comments/page-2', 'Чайник: отзывы, страница 2'],
  ['/faq/page-12', 'Чайник: вопрос-ответ, страница 12'],
])('the page at «%s» has a title of its own', (tab, title) => expect(titleAt('Чайник', `/catalog/kettles/7/100${tab}`)).toBe(title));
