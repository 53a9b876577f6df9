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

/** In the order in which the summary shows them. */
const labels = [
  ['sum', 'Товары'],
  ['discount', 'Скидка'],
  ['deliveryCost', 'Доставка'],
  ['total', 'Итого'],
] as const;

/** Of all orders. */
const sumOf = (totals: readonly OrderTotalFragment[], amount: (typeof labels)[number][0]): number =>
  totals.reduce((all, total) => all + total[amount].amount, 0);

/** The sums that have changed. */
export const changedSums = ({ was, now }: PriceChange): ChangedSum[] =>
  labels
    .map(([amount, label]) => ({ label, was: sumOf(was, amount), now: sumOf(now, amount) }))
    .filter((change) => change.was !== change.now);
