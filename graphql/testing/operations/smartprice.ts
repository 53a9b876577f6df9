import type { Operations } from './operation.ts';

export const smartprice: Operations = {
  smartPrice: {
    source: `query SmartPrice($id: ID!) { product(id: $id) { id smartPriceOffer { totalDiscount { amount } discountBenefit { amount } } }
      smartPrice(tx: "0123456789abcdef") { state smartPrice { tx tradeinId productId totalDiscount { amount } discountBenefit { amount } } }
      basket { id smartPrice { tx productId state } } }`,
    variables: { id: 42 },
    headers: { cookie: `basket_id=${'0123456789abcdef'.repeat(2)}` },
  },
  smartPriceBegin: {
    source: 'mutation SmartPriceBegin { smartPriceBegin(input: { productId: 42, returnUrl: "/cart" }) { tx url } }',
  },
  smartPriceStartValuation: {
    source: 'mutation SmartPriceStartValuation { smartPriceStartValuation(input: { productId: 42, returnUrl: "/cart" }) { tx url } }',
  },
};
