import { orderStatus } from '@vitrina/services/auth/endpoints.ts';
import { orderItem as item, order, refund, orderStep as step } from '@vitrina/services/orders/endpoints.ts';
import { type Decoded, keysOf } from '../parent.ts';

export type Order = Decoded<typeof order>;
export type TrackedOrder = Decoded<typeof orderStatus>;
export type OrderStep = Decoded<typeof step>;
export type OrderItem = Decoded<typeof item>;
export type Refund = Decoded<typeof refund>;
export interface OrderCreatePayload {
  orders: Order[];
  order_key: string;
}

export const parents = {
  Order: order,
  TrackedOrder: orderStatus,
  OrderStep: step,
  OrderItem: item,
  Refund: refund,
  OrderCreatePayload: keysOf<OrderCreatePayload>()('orders', 'order_key'),
};
