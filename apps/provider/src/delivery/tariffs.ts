import { toKopecks } from '@vitrina/services/contract/fields/money.ts';

/** What deliveries cost and how long they take. The specification shows no such values: these are the reference shop's. */

/** A parcel that a locker takes: centimetres of the longest side, litres and kilograms of the whole. */
export const smallParcel = { longestSide: 60, litres: 60, kilograms: 30 } as const;

/** Kopecks. */
export const costs = {
  store: 0,
  point: toKopecks(99),
  postamat: toKopecks(149),
  courier: toKopecks(399),
  courierLarge: toKopecks(990),
  express: toKopecks(690),
} as const;

/** From this sum on a point, a locker and a courier with a parcel that is not large cost nothing. */
export const freeFrom = { point: toKopecks(3_000), courier: toKopecks(15_000) } as const;

/** Transfer between stores: ordered by 18:00, there at 14:00 next day. */
export const transfer = { until: 18 * 60, arrives: 14 * 60 } as const;

/** Days from the warehouse by the distance to it in kilometres. */
export const warehouseDays: readonly { upTo: number; days: number }[] = [
  { upTo: 300, days: 2 },
  { upTo: 1_200, days: 3 },
  { upTo: 2_500, days: 4 },
  { upTo: 4_500, days: 5 },
  { upTo: Number.POSITIVE_INFINITY, days: 6 },
];

/** A courier's spans of a day, and the days ahead that may be chosen. */
export const courierIntervals = ['09:00 - 13:00', '13:00 - 18:00', '18:00 - 22:00'] as const;
export const courierDays = 5;
/** Minutes between the order and the beginning of the earliest span, when the goods are in the city. */
export const courierLeadMinutes = 4 * 60;

/** Minutes that an express delivery takes. */
export const express = {
  /** Where the distance from the store is unknown. */
  minutes: 60,
  minMinutes: 30,
  maxMinutes: 180,
  perKilometre: 6,
  /** The minutes for the distance are rounded up to a multiple of these. */
  step: 5,
  /** A store sends couriers until so long before it closes. */
  beforeClosing: 60,
} as const;
