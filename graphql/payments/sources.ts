import { payment, paymentMethod } from '@vitrina/services/payments/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { OrderToRepay, PaymentPurchase } from './rules.ts';

/** As the wire has it; `toPay` are the kopecks that it would pay, of the orders of a basket, `bought` what it lends on. */
export type PaymentMethod = Decoded<typeof paymentMethod> & { toPay?: number; bought?: PaymentPurchase };

export interface PaymentTerm {
  months: number;
  rate: number;
  /** Kopecks. */
  payment: number;
  lastPayment: number;
  overpayment: number;
}
export type Payment = Decoded<typeof payment>;
export interface SberBusinessAuthorization {
  url: string;
}

export interface PaymentStartPayload {
  payment: Payment;
  url: string;
}
export type { OrderToRepay };
export type OrderToRepayItem = OrderToRepay['items'][number];
export type PrepaidItem = OrderToRepay['prepaidBasket'][number];

const restOfRepayment = [
  'contactName',
  'mobilePhone',
  'email',
  'items',
  'deliveryCost',
  'prepaidBasket',
  'restrictedPaymentTypeIds',
] as const satisfies readonly (keyof OrderToRepay)[];

export const sources = {
  PaymentMethod: paymentMethod,
  Payment: payment,
  PaymentTerm: keysOf<PaymentTerm>()('months', 'rate', 'payment', 'lastPayment', 'overpayment'),
  SberBusinessAuthorization: keysOf<SberBusinessAuthorization>()('url'),
  PaymentStartPayload: keysOf<PaymentStartPayload>()('payment', 'url'),
  OrderToRepay: keysOf<OrderToRepay>()('orderId', 'totalSum', 'status', 'canRepay', 'methods', ...restOfRepayment),
  OrderToRepayItem: keysOf<OrderToRepayItem>()('product_id', 'price', 'final_price', 'section_id'),
  PrepaidItem: keysOf<PrepaidItem>()('product_id', 'amount'),
};
