import * as z from 'zod';
import { rubles } from './wire.ts';

/** What one order comes to: the total is the goods without the discount, and the delivery. */
const orderAmounts = z.object({
  /** Of the goods, before discounts. */
  sum: rubles,
  discount: rubles,
  delivery_cost: rubles,
});

export type OrderAmounts = z.output<typeof orderAmounts>;

/** By the order's key in the split basket. */
export const amountsByOrder = z.record(z.string(), orderAmounts);
export type AmountsByOrder = z.output<typeof amountsByOrder>;

/** In kopecks. */
export const totalOf = ({ sum, discount, delivery_cost }: OrderAmounts): number => sum - discount + delivery_cost;

/** An error as the provider sends it, whatever its HTTP status. */
export const failure = z.object({
  status: z.int(),
  /** Stable and in English: `not_found`, `route_not_found`, `validation_failed`, `out_of_stock` … */
  code: z.string(),
  /** Russian where a shopper may see it. */
  message: z.string(),
  /** Only where fields are at fault (422): the messages of each. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Only where orders come to something else than the shopper has seen (409): what was confirmed, and what it is now. */
  was: amountsByOrder.optional(),
  now: amountsByOrder.optional(),
  /** Only where less is left than was asked for (409 `out_of_stock`): the pieces that can be had. Ours. */
  available: z.int().min(0).optional(),
  /** What kind of conflict it is, where that can be told: `basket_changed`. Ours. */
  reason: z.string().max(40).optional(),
  /** Only where a code that was sent to a phone is wrong (422): the tries that are left with it. Ours. */
  tries_left: z.int().min(0).optional(),
});

/** Of a failure, what may be of another shape without taking the rest with it. */
export const failureEssentials = failure.omit({ was: true, now: true, available: true, reason: true, tries_left: true });

/** The basket is another one than the shopper has seen. */
export const basketChangedReason = 'basket_changed';

/** The code with which a provider refuses whoever does not show its key (403): it says nothing of the visitor. */
export const unknownCaller = 'unknown_caller';

/** The code of an address that the provider does not have. */
export const unknownRoute = 'route_not_found';
