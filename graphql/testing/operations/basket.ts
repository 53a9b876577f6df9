import type { Operations } from './operation.ts';

const basketFields = `id revision quantity sum discount totalSum promocode promocodeStatus { name isApplied message } discounts { name sum } bonuses orders { key items { id } sum isPreorder } changes { __typename item { id } ... on BasketPriceChange { wasPrice: was nowPrice: now }
  ... on BasketQuantityChange { was now item { id } } ... on BasketPriceChange { item { id } } ... on BasketUnavailable { item { id } } }
  items { id productId product { id name } quantity parentId isPreorder isOnlyStorePreorder applicationType price priceOld finalPrice sum warrantyId warrantyPrice
  supplierId maxQuantity isAvailable isWarranty actionId presentOf discounts { sum }
  offer { price priceOld onlinePrice pinkPrice quantity isAvailable isPreorder orderType beforeDiscountPrice } }`;

export const basket: Operations = {
  basket: { source: `query Basket { basket { ${basketFields} } }` },
  basketPreview: {
    source: `query Preview { basketPreview(input: { items: [{ productId: 42 }, { productId: 50, parent: 0, actionId: 1301 }],
      devices: [{ modelId: 1, memory: 128, condition: PERFECT }] }) { sum discount totalSum discounts { name sum } items { productId presentOf sum }
      term(paymentTypeId: 17, months: 6) { months rate payment overpayment } } }`,
  },
  changes: {
    source: `mutation Changes { basketAddItem(input: { productId: 42 }) { basket { ${basketFields} } }
      basketAddAccessory(input: { parentId: 100, productId: 50, actionId: 1301 }) { basket { revision } }
      basketAddWarranty(input: { parentId: 100, warrantyId: 60 }) { basket { revision } } basketTrace { isTraced }
      basketSetQuantity(input: { itemId: 100, quantity: 3 }) { basket { revision } }
      basketRemoveItem(input: { itemId: 100 }) { basket { revision items { id } } } basketClear { __typename } }`,
  },
  promocode: {
    source: `mutation Promocode { basketSetPromocode(input: { promocode: "осень5" }) { basket { promocode } } basketRemovePromocode { basket { promocode } } }`,
  },
};
