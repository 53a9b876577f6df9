import type { OrderInfoQuery } from '../generated/graphql.ts';

/** An order that the same basket became, as another order's page shows it. */
export interface OtherOrder {
  id: string;
  /** Null when it cannot be loaded at this moment. */
  facts: {
    /** What it holds: «Подарочная карта и ещё 2». */
    name: string;
    /** Rubles. */
    sum: number;
    status: string;
    canPay: boolean;
  } | null;
}

/** Rubles of those that are to be paid. Added in kopecks: rubles are floating-point numbers. */
export const leftToPay = (others: readonly OtherOrder[]): number =>
  others.reduce((all, { facts }) => all + (facts?.canPay ? Math.round(facts.sum * 100) : 0), 0) / 100;

/** One of the others by its answer. */
export function otherOrder(id: string, data: OrderInfoQuery | null): OtherOrder {
  const order = data?.order ?? null;
  if (order === null) return { id, facts: null };
  const [first, ...rest] = order.items;
  const name = `${first?.name ?? ''}${rest.length > 0 ? ` и ещё ${rest.length}` : ''}`;
  const canPay = data?.orderToRepay?.canRepay === true && order.isAwaitingPayment;
  return { id, facts: { name, sum: order.totalSum, status: order.statusName, canPay } };
}

/** Orders of which nothing is known yet but their numbers. */
export const byNumber = (ids: readonly string[]): OtherOrder[] => ids.map((id) => ({ id, facts: null }));
