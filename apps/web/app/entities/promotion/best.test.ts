import { expect, test } from 'vitest';
import { bestFirst } from './best.ts';
import { offerPath } from './offer-path.ts';
import type { Promotion } from './promotion.tsx';

const action = (id: string, isApplicable = true): Promotion => ({
  ...{ id, name: `Акция ${id}`, description: '', type: 'PERCENT', isApplicable, isTradeIn: false, specialOfferUrl: null },
  ...{ discountPercent: null, paymentNames: [], isOfSberbank: false },
  ...{ unmetConditions: [], parentId: null, mechanics: [], presents: [], lines: [] },
});
const of = (...actions: Promotion[]) => ({ product: { id: '7', actions } });

test('the promotion that saves most stands first, and is called so where there is another one', () => {
  const bestOf = (actions: ReturnType<typeof of>, best: Promotion | null) => {
    const { promotions, bestId } = bestFirst({ ...actions, productAction: best });
    return [promotions.map(({ id }) => id), bestId];
  };
  expect(bestOf(of(action('1'), action('2')), action('2'))).toEqual([['2', '1'], '2']);
  // One for all goods is not among those of the product.
  expect(bestOf(of(action('1')), action('9'))).toEqual([['9', '1'], '9']);
  // It does not count yet, so nothing is promised.
  expect(bestOf(of(action('1'), action('2', false)), action('2', false))).toEqual([['2', '1'], null]);
  expect(bestOf(of(action('1')), action('1'))).toEqual([['1'], null]);
  expect(bestOf(of(action('1')), null)).toEqual([['1'], null]);
  expect(bestFirst({})).toEqual({ promotions: [], bestId: null });
});

test('an offer is told for the product and the pieces that a promotion is about', () => {
  const line = { productId: '42', quantity: 2, price: { amount: 100_00 }, finalPrice: { amount: 90_00 } };
  expect(offerPath({ id: '3', specialOfferUrl: '/special-offers/7', lines: [line] })).toBe(
    '/special-offers/7?action=3&product=42&quantity=2#offer-action',
  );
  expect(offerPath({ id: '3', specialOfferUrl: '/special-offers/7', lines: [] })).toBe('/special-offers/7');
  expect(offerPath({ id: '3', specialOfferUrl: null, lines: [line] })).toBeNull();
});
