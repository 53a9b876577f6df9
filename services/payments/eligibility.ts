import { onReceiptTypes, paymentGroups, paymentTypes } from '../contract/fields/special-ids.ts';
import type { PaymentMethod } from './endpoints.ts';
import { courierCreditRadius } from './vocabulary.ts';

/** What may pay an order depends on this of a method and nothing else. */
export type Paying = Pick<
  PaymentMethod,
  'linked_payment_type_id' | 'is_prepaid' | 'available_gift_certificate' | 'min_basket_threshold' | 'max_basket_threshold'
>;

/**
 * Whether the shopper is led to a payment page and the order waits for the money. Where a provider does not tell, it is so of every type
 * but those that are paid when the goods are handed over.
 */
export const isPrepaid = ({ is_prepaid, linked_payment_type_id: id }: Pick<Paying, 'is_prepaid' | 'linked_payment_type_id'>): boolean =>
  is_prepaid ?? !onReceiptTypes.some((type) => type === id);

/** One order of a split basket, and this of it. */
export interface Payable {
  /** Kopecks: goods after discounts, and their delivery. */
  total: number;
  /** Nothing but gift certificates: money for money is not lent. */
  isAllGifts: boolean;
  /** Sent as codes once it is paid, so it cannot be paid on receipt. */
  isSent: boolean;
  /** Payment types and groups that the chosen delivery allows; null where nothing is delivered, or nothing chosen yet. */
  allowed: readonly number[] | null;
  /** Payment types that its virtual goods rule out (spec 2 §3), or whoever buys. */
  restricted: readonly number[];
}

/** Whether a delivery allows a method: by its type, or by a group it belongs to (spec 1 §9). */
export function isAllowed(method: Paying, allowed: readonly number[]): boolean {
  return (
    allowed.includes(method.linked_payment_type_id) ||
    (allowed.includes(paymentGroups.inAdvance) && isPrepaid(method)) ||
    (allowed.includes(paymentGroups.forGifts) && method.available_gift_certificate)
  );
}

/**
 * Whether what a courier brings so many metres from the nearest store may be bought on credit there: somebody of that store comes along
 * to draw it up, within a radius (spec 2 §9). Null where nobody knows how far it is.
 */
export const isCreditBrought = (metresToStore: number | null): boolean => metresToStore !== null && metresToStore <= courierCreditRadius;

/** Whether a method may pay an order (spec 1 §5): both thresholds belong to the range. */
export function mayPay(method: Paying, { total, isAllGifts, isSent, allowed, restricted }: Payable): boolean {
  const { min_basket_threshold: min, max_basket_threshold: max } = method;
  return (
    (min === null || total >= min) &&
    (max === null || total <= max) &&
    (!isAllGifts || method.available_gift_certificate) &&
    (!isSent || isPrepaid(method)) &&
    !restricted.includes(method.linked_payment_type_id) &&
    (allowed === null || isAllowed(method, allowed))
  );
}

/** The method that is meant to pay an order when `selectedMethod` is chosen for the whole basket: whoever pays the rest on receipt pays what is sent by card. */
export function payingFor<Method extends Paying>(selectedMethod: Method, isSent: boolean, all: readonly Method[]): Method | undefined {
  return isSent && !isPrepaid(selectedMethod) ? all.find(({ linked_payment_type_id: id }) => id === paymentTypes.online) : selectedMethod;
}

/** The same where it may pay the order; undefined where there is none. */
export function methodFor<Method extends Paying>(selectedMethod: Method, order: Payable, all: readonly Method[]): Method | undefined {
  const paying = payingFor(selectedMethod, order.isSent, all);
  return paying !== undefined && mayPay(paying, order) ? paying : undefined;
}

/** Whether a method may be chosen for these orders: each of them gets paid, and one of them at least by the method itself. */
export function mayPayAll<Method extends Paying>(selectedMethod: Method, orders: readonly Payable[], all: readonly Method[]): boolean {
  if (!isPrepaid(selectedMethod) && orders.length > 0 && orders.every(({ isSent }) => isSent)) return false;
  return orders.every((order) => methodFor(selectedMethod, order, all) !== undefined);
}
