import { orderStatus } from '@vitrina/services/auth/endpoints.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { codeSent } from '@vitrina/services/contract/phone-code.ts';
import { deliveryTime, orderItem as item, openedOrder, order, orderStep as step } from '@vitrina/services/orders/endpoints.ts';
import { receipt, receiptLine } from '@vitrina/services/orders/receipt.ts';
import { refund } from '@vitrina/services/orders/refund.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Order = Decoded<typeof order>;
export type TrackedOrder = Decoded<typeof orderStatus>;
export type OrderStep = Decoded<typeof step>;
export type OrderItem = Decoded<typeof item>;
export type OrderDeliveryTime = Decoded<typeof deliveryTime>;
export type OrderCompany = NonNullable<Order['company']>;
export type OrderEmployee = NonNullable<Order['employee']>;
export type Refund = Decoded<typeof refund>;
export type Receipt = Decoded<typeof receipt>;
export type ReceiptLine = Decoded<typeof receiptLine>;
export type ReceiptSeller = NonNullable<Receipt['seller']>;
export type OrderConnection = Page<Order>;
export interface OrderCancelPayload {
  order: Order;
}
export type OrderUpdatePayload = OrderCancelPayload;
export interface OrderCreatePayload {
  orders: Order[];
  order_key: string;
}

export type OrderSendCodePayload = Decoded<typeof codeSent>;
export type OrderOpenPayload = Decoded<typeof openedOrder>;

export const sources = {
  Order: order,
  TrackedOrder: orderStatus,
  OrderConnection: keysOf<OrderConnection>()(),
  OrderCancelPayload: keysOf<OrderCancelPayload>()('order'),
  OrderUpdatePayload: keysOf<OrderUpdatePayload>()('order'),
  OrderStep: step,
  OrderItem: item,
  OrderDeliveryTime: deliveryTime,
  OrderCompany: keysOf<OrderCompany>()('inn', 'name'),
  OrderEmployee: keysOf<OrderEmployee>()('tradePointNumber', 'personnelNumber'),
  Refund: refund,
  Receipt: receipt,
  ReceiptLine: receiptLine,
  ReceiptSeller: keysOf<ReceiptSeller>()('name', 'inn', 'address', 'taxation'),
  OrderSendCodePayload: codeSent,
  OrderOpenPayload: openedOrder,
  OrderCreatePayload: keysOf<OrderCreatePayload>()('orders', 'order_key'),
};
