/** What is asked of every subject; the gateway keeps both as stored operations, as it does with those of the screens. */
export const operations = {
  product: `query BenchProduct($id: ID!) {
  product(id: $id) {
    id name url images article description
    brand { name url }
    offer { price { amount } priceOld { amount } benefit { amount } orderType }
    reviewCounters { count rating }
    specifications { groupName items { name value } }
  }
}`,
  // A hundred rows with one batched child, the shop's own form of `{ posts { id userId title user { id name email } } }`.
  list: `query BenchList($ids: [ID!]!) {
  products(ids: $ids) { id name offer { price { amount } } availability { isAvailable quantity } }
}`,
} as const;

/** Rows of the long list: as many as one field may ask for. */
const listLength = 100;

let last = 1_000_000;

/** An id that nobody has asked for yet, so that no cache can help. */
export const freshId = (): number => ++last;

/** Ids of a list that nobody has asked for yet. */
export const freshIds = (): number[] => Array.from({ length: listLength }, freshId);

/** The one everybody asks for. */
export const hotId = 42;
export const pagePath = `/catalog/tv/7/${hotId}`;

/** Shows the gateway that its limit of requests is not for this client. */
export const appKey = 'bench-00';
