import { order } from '@vitrina/services/orders/endpoints.ts';
import { type Decoded, keysOf } from '../row.ts';

const step = order.shape.statuses.element;
const item = order.shape.basket.element;

export type Order = Decoded<typeof order>;
export type OrderStep = Decoded<typeof step>;
export type OrderItem = Decoded<typeof item>;
export interface CreatedOrders {
  orders: Order[];
  order_key: string;
}

export const rows = { Order: order, OrderStep: step, OrderItem: item, CreatedOrders: keysOf<CreatedOrders>()('orders', 'order_key') };
