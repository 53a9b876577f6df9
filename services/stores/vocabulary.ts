/** Stores in one answer (spec 1 §9). */
export const storesPageSize = 250;
