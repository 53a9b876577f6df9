import type { Operations } from './operation.ts';

const basketFields = `id revision quantity sum { amount } discount { amount } totalSum { amount } promocode promocodeStatus { name isApplied message } discounts { name sum { amount } } bonuses { amount } isGiftable gift { email name words sentAt } orders { key items { id } sum { amount } isPreorder } changes { __typename item { id } ... on BasketPriceChange { wasPrice: was { amount } nowPrice: now { amount } }
  ... on BasketQuantityChange { was now item { id } } ... on BasketPriceChange { item { id } } ... on BasketUnavailable { item { id } } }
  items { id productId product { id name } quantity parentId isPreorder isOnlyStorePreorder applicationType price { amount } priceOld { amount } finalPrice { amount } sum { amount } warrantyId warrantyPrice { amount }
  supplierId maxQuantity isAvailable isWarranty actionId presentOf discounts { sum { amount } }
  offer { price { amount } priceOld { amount } onlinePrice { amount } pinkPrice { amount } quantity isAvailable isPreorder orderType beforeDiscountPrice { amount } } }`;

export const basket: Operations = {
  basket: { source: `query Basket { basket { ${basketFields} } }` },
  basketPreview: {
    source: `query Preview { basketPreview(input: { items: [{ productId: 42 }, { productId: 50, parent: 0, actionId: 1301 }],
      devices: [{ modelId: 1, memory: 128, condition: PERFECT }] }) { sum { amount } discount { amount } totalSum { amount } discounts { name sum { amount } } items { productId presentOf sum { amount } }
      term(paymentTypeId: 17, months: 6) { months rate payment { amount } lastPayment { amount } overpayment { amount } } } }`,
  },
  changes: {
    source: `mutation Changes { basketAddItem(input: { productId: 42 }) { basket { ${basketFields} } }
      basketAddAccessory(input: { parentId: 100, productId: 50, actionId: 1301 }) { basket { revision } }
      basketAddWarranty(input: { parentId: 100, warrantyId: 60 }) { basket { revision } } basketTrace { isTraced }
      basketSetDeferredItems(input: { itemIds: [100] }) { basket { revision } }
      basketSetLater(input: { itemIds: [100] }) { basket { revision } }
      basketSetQuantity(input: { itemId: 100, quantity: 3 }) { basket { revision } }
      basketRemoveItem(input: { itemId: 100 }) { basket { revision items { id } } } basketClear { __typename } }`,
  },
  gift: {
    source: `mutation Gift { basketSetGift(input: { email: "masha@example.ru", name: "Маша" }) { basket { gift { name } } } basketRemoveGift { basket { gift { name } } } }`,
  },
  promocode: {
    source: `mutation Promocode { basketSetPromocode(input: { promocode: "осень5" }) { basket { promocode } } basketRemovePromocode { basket { promocode } } }`,
  },
};
