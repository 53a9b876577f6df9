/** Stores in one answer (spec 1 §9). */
export const storesPageSize = 250;
/** Stores and products whose stock one call answers (ours). */
export const maxStockStores = 100;
export const maxStockProducts = 100;
