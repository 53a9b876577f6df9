import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints, Order } from '@vitrina/services/orders/endpoints.ts';
import { orderPaymentStatuses, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { methods } from '../payments/methods.ts';

type OrderToRepay = Output<(typeof endpoints)['toRepay']>;

/** How an order stands with its payment, with every method that is paid in advance (spec 2 §3). */
export function toRepay(order: Order): OrderToRepay {
  const isPaid = order.payment_status_oi.id !== orderPaymentStatuses.unpaid;
  const isCancelled = order.status_id === orderStatuses.cancelled;
  return {
    order: {
      id: order.id,
      contact_name: order.contact_name,
      mobile_phone: order.mobile_phone,
      email: order.email,
      basket: order.basket.map((item) => ({
        product_id: item.product_id,
        price: item.price,
        final_price: item.final_price,
        qty: item.quantity,
        section_id: item.section_id,
      })),
      delivery_cost: order.delivery_cost,
      status: { id: order.status_id },
      total_sum: order.total_sum,
    },
    payment_status: {
      status: isPaid ? 'paid' : isCancelled ? 'cancelled' : 'awaiting',
      can_repayment: !isPaid && !isCancelled && order.waiting_sum > 0,
    },
    payment_status_oi: { id: Number(order.payment_status_oi.id) },
    prepaid_basket: [],
    restrictive_virtual_payments_ids: [],
    payments: methods.filter((method) => method.is_prepaid).map(({ operation: _, ...method }) => method),
  };
}
