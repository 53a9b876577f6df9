import * as z from 'zod';
import type { ConfirmedTotal } from './draft.ts';

const amount = z.number().nonnegative();

/** What was shown of each order; a basket becomes four of them at most. */
export const confirmedTotals = z
  .array(z.object({ orderKey: z.string().min(1).max(40), sum: amount, discount: amount, deliveryCost: amount }))
  .min(1)
  .max(10);

/** What a pressed form has shown; null when it does not say, and then nothing is ordered. */
export function readConfirmedTotals(text: string): ConfirmedTotal[] | null {
  try {
    return confirmedTotals.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
