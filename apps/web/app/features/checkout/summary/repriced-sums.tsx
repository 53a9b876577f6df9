import { exactRubles } from '../../../platform/format/money.ts';
import type { PriceChange } from '../../../platform/gateway/gateway-failure.ts';
import { changedSums } from './price-changes.ts';

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
