import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import {
  orderStages,
  orderStatuses,
  type RefundReason as Reason,
  type RefundStatus as Status,
} from '@vitrina/services/orders/vocabulary.ts';
import { isPrepaid } from '@vitrina/services/payments/eligibility.ts';
import type { Context } from '../context/context.ts';
import type { OrderPaymentState, OrderStatus, RefundReason, RefundStatus } from '../generated/resolvers.ts';
import type { Order, OrderItem } from '../generated/sources.ts';

/** Letters of an order that is over, and words of one on its way, as a provider sends and takes them. */
const statuses: ReadonlyMap<string, OrderStatus> = new Map([
  [orderStatuses.cancelled, 'CANCELLED'],
  [orderStatuses.closed, 'CLOSED'],
  [orderStatuses.finished, 'RECEIVED'],
  ...orderStages.map((stage) => [stage, stage.toUpperCase() as Uppercase<typeof stage>] as const),
]);

type Standing = Pick<Order, 'status_id' | 'stage'>;

/** How an order stands: the specification names three letters; of one on its way the provider's stage tells it, where there is one. */
export const orderStatusOf = ({ status_id, stage }: Standing): OrderStatus =>
  statuses.get(inactive.includes(status_id) ? status_id : (stage ?? '')) ?? 'OTHER';

/** By which a provider finds orders that stand so; undefined for what it has no common name for. */
export const wireStatusOf = (status: OrderStatus): string | undefined => [...statuses].find(([, known]) => known === status)?.[0];

/** Statuses of an order that is not on its way any more (spec 1 §4). */
const inactive: readonly string[] = [orderStatuses.cancelled, orderStatuses.closed, orderStatuses.finished];

/** Whether an order is still on its way: not I, Z or F. */
export const isActive = ({ status_id }: Pick<Order, 'status_id'>): boolean => !inactive.includes(status_id);

/** Whether an order is cancelled: I. */
export const isCancelled = ({ status_id }: Pick<Order, 'status_id'>): boolean => status_id === orderStatuses.cancelled;

/** Whether an order is paid: it is unless the id says unpaid (spec 1 §4, payment_status_oi). */
export const isPaid = ({ payment_status_oi }: { payment_status_oi: { id: string | number } }): boolean =>
  Number(payment_status_oi.id) !== orderPaymentStatuses.unpaid;

/** What has become of an order's money. What was paid twice is not the order's, and a refund that has failed is with the shop's people. */
export function paymentStateOf(order: Pick<Order, 'payment_status_oi' | 'sum_prepaid' | 'total_sum' | 'refunds'>): OrderPaymentState {
  if (!isPaid(order)) return 'NOT_PAID';
  if (Number(order.payment_status_oi.id) === orderPaymentStatuses.refunded) return 'REFUNDED';
  const effectiveRefunds = (order.refunds ?? []).filter(
    ({ status, reason }) => refundStatusOf(status) !== 'FAILED' && reason !== 'superfluous',
  );
  const refundedSum = effectiveRefunds.reduce((all, { sum }) => all + sum, 0);
  if (refundedSum === 0) return 'PAID';
  return refundedSum < (order.sum_prepaid || order.total_sum) ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/** Pieces of a line: a basket says `quantity`, an order to repay `qty` (spec 1 §3, 2 §3). */
export const piecesOf = ({ quantity, qty }: Pick<OrderItem, 'quantity' | 'qty'>): number => quantity ?? qty ?? 1;

/**
 * Whether an order waits for a payment in advance. No letter of the specification says it: it is one that is on its way, unpaid, with
 * something left to pay by a type that is paid in advance. One without a type, agreed on by phone, has id 0.
 */
export function isAwaitingPayment(order: Pick<Order, 'status_id' | 'payment_status_oi' | 'payment_type' | 'waiting_sum'>): boolean {
  if (!isActive(order) || isPaid(order) || order.waiting_sum === 0) return false;
  if (order.payment_type === null) return true;
  const id = Number(order.payment_type.id);
  return id !== 0 && isPrepaid({ linked_payment_type_id: id, is_prepaid: null });
}

/** How far money is on its way back; an unknown state is not the end of it. */
export function refundStatusOf(status: string): RefundStatus {
  const refundStatuses: Readonly<Record<Status, RefundStatus>> = {
    requested: 'REQUESTED',
    sent: 'SENT',
    confirmed: 'CONFIRMED',
    failed: 'FAILED',
  };
  return Object.entries(refundStatuses).find(([name]) => name === status)?.[1] ?? 'SENT';
}

/** Why it goes back; what a provider has for other reasons is a return of something. */
export function refundReasonOf(reason: string): RefundReason {
  const reasons: Readonly<Record<Reason, RefundReason>> = { cancelled: 'CANCELLED', returned: 'RETURNED', superfluous: 'SUPERFLUOUS' };
  return Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? 'RETURNED';
}

/** Neither an order's key nor a shopper's token: nothing can be this visitor's. */
export const isUnidentifiedGuest = ({ viewer }: Context): boolean => viewer.isGuest && viewer.orderKeys.length === 0;
