import type { AttemptStatusQuery, RepaymentQuery } from '../../generated/graphql.ts';

type Repayment = NonNullable<RepaymentQuery['orderToRepay']>;
type Attempt = NonNullable<AttemptStatusQuery['payment']>;

/** What the screen of an order's payment does. */
export type Outcome =
  /** «Страница не найдена» (spec 2 §4). */
  | 'missing'
  /** On to the order. */
  | 'order'
  /** The bank has not answered yet. */
  | 'waiting'
  /** The bank said no: another try, another method. */
  | 'declined'
  | 'choose';

/**
 * Reads how an order stands, and the attempt that the shopper comes back from. Final states lead to the order; an order
 * that may not be paid, or not by any method, is not found (spec 2 §4).
 */
export function outcomeOf(repayment: Repayment | null, attempt: Attempt | null): Outcome {
  if (repayment === null) return 'missing';
  if (repayment.status !== 'AWAITING') return 'order';
  // Somebody else's attempt, or an older one of another order, says nothing here.
  const isOfOrder = (attempt?.orderId ?? repayment.orderId) === repayment.orderId;
  const status = isOfOrder ? (attempt?.status ?? null) : null;
  if (status === 'PAID' || status === 'CANCELLED') return 'order';
  if (status === 'PENDING') return 'waiting';
  if (!repayment.canRepay || repayment.methods.length === 0) return 'missing';
  return status === 'DECLINED' ? 'declined' : 'choose';
}
