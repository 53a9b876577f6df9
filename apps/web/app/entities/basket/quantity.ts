import { isQuantity } from '@vitrina/services/contract/fields/quantity.ts';

/** The quantity a form asks for: what was typed, one more, or one less; null when that is no quantity. */
export function wantedQuantity(intent: string, typed: string): number | null {
  if (!/^\d{1,4}$/.test(typed)) return null;
  const quantity = Number(typed) + (intent === 'increase' ? 1 : intent === 'decrease' ? -1 : 0);
  return isQuantity(quantity) ? quantity : null;
}
