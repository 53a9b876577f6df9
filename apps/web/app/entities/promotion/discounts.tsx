import type { DiscountFactsFragment } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';

export type DiscountPart = DiscountFactsFragment;

interface DiscountLinesProps {
  /** All of it, in kopecks. */
  discount: number;
  /** Why; empty where the provider does not tell. */
  discounts: readonly DiscountPart[];
}

const reason = ({ name, promocode }: DiscountPart): string => nbsp(name) + (promocode === null ? '' : `: ${promocode}`);

/** The discount of an order with its reason; of several each has its part below. Nothing is read as taken off twice. */
export function DiscountLines({ discount, discounts }: DiscountLinesProps) {
  if (discount <= 0) return null;
  const [first, ...others] = discounts;
  const only = first !== undefined && others.length === 0 && first.sum.amount === discount ? first : null;
  return (
    <>
      <div>
        <dt>
          Скидка
          {only && <span className="block text-14 text-ink-soft">{reason(only)}</span>}
        </dt>
        <dd className="text-sale">{exactRubles(-discount)}</dd>
      </div>
      {only === null
        ? discounts.map((part) => (
            <div key={part.actionId ?? part.name} className="pl-4 text-14 text-ink-soft">
              <dt>
                <span className="visually-hidden">В том числе: </span>
                {reason(part)}
              </dt>
              <dd>{exactRubles(-part.sum.amount)}</dd>
            </div>
          ))
        : null}
    </>
  );
}
