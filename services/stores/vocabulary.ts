/**
 * Types of stores and points (spec 2 §9 asks for 1, 9, 10, 12, 13, 14).
 * Pick-up points are 10, 13 and 14, postamats 9 and 12 (spec 1 §9).
 */
export const storeTypes = {
  store: 1,
  postamatPartner: 9,
  pickupPoint: 10,
  postamat: 12,
  multicentre: 13,
  pickupPointPartner: 14,
} as const;

export const pickupPointTypes = [10, 13, 14] as const;
export const postamatTypes = [9, 12] as const;
export const shownTypes = [1, 9, 10, 12, 13, 14] as const;

/** Stores in one answer (spec 1 §9). */
export const storesPageSize = 250;
