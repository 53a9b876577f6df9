import type { AmountsByOrder, OrderAmounts } from '@vitrina/services/contract/failure.ts';
import { fullSumOf, sumOf } from '../basket/response.ts';
import type { Line } from '../basket/state.ts';
import { totalsChanged } from '../platform/refusal.ts';
import type { Part } from '../pricing/split.ts';

/** What the order of one part comes to, with its delivery. Amounts in kopecks. */
export function amountsOf({ items }: Part<Line>, deliveryCost: number): OrderAmounts {
  const sum = fullSumOf(items);
  return { sum, discount: sum - sumOf(items), delivery_cost: deliveryCost };
}

const isSame = (a: OrderAmounts | undefined, b: OrderAmounts | undefined): boolean =>
  a !== undefined && b !== undefined && a.sum === b.sum && a.discount === b.discount && a.delivery_cost === b.delivery_cost;

/** Refuses orders that come to something else than the shopper has confirmed. A caller that confirms nothing is not held to it. */
export function checkConfirmedTotals(was: AmountsByOrder | undefined, now: AmountsByOrder): void {
  if (was === undefined) return;
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]);
  for (const key of keys) if (!isSame(was[key], now[key])) throw totalsChanged({ was, now });
}
