import { asId } from '@vitrina/services/contract/wire.ts';
import { minPrice } from '@vitrina/services/rules/price.ts';
import { describe, expect, test } from 'vitest';
import {
  benefit,
  facetType,
  formerPrice,
  gradeText,
  hasPage,
  isBuyable,
  isDigital,
  isShownAsAvailable,
  isSupplierBuyable,
  loweredPrice,
  lowestSupplierOffer,
  offerShownInstead,
  orderTypeOf,
  paths,
  stickersOf,
  superPriceOf,
  tradeInDiscount,
  warrantyDays,
} from './rules.ts';

describe('buyable (spec 1 §4)', () => {
  const base = { price: minPrice, isPreorder: false, isAvailable: true, isCreditAvailable: null };

  test('from the minimum price on', () => {
    expect(isBuyable(base)).toBe(true);
    expect(isBuyable({ ...base, price: minPrice - 1 })).toBe(false);
    expect(isBuyable({ ...base, price: 0 })).toBe(false);
  });
  test('available or a preorder', () => {
    expect(isBuyable({ ...base, isAvailable: false })).toBe(false);
    expect(isBuyable({ ...base, isAvailable: false, isPreorder: true })).toBe(true);
    expect(isBuyable({ ...base, isPreorder: true, price: minPrice - 1 })).toBe(false);
  });
  test('payable on credit once that is known', () => {
    expect(isBuyable({ ...base, isCreditAvailable: true })).toBe(true);
    expect(isBuyable({ ...base, isCreditAvailable: false })).toBe(false);
    expect(isBuyable({ ...base, isPreorder: true, isCreditAvailable: false })).toBe(false);
  });
});

test('shown as available when the offer, the order type and the city agree', () => {
  const offer = { available: true, order_type: 'buy' };
  expect(isShownAsAvailable(offer, true)).toBe(true);
  expect(isShownAsAvailable({ ...offer, order_type: 'preorder' }, true)).toBe(true);
  expect(isShownAsAvailable({ ...offer, order_type: 'false' }, true)).toBe(false);
  expect(isShownAsAvailable({ ...offer, available: false }, true)).toBe(false);
  expect(isShownAsAvailable(offer, false)).toBe(false);
});

describe('the page switches to a partner’s offer (spec 1 §4)', () => {
  const offer = (supplier: number, price: number, qty: number) => ({
    product_id: asId(42),
    supplier_id: asId(supplier),
    supplier_name: null,
    price,
    price_old: null,
    qty,
  });
  const unavailableOffer = { available: false, order_type: 'false' };
  const [dear, cheap] = [offer(1, 900_00, 2), offer(2, 800_00, 1)];

  test('to the cheapest when there is none and it cannot be ordered', () =>
    expect(offerShownInstead(unavailableOffer, [dear, cheap])).toBe(cheap));
  test('not while it is available, or may be ordered, or nobody knows the word', () => {
    expect(offerShownInstead({ ...unavailableOffer, available: true }, [cheap])).toBeNull();
    for (const order_type of ['buy', 'preorder', 'lease']) expect(offerShownInstead({ available: false, order_type }, [cheap])).toBeNull();
  });
  test('to none that cannot be bought', () => {
    expect(offerShownInstead(unavailableOffer, [])).toBeNull();
    expect(offerShownInstead(unavailableOffer, [offer(1, 800_00, 0), dear])).toBe(dear);
    expect(isSupplierBuyable(offer(1, minPrice, 1))).toBe(true);
    expect(isSupplierBuyable(offer(1, minPrice - 1, 1))).toBe(false);
    expect(isSupplierBuyable(offer(1, minPrice, 0))).toBe(false);
    expect(lowestSupplierOffer([dear, offer(3, 700_00, 0), cheap])).toBe(cheap);
    expect(lowestSupplierOffer([])).toBeNull();
  });
});

test('an order type nobody knows cannot be ordered', () => {
  expect(['buy', 'preorder', 'false', 'lease', 'constructor'].map((order_type) => orderTypeOf({ order_type }))).toEqual([
    'BUY',
    'PREORDER',
    'NONE',
    'NONE',
    'NONE',
  ]);
});

test('a page needs status 1 and a category (spec 1 §5)', () => {
  const category = { id: asId(1), code: 'tv', name: 'Телевизоры' };
  expect(hasPage({ status: 1, category })).toBe(true);
  expect(hasPage({ status: 0, category })).toBe(false);
  expect(hasPage({ status: 2, category })).toBe(false);
  expect(hasPage({ status: 1, category: null })).toBe(false);
});

test('the benefit is what the struck-out price is above the price', () => {
  expect(benefit({ price: 900_00, price_old: 1000_00 })).toBe(100_00);
  expect(benefit({ price: 1000_00, price_old: 1000_00 })).toBeNull();
  expect(benefit({ price: 1000_01, price_old: 1000_00 })).toBeNull();
  expect(benefit({ price: 1000_00, price_old: null })).toBeNull();
});

