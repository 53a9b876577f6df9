/** How a product may be ordered (spec 1 §3, offer.order_type). */
const orderTypes = ['buy', 'preorder', 'false'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Page sizes (spec 1 §9). */
export const pageSize = { byIds: 20, listing: 24, products: 12, tag: 7, filters: 100, warranties: 15 } as const;

/** Products whose past prices one call answers (ours). */
export const maxPriceHistories = 100;

/** Default order of a listing and of search results (spec 1 §4). */
export const defaultSort = { listing: '-popularity', search: '-relevance' } as const;
export const sorts = ['-popularity', '-relevance', 'price', '-price', '-rating', '-date', '-discount', 'running_cost', 'noise'] as const;
export type Sort = (typeof sorts)[number];

/** Condition of used and demonstration goods, as codes (spec 1 §9). */
export const grades = { '5+': 'как новый', '5': 'отличное', '4': 'хорошее' } as const;

/** Days of warranty for used and demonstration goods (spec 1 §9). */
export const usedWarrantyDays = 90;
