import type { OrderTotalFragment } from '../../../generated/graphql.ts';
import type { PriceChange } from '../../../platform/gateway/gateway-failure.ts';

/** One sum of the orders together that is not what it was. Kopecks. */
export interface ChangedSum {
  label: string;
  was: number;
  now: number;
}

/** Of all orders. */
const sumOf = (totals: readonly OrderTotalFragment[], amount: keyof typeof labels): number =>
  totals.reduce((all, total) => all + total[amount].amount, 0);

const labels = { sum: 'Товары', discount: 'Скидка', deliveryCost: 'Доставка', total: 'Итого' } as const;

/** The sums that have changed, in the order in which the summary shows them. */
export function changedSums({ was, now }: PriceChange): ChangedSum[] {
  const amounts = ['sum', 'discount', 'deliveryCost', 'total'] as const;
  return amounts
    .map((amount) => ({ label: labels[amount], was: sumOf(was, amount), now: sumOf(now, amount) }))
    .filter((change) => change.was !== change.now);
}