describe('no price is shown below its rules', () => {
  test('one for those who fulfil something is below the plain one, and still a price', () => {
    expect([1000_01, 1000_00, 999_99, minPrice, minPrice - 1, 0].map((other) => loweredPrice(1000_00, other))).toEqual([
      null,
      null,
      999_99,
      minPrice,
      null,
      null,
    ]);
    expect([loweredPrice(1000_00, null), loweredPrice(1000_00, undefined)]).toEqual([null, null]);
  });
  test('one that was is above the one that is', () => {
    expect([999_99, 1000_00, 1000_01].map((former) => formerPrice(1000_00, former))).toEqual([null, null, 1000_01]);
    expect(formerPrice(1000_00, null)).toBeNull();
  });
  test('that of a promotion is rounded down, has its floor and saves something', () => {
    const final = (final_price: number, price = 1000_00) =>
      superPriceOf({ price, super_price: { final_price, discount: 0, final_discount: 0, conditions: [] } })?.final_price;
    expect([1000_01, 1000_00, 999_99, 899_50, 50, 0].map((each) => final(each))).toEqual([
      undefined,
      undefined,
      999_00,
      899_00,
      1_00,
      1_00,
    ]);
    expect(final(50, 1_00)).toBeUndefined();
    expect(superPriceOf({ price: 1000_00, super_price: null })).toBeNull();
  });
  test('an old device leaves a ruble to pay', () => {
    const discount = (discountTradein: number | null, price = 1000_00) => tradeInDiscount({ price, discountTradein });
    expect([discount(500_00), discount(999_00), discount(999_01), discount(5000_00)]).toEqual([500_00, 999_00, 999_00, 999_00]);
    expect([discount(null), discount(0), discount(500_00, 1_00), discount(500_00, 0)]).toEqual([null, null, null, null]);
  });
});

test('stickers of another branch are not shown', () => {
  const hit = { code: 'hit', name: 'Хит', branches: ['A'] };
  const sale = { code: 'sale', name: 'Скидка', branches: ['B', 'C'] };
  const fresh = { code: 'new', name: 'Новинка', branches: [] };
  expect(stickersOf([hit, sale, fresh], 'A')).toEqual([hit, fresh]);
  expect(stickersOf([hit, sale, fresh], 'C')).toEqual([sale, fresh]);
});

test('grades in words', () => {
  expect(['5+', '5', '4', 'хорошее', '', null].map(gradeText)).toEqual(['как новый', 'отличное', 'хорошее', 'хорошее', null, null]);
});

test('used and demonstration goods have 90 days', () => {
  expect(warrantyDays({ is_used: true, is_demo: false, warranty_days: 365 })).toBe(90);
  expect(warrantyDays({ is_used: false, is_demo: true, warranty_days: 0 })).toBe(90);
  expect(warrantyDays({ is_used: false, is_demo: false, warranty_days: 365 })).toBe(365);
});

test('digital goods are those of which the provider says so, else of the categories of codes, services and certificates (spec 1 §9)', () => {
  const of = (id: number, is_digital: boolean | null = null) => isDigital({ is_digital, category: { id: asId(id), code: 'x', name: 'x' } });
  for (const id of [1, 13, 19, 29, 46, 20743]) expect([id, of(id), of(id, false)]).toEqual([id, true, false]);
  for (const id of [2, 11, 12, 14, 18, 20, 28, 30, 45, 47, 129, 461, 20742, 20744])
    expect([id, of(id), of(id, true)]).toEqual([id, false, true]);
  expect([null, true, false].map((is_digital) => isDigital({ is_digital, category: null }))).toEqual([false, true, false]);
});

test('a facet of an unknown kind is a list', () => {
  const kinds = ['list', 'range', 'flag', 'tree', null].map((type) => facetType({ type, min: null, max: null }));
  expect(kinds).toEqual(['LIST', 'RANGE', 'FLAG', 'LIST', 'LIST']);
  expect(facetType({ type: null, min: null, max: 10 })).toBe('RANGE');
});

test('paths of the shop', () => {
  const category = { id: asId(7), code: 'tv', name: 'Телевизоры' };
  expect(paths.product({ id: asId(42), category, short_url: '/p/42' })).toBe('/catalog/tv/7/42');
  expect(paths.product({ id: asId(42), category: null, short_url: '/p/42' })).toBe('/p/42');
  expect(paths.category(category)).toBe('/catalog/tv/7');
  expect(paths.categoryNode({ ...category, children: [{}] })).toBe('/catalog/7');
  expect(paths.categoryNode({ ...category, children: [] })).toBe('/catalog/tv/7');
  expect(paths.brand({ id: asId(5), code: 'lg' })).toBe('/catalog/brand/lg');
  // The specification names neither code.
  expect(paths.brand({ id: asId(5), code: null })).toBe('/catalog/brand/5');
  expect(paths.category({ id: asId(7), code: null })).toBe('/catalog/category/7');
});
