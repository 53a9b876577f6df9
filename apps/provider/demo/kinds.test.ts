import { describe, expect, test } from 'vitest';
import { toExtraPrices } from '../src/catalogue/prices/prices.ts';
import { readCatalogue } from './catalogue.ts';
import { compilationsOf, rentalsOf, videosOf } from './compilations.ts';
import { expand } from './expand.ts';
import { productIds } from './ids.ts';
import { manualsOf } from './manual-rows.ts';
import { pricesOf } from './prices.ts';
import { refurbishedProducts } from './refurbished.ts';
import { supplierOffers } from './suppliers.ts';

const { products } = expand(readCatalogue(), new Date('2026-11-21T00:00:00Z'));
const refurbishedGoods = refurbishedProducts(products, productIds());
const { offers, onlyThere } = supplierOffers(products);
const priceRowById = new Map(pricesOf(products).map((row) => [row.productId, row]));

const none = { beforeDiscount: null, online: null, pink: null, superDiscount: null, superConditions: null, tradeInDiscount: null };

/** What the wire tells of the prices of each product. */
const wirePrices = products.map(({ row }) => {
  const {
    beforeDiscount = null,
    online = null,
    pink = null,
    superDiscount = null,
    tradeInDiscount = null,
  } = priceRowById.get(row.id) ?? none;
  const superConditions = priceRowById.get(row.id)?.superConditions ?? null;
  const beside = toExtraPrices(row.price, row.priceOld ?? null, {
    beforeDiscount,
    online,
    pink,
    superDiscount,
    superConditions,
    tradeInDiscount,
  });
  return { price: row.price, old: row.priceOld ?? null, ...beside };
});
type DetailRow = (typeof wirePrices)[number];

/** Every kind of price that a product's page tells (spec 1 §3), and by what it is known. */
const kinds: readonly (readonly [string, (product: DetailRow) => boolean])[] = [
  ['struck out', ({ price, old }) => old !== null && old > price],
  ['before a discount', ({ price, offer }) => (offer.before_discount_price ?? 0) > price],
  ['with the loyalty card', ({ price, offer }) => offer.pink_price !== null && offer.pink_price.price < price],
  ['of a promotion that asks for one thing', ({ price, offer }) => isSuper(price, offer.super_price, 1)],
  ['of a promotion that asks for two', ({ price, offer }) => isSuper(price, offer.super_price, 2)],
  ['on the site', ({ price, special_offer }) => (special_offer?.price_online ?? price) < price],
  ['for an old device, with its mark', ({ offer, trade_in_sticker }) => offer.discountTradein !== null && trade_in_sticker !== null],
];

function isSuper(price: number, superPrice: DetailRow['offer']['super_price'], count: number): boolean {
  if (superPrice === null || superPrice.conditions.length !== count) return false;
  return superPrice.final_price < price && superPrice.conditions.every(({ action_id, name }) => action_id > 0 && name !== null);
}

describe('the demonstration has', () => {
  test.each(kinds)('prices %s, and products without', (_, holds) => {
    const shares = [wirePrices.filter(holds).length, wirePrices.filter((product) => !holds(product)).length];
    expect(Math.min(...shares)).toBeGreaterThan(5);
  });

  test.each([
    ['goods on sale', products.filter(({ row }) => row.orderType === 'buy')],
    ['goods that are awaited', products.filter(({ row }) => row.orderType === 'preorder')],
    ['codes', products.filter(({ row }) => row.isDigital)],
    [
      'goods that partners sell as well',
      products.filter(({ row }) => offers.some(({ productId }) => productId === row.id) && !onlyThere.has(row.id)),
    ],
    ['goods that partners alone sell', products.filter(({ row }) => onlyThere.has(row.id))],
    ['used pieces', refurbishedGoods.filter(({ row }) => row.isUsed)],
    ['pieces that were shown', refurbishedGoods.filter(({ row }) => row.isDemo)],
    ['pieces marked down for something else', refurbishedGoods.filter(({ row }) => !row.isUsed && !row.isDemo)],
    ['pieces as good as new', refurbishedGoods.filter(({ row }) => row.markdownGrade === '5+')],
    ['pieces in an excellent state', refurbishedGoods.filter(({ row }) => row.markdownGrade === '5')],
    ['pieces in a good state', refurbishedGoods.filter(({ row }) => row.markdownGrade === '4')],
    ['papers', manualsOf(products).productManuals],
    ['goods that are rented', rentalsOf(products)],
    ['videos', videosOf(products)],
    ['goods that go together', compilationsOf(products).members],
  ])('%s', (_, goods) => expect(goods.length).toBeGreaterThan(2));
});
