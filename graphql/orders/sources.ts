import { orderStatus } from '@vitrina/services/auth/endpoints.ts';
import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { sentCode } from '@vitrina/services/contract/phone-code.ts';
import { deliveryTime, deviceWorth, openedOrder, orderChange } from '@vitrina/services/orders/endpoints.ts';
import { receipt } from '@vitrina/services/orders/receipt.ts';
import { refund } from '@vitrina/services/orders/refund.ts';
import { returnDeadlines, returnRequest } from '@vitrina/services/orders/return-request.ts';
import type { Domains } from '@vitrina/services/registry.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Order } from '../generated/sources.ts';
import type { OrderQuote } from './quote.ts';

export type { OrderQuote } from './quote.ts';
export type TrackedOrder = Decoded<typeof orderStatus>;
export type OrderChange = Decoded<typeof orderChange>;
export type OrderDeliveryTime = Decoded<typeof deliveryTime>;
export type DeviceWorth = Decoded<typeof deviceWorth>;
export type Refund = Decoded<typeof refund>;
export type ReturnRequest = Decoded<typeof returnRequest>;
export type ReturnDeadlines = Decoded<typeof returnDeadlines>;
export type Receipt = Decoded<typeof receipt>;
/** A part of the feed, and behind which change it begins. */
export type OrderChangeConnection = Output<Domains['orders']['feed']> & { after: string | null };
export interface OrderChangeEdge {
  cursor: string;
  node: OrderChange;
}
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}
export interface OrderCancelPayload {
  order: Order;
}
export type OrderUpdatePayload = OrderCancelPayload;
export type OrderRequestReturnPayload = OrderCancelPayload;
export type OrderSendGiftPayload = OrderCancelPayload;
export type OrderWithdrawReturnPayload = OrderCancelPayload;
/** Without the order for an application that may not read it. */
export interface OrderSetStatusPayload {
  order: OrderCancelPayload['order'] | null;
}
export interface OrderCreatePayload {
  orders: Order[];
  order_key: string;
}

export type OrderSendCodePayload = Decoded<typeof sentCode>;
export type OrderOpenPayload = Decoded<typeof openedOrder>;

export const sources = {
  TrackedOrder: orderStatus,
  OrderChangeConnection: keysOf<OrderChangeConnection>()('changes'),
  OrderChangeEdge: keysOf<OrderChangeEdge>()('cursor', 'node'),
  PageInfo: keysOf<PageInfo>()('hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'),
  OrderChange: orderChange,
  OrderCancelPayload: keysOf<OrderCancelPayload>()('order'),
  OrderUpdatePayload: keysOf<OrderUpdatePayload>()('order'),
  OrderRequestReturnPayload: keysOf<OrderRequestReturnPayload>()('order'),
  OrderSendGiftPayload: keysOf<OrderSendGiftPayload>()('order'),
  OrderWithdrawReturnPayload: keysOf<OrderWithdrawReturnPayload>()('order'),
  OrderSetStatusPayload: keysOf<OrderSetStatusPayload>()('order'),
  OrderDeliveryTime: deliveryTime,
  DeviceWorth: deviceWorth,
  Refund: refund,
  ReturnRequest: returnRequest,
  ReturnDeadlines: returnDeadlines,
  Receipt: receipt,
  OrderSendCodePayload: sentCode,
  OrderOpenPayload: openedOrder,
  OrderQuote: keysOf<OrderQuote>()('orders', 'sum', 'discount', 'deliveryCost', 'total', 'token', 'validUntil'),
  OrderCreatePayload: keysOf<OrderCreatePayload>()('orders', 'order_key'),
};
