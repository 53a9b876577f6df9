import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { appleCategoryIds, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { orders } from '@vitrina/services/orders/endpoints.ts';
import { isPrepaid, mayPay, type Payable } from '@vitrina/services/payments/eligibility.ts';
import type { PaymentMethod } from '@vitrina/services/payments/endpoints.ts';
import { paymentStatuses, paymentTabs } from '@vitrina/services/payments/vocabulary.ts';
import type { PaymentKind, PaymentStatus, PaymentTab, RepaymentStatus } from '../generated/resolvers.ts';
import { isCancelled, isPaid } from '../orders/rules.ts';
import { isAllGifts } from '../products/rules.ts';

const kinds: Readonly<Record<keyof typeof paymentTypes, PaymentKind>> = {
  cash: 'CASH',
  courierOnline: 'COURIER_CARD',
  courierCash: 'COURIER_CASH',
  nonCash: 'BANK_TRANSFER',
  creditOnPlace: 'CREDIT_IN_STORE',
  creditOnline: 'CREDIT_ONLINE',
  online: 'CARD',
  mokka: 'MOKKA',
  applePay: 'APPLE_PAY',
  googlePay: 'GOOGLE_PAY',
  yandexMoney: 'YANDEX_MONEY',
  spasibo: 'SPASIBO',
  vkPay: 'VK_PAY',
  yooKassa: 'YOOKASSA',
  tradeInPay: 'TRADE_IN',
  loanOnline: 'LOAN_ONLINE',
  tinkoff: 'TINKOFF',
  sberbank: 'SBERBANK',
  sberbankPay: 'SBER_PAY',
  sberBusiness: 'SBER_BUSINESS',
  alfa: 'ALFA',
  sberbankBnpl: 'SBERBANK_BNPL',
  sbp: 'SBP',
  psb: 'PSB',
  mtsPayBnpl: 'MTS_PAY_BNPL',
  yandexSplit: 'YANDEX_SPLIT',
  yaPay: 'YANDEX_PAY',
};
const kindsById = new Map(
  (Object.keys(kinds) as (keyof typeof kinds)[]).map((name): [number, PaymentKind] => [paymentTypes[name], kinds[name]]),
);

/** A payment type by its name (spec 1 §9); `OTHER` for one that the specification does not know. */
export const paymentKindOf = (typeId: number | null): PaymentKind => (typeId === null ? undefined : kindsById.get(typeId)) ?? 'OTHER';

/** Tabs of the kinds that are neither simply paid now nor on receipt (spec 1 §2, §9). */
const tabsOfKinds: ReadonlyMap<PaymentKind, PaymentTab> = new Map([
  ['TINKOFF', 'INSTALMENT'],
  ['LOAN_ONLINE', 'INSTALMENT'],
  ['ALFA', 'INSTALMENT'],
  ['CREDIT_ONLINE', 'CREDIT'],
  ['CREDIT_IN_STORE', 'CREDIT'],
  ['MOKKA', 'IN_PARTS'],
  ['SBERBANK_BNPL', 'IN_PARTS'],
  ['MTS_PAY_BNPL', 'IN_PARTS'],
  ['YANDEX_SPLIT', 'IN_PARTS'],
]);

/** The tab of a method; where the provider names none that is known, it stands where its kind does. */
export function tabOf(method: Pick<PaymentMethod, 'tab' | 'is_prepaid' | 'linked_payment_type_id'>): PaymentTab {
  const tabs: Readonly<Record<(typeof paymentTabs)[number], PaymentTab>> = {
    online: 'ONLINE',
    on_receipt: 'ON_RECEIPT',
    instalment: 'INSTALMENT',
    credit: 'CREDIT',
    in_parts: 'IN_PARTS',
  };
  const name = paymentTabs.find((candidate) => candidate === method.tab);
  if (name !== undefined) return tabs[name];
  return tabsOfKinds.get(paymentKindOf(method.linked_payment_type_id)) ?? (isPrepaid(method) ? 'ONLINE' : 'ON_RECEIPT');
}

/** State of an attempt; nobody knows of another one whether it has ended. */
export function paymentStatusOf(status: string | null): PaymentStatus {
  const statuses: Readonly<Record<(typeof paymentStatuses)[number], PaymentStatus>> = {
    created: 'CREATED',
    pending: 'PENDING',
    paid: 'PAID',
    declined: 'DECLINED',
    cancelled: 'CANCELLED',
  };
  const name = paymentStatuses.find((candidate) => candidate === status);
  return name === undefined ? 'OTHER' : statuses[name];
}

/** Orders that a method itself would pay. */
export interface PaymentPurchase {
  /** Kopecks of each. */
  sums: readonly number[];
  /** Whether the better rate of one brand is to be had; null where nobody knows. */
  isApple: boolean | null;
}

/** An order that may be paid again, as the screen needs it. */
export interface OrderToRepay {
  orderId: Id;
  /** Kopecks. */
  totalSum: number;
  contactName: string;
  mobilePhone: string;
  email: string | null;
  items: Repayment['order']['basket'];
  /** Kopecks. */
  deliveryCost: number;
  prepaidBasket: Repayment['prepaid_basket'];
  restrictedPaymentTypeIds: number[];
  status: RepaymentStatus;
  canRepay: boolean;
  methods: (PaymentMethod & { bought: PaymentPurchase })[];
}

export type Repayment = Output<typeof orders.toRepay>;

/**
 * Whether and how an order can still be paid (spec 2 §4). `ofBranch` are the methods that the visitor's A/B branch shows;
 * null when they could not be loaded, which hides none.
 */
export function orderToRepay(repayment: Repayment, ofBranch: readonly PaymentMethod[] | null): OrderToRepay {
  const { order, payment_status, payments, restrictive_virtual_payments_ids: restricted } = repayment;
  const total = order.total_sum ?? totalOf(repayment);
  const toPay: Payable = {
    total,
    isAllGifts: isAllGifts(order.basket.map(({ section_id }) => section_id)),
    // Only methods in advance are offered for an order that is there already.
    isSent: false,
    allowed: null,
    restricted,
  };
  const branchTypes = new Set((ofBranch ?? payments).map(({ linked_payment_type_id }) => linked_payment_type_id));
  const allowedMethods = payments.filter(({ linked_payment_type_id: id }) => branchTypes.has(id));
  const bought = { sums: [total], isApple: mayBeApple(order.basket) ? null : false };
  const methods = allowedMethods.filter((method) => mayPay(method, toPay)).map((method) => ({ ...method, bought }));
  const status = repaymentStatus(repayment);
  return {
    orderId: order.id,
    totalSum: total,
    contactName: order.contact_name,
    mobilePhone: order.mobile_phone,
    email: order.email,
    items: order.basket,
    deliveryCost: order.delivery_cost,
    prepaidBasket: repayment.prepaid_basket,
    restrictedPaymentTypeIds: restricted,
    status,
    canRepay: status === 'AWAITING' && payment_status.can_repayment && methods.length > 0,
    methods,
  };
}

/**
 * Whether an order may get the better rate of one brand (spec 2 §5): it has goods of its categories, and a line that could be a warranty.
 * An order to repay names neither brands nor warranties, and not every provider tells the categories.
 */
const mayBeApple = (basket: Repayment['order']['basket']): boolean =>
  basket.length > 1 && basket.some(({ section_id: id }) => id === null || appleCategoryIds.includes(id));

/** Kopecks: what the goods cost after discounts, and their delivery, but for what is paid. */
function totalOf({ order, prepaid_basket }: Repayment): number {
  const goods = order.basket.reduce((sum, { final_price, qty }) => sum + final_price * qty, 0);
  const prepaid = prepaid_basket.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, goods + order.delivery_cost - prepaid);
}

/** Cancelled when the order is, paid when its payment is; both are final (spec 2 §4). */
function repaymentStatus({
  order,
  payment_status,
  payment_status_oi,
}: Pick<Repayment, 'order' | 'payment_status' | 'payment_status_oi'>): RepaymentStatus {
  if (isCancelled({ status_id: order.status.id }) || payment_status.status === 'cancelled') return 'CANCELLED';
  return payment_status.status === 'paid' || isPaid({ payment_status_oi }) ? 'PAID' : 'AWAITING';
}

/**
 * The way back with the attempt it comes from: `https://shop.example/cart/payment/5?payment=77`. A path alone, which only an acquirer
 * on the shop's own origin can follow, where the shop does not know its address.
 */
export function returnAddress(path: string, paymentId: Id, origin = ''): string {
  const [way = '/', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('payment', String(paymentId));
  return `${origin}${way}?${parameters.toString()}`;
}
