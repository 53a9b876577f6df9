import type { OrderTotalFragment } from '../../../generated/graphql.ts';
import { exactRubles } from '../../../platform/format/money.ts';
import type { PriceChange } from '../../../platform/gateway/gateway-failure.ts';

/** What the orders were shown to come to, and what they do: «Итого: было 39 980 ₽, стало 41 980 ₽». */
export function RepricedSums({ priceChange }: { priceChange: PriceChange | undefined }) {
  if (priceChange === undefined) return null;
  return (
    <ul>
      {changedSums(priceChange).map(({ label, was, now }) => (
        <li key={label} className="tabular">
          {label}: было {exactRubles(was)}, стало <b>{exactRubles(now)}</b>
        </li>
      ))}
    </ul>
  );
}

/** One sum of the orders together that is not what it was. Kopecks. */
interface ChangedSum {
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
