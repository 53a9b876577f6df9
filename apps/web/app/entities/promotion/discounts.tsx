import type { DiscountFactsFragment } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';

export type ToldDiscount = DiscountFactsFragment;

interface DiscountLinesProps {
  /** All of it, in rubles. */
  discount: number;
  /** Why; empty where the provider does not tell. */
  told: readonly ToldDiscount[];
}

/** The discount of an order, and below it each reason. */
export function DiscountLines({ discount, told }: DiscountLinesProps) {
  if (discount <= 0) return null;
  return (
    <>
      <div>
        <dt>Скидка</dt>
        <dd className="text-sale">{exactRubles(-discount)}</dd>
      </div>
      {told.map(({ actionId, name, promocode, sum }) => (
        <div key={actionId ?? name} className="text-14 text-ink-soft">
          <dt>
            {nbsp(name)}
            {promocode === null ? null : `: ${promocode}`}
          </dt>
          <dd>{exactRubles(-sum)}</dd>
        </div>
      ))}
    </>
  );
}
