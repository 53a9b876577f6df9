import { method, type Operations, option } from './operation.ts';

export const delivery: Operations = {
  checkout: {
    source: `query Checkout { checkoutOrders { key items { id } sum { amount } isPreorder isDigital isOnlyInStores pickup { ${option} } soonerInParts { items { id } delivery { ${option} } } courier { ${option} } express { ${option} } expressOptions { salePoint { id name } } }
      paymentMethods { ${method} } }`,
  },
};
