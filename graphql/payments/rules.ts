import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { orders } from '@vitrina/services/orders/endpoints.ts';
import type { PaymentMethod } from '@vitrina/services/payments/endpoints.ts';
import { paymentStatuses, paymentTabs } from '@vitrina/services/payments/vocabulary.ts';
import { giftCategoryId } from '@vitrina/services/products/vocabulary.ts';
import type { PaymentStatus, PaymentTab, RepaymentStatus } from '../generated/resolvers.ts';
import { isCancelled, isPaid } from '../orders/rules.ts';

interface ToPay {
  /** Kopecks. */
  total: number;
  /** Nothing but gift certificates. */
  isAllGifts: boolean;
}

/**
 * Methods that take this total: it lies between their thresholds, both included, and a method without support of gift
 * certificates is left out when there is nothing else (spec 1 §5).
 */
export function eligibleMethods(methods: readonly PaymentMethod[], { total, isAllGifts }: ToPay): PaymentMethod[] {
  return methods.filter(
    ({ min_basket_threshold: min, max_basket_threshold: max, available_gift_certificate }) =>
      (min === null || total >= min) && (max === null || total <= max) && (!isAllGifts || available_gift_certificate),
  );
}

/** Whether these sections are gift certificates and nothing else; not so of none. */
export function isAllGifts(sectionIds: readonly (number | null | undefined)[]): boolean {
  return sectionIds.length > 0 && sectionIds.every((id) => id === giftCategoryId);
}

/** The tab of a method; one of an unknown tab stands where its kind does. */
export function tabOf({ tab, is_prepaid }: Pick<PaymentMethod, 'tab' | 'is_prepaid'>): PaymentTab {
  const known: Readonly<Record<(typeof paymentTabs)[number], PaymentTab>> = {
    online: 'ONLINE',
    on_receipt: 'ON_RECEIPT',
    instalment: 'INSTALMENT',
    credit: 'CREDIT',
    in_parts: 'IN_PARTS',
  };
  const name = paymentTabs.find((candidate) => candidate === tab);
  if (name !== undefined) return known[name];
  return is_prepaid ? 'ONLINE' : 'ON_RECEIPT';
}

/** State of an attempt; an unknown one has not ended. */
export function paymentStatusOf(status: string): PaymentStatus {
  const known: Readonly<Record<(typeof paymentStatuses)[number], PaymentStatus>> = {
    created: 'CREATED',
    pending: 'PENDING',
    paid: 'PAID',
    declined: 'DECLINED',
    cancelled: 'CANCELLED',
  };
  const name = paymentStatuses.find((candidate) => candidate === status);
  return name === undefined ? 'PENDING' : known[name];
}

/** An order that may be paid again, as the screen needs it. */
export interface OrderToRepay {
  orderId: number;
  /** Kopecks. */
  totalSum: number;
  status: RepaymentStatus;
  canRepay: boolean;
  methods: PaymentMethod[];
}

export type Repayment = Output<typeof orders.toRepay>;

/**
 * Whether and how an order can still be paid (spec 2 §4). `ofBranch` are the methods that the visitor's A/B branch shows;
 * null when they could not be loaded, which hides none.
 */
export function orderToRepay(repayment: Repayment, ofBranch: readonly PaymentMethod[] | null): OrderToRepay {
  const { order, payment_status, payments, restrictive_virtual_payments_ids: restricted } = repayment;
  const toPay = { total: order.total_sum, isAllGifts: isAllGifts(order.basket.map(({ section_id }) => section_id)) };
  const shown = new Set((ofBranch ?? payments).map(({ linked_payment_type_id }) => linked_payment_type_id));
  const allowed = payments.filter(({ linked_payment_type_id: id }) => shown.has(id) && !restricted.includes(id));
  const methods = eligibleMethods(allowed, toPay);
  const status = repaymentStatus(repayment);
  return {
    orderId: order.id,
    totalSum: order.total_sum,
    status,
    canRepay: status === 'AWAITING' && payment_status.can_repayment && methods.length > 0,
    methods,
  };
}

/** Cancelled when the order is, paid when its payment is; both are final (spec 2 §4). */
export function repaymentStatus({
  order,
  payment_status,
  payment_status_oi,
}: Pick<Repayment, 'order' | 'payment_status' | 'payment_status_oi'>): RepaymentStatus {
  if (isCancelled({ status_id: order.status.id }) || payment_status.status === 'cancelled') return 'CANCELLED';
  return payment_status.status === 'paid' || isPaid({ payment_status_oi }) ? 'PAID' : 'AWAITING';
}

/** Whether a shopper may be sent back here: a path of the shop itself, never another host. */
export function isReturnPath(url: string): boolean {
  return url.length <= 500 && /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** The way back with the attempt it comes from: `/cart/payment/5?payment=77`. */
export function returnPath(url: string, paymentId: number): string {
  const [path = '/', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('payment', String(paymentId));
  return `${path}?${parameters.toString()}`;
}
