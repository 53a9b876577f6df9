import { type Operations, storeFields } from './operation.ts';

export const stores: Operations = {
  stores: {
    source: `query Stores { stores(kinds: [STORE], query: "Артёма") { ${storeFields} } store(id: 5) { ${storeFields} }
      storesByAddress(address: "Артёма 74") { distance store { id } }
      serviceCenters(brandCode: "lg") { id name brandCodes address phone longitude latitude workTimeLine }
      nearestCity(latitude: 48, longitude: 37.8) { id name } }`,
  },
  stockOfStores: {
    source:
      'query StockOfStores { products(ids: [42, 43]) { id stock(storeIds: [5]) { quantity pickupAt timeText store { id } product { id } } } }',
  },
};
