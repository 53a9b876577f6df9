import { orderPaymentStatuses, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { Order } from './rows.ts';

/** Statuses of an order that is not on its way any more (spec 1 §4). */
const inactive: readonly string[] = [orderStatuses.cancelled, orderStatuses.closed, orderStatuses.finished];

/** Whether an order is still on its way: not I, Z or F. */
export const isActive = ({ status_id }: Pick<Order, 'status_id'>): boolean => !inactive.includes(status_id);

/** Whether an order is cancelled: I. */
export const isCancelled = ({ status_id }: Pick<Order, 'status_id'>): boolean => status_id === orderStatuses.cancelled;

/** Whether an order is paid: it is unless the id says unpaid (spec 1 §4, payment_status_oi). */
export const isPaid = ({ payment_status_oi }: { payment_status_oi: { id: string | number } }): boolean =>
  Number(payment_status_oi.id) !== orderPaymentStatuses.unpaid;
