import { payment, paymentMethod } from '@vitrina/services/payments/endpoints.ts';
import { type Decoded, keysOf } from '../row.ts';
import type { OrderToRepay } from './rules.ts';

export type PaymentMethod = Decoded<typeof paymentMethod>;
export type Payment = Decoded<typeof payment>;
export interface PaymentStart {
  payment: Payment;
  url: string;
}
export type { OrderToRepay };

export const rows = {
  PaymentMethod: paymentMethod,
  Payment: payment,
  PaymentStart: keysOf<PaymentStart>()('payment', 'url'),
  OrderToRepay: keysOf<OrderToRepay>()('orderId', 'totalSum', 'status', 'canRepay', 'methods'),
};
