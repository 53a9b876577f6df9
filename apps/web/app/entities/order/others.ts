import type { OwnOrderQuery } from '../../generated/graphql.ts';

/** An order that the same basket became, or that this browser made, as a list shows it. */
export interface OtherOrder {
  id: string;
  /** Null when it cannot be loaded at this moment. */
  facts: {
    /** What it holds. */
    name: string;
    /** Kopecks. */
    sum: number;
    status: string;
    isActive: boolean;
    isPaid: boolean;
    canPay: boolean;
    isCancelled: boolean;
    /** Whether the staff has made it for a customer. */
    isByStaff: boolean;
    insertedAt: string;
    /** Until when its goods are kept without a payment; null where nobody says. */
    heldUntil: string | null;
  } | null;
  /** Whether there is no such order for this visitor. */
  isMissing?: boolean;
}

/** Kopecks of those that are to be paid. */
export const leftToPay = (others: readonly OtherOrder[]): number =>
  others.reduce((all, { facts }) => all + (facts?.canPay ? facts.sum : 0), 0);

/** What an order holds: «Подарочная карта и ещё 2». */
export const goodsText = ([first, ...rest]: readonly { name: string }[]): string =>
  `${first?.name ?? ''}${rest.length > 0 ? ` и ещё ${rest.length}` : ''}`;

/** One of the others by its answer. */
export function otherOrder(id: string, data: OwnOrderQuery | null, isMissing = false): OtherOrder {
  const order = data?.order ?? null;
  if (order === null) return { id, facts: null, isMissing };
  const name = goodsText(order.items);
  const canPay = data?.orderToRepay?.canRepay === true && order.isAwaitingPayment;
  const { totalSum, statusName: status, isActive, isCancelled, isPaid, insertedAt, employee, heldUntil } = order;
  const isByStaff = employee !== null;
  const sum = totalSum.amount;
  return {
    id,
    facts: { name, sum, status, isActive, isCancelled, isByStaff, insertedAt, isPaid, canPay, heldUntil: canPay ? heldUntil : null },
  };
}

/** Orders of which nothing is known yet but their numbers. */
export const byNumber = (ids: readonly string[]): OtherOrder[] => ids.map((id) => ({ id, facts: null }));

/**
 * Which payment comes next of those of one basket, «2 из 3»: what has been paid for and what waits is counted. Empty where there is one
 * payment only. `paid` says whether the order that is looked at is paid, or, with null, that it takes no payment in advance.
 */
export function nextPayment(isPaid: boolean | null, others: readonly OtherOrder[]): string {
  const states = [isPaid, ...others.map(({ facts }) => (facts?.isPaid ? true : facts?.canPay ? false : null))].filter(
    (state) => state !== null,
  );
  const paidCount = states.filter((state) => state).length;
  return states.length < 2 ? '' : `${Math.min(paidCount + 1, states.length)} из ${states.length}`;
}
