import { isQuantity, maxQuantity } from '@vitrina/services/contract/fields/quantity.ts';

/** The quantity a form asks for: what was typed, one more, or one less; null when that is no quantity. */
export function requestedQuantity(intent: string, text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const quantity = Math.min(Number(text), maxQuantity) + (intent === 'increase' ? 1 : intent === 'decrease' ? -1 : 0);
  return isQuantity(quantity) ? quantity : null;
}
