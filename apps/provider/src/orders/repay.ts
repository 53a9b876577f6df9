import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { orderPaymentStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { mayPay, type Payable } from '@vitrina/services/payments/eligibility.ts';
import { giftCategoryId } from '@vitrina/services/products/vocabulary.ts';
import { isPaidBy } from '../basket/bound.ts';
import { prepaidBasket } from '../payments/prepaid.ts';
import type { WithSerials } from '../platform/serial.ts';
import { offeredMethods, restrictedFor } from '../pricing/payment-methods/methods.ts';
import { needsDelivery, type OrderKey } from '../pricing/split.ts';
import type { Order } from './read.ts';
import { isWithdrawn } from './status.ts';

type OrderToRepay = WithSerials<Output<(typeof endpoints)['toRepay']>>;

/** How an order stands with its payment, with every method in advance that may pay it (spec 2 §3), and by which its price holds. */
export function toRepay(order: Order, key: OrderKey, paidOnly: readonly number[], hasBank: boolean): OrderToRepay {
  const isPaid = order.payment_status_oi.id !== orderPaymentStatuses.unpaid;
  const isAllGifts = order.basket.every((item) => item.section_id === giftCategoryId);
  const restricted = restrictedFor(!needsDelivery(key));
  const payable: Payable = { total: order.waiting_sum, isAllGifts, isSent: false, allowed: null, restricted };
  const isCancelled = isWithdrawn(order.status_id);
  return {
    order: {
      id: order.id,
      contact_name: order.contact_name,
      mobile_phone: order.mobile_phone,
      email: order.email,
      basket: order.basket.map((item) => ({
        product_id: item.product_id,
        price: item.price ?? item.final_price,
        final_price: item.final_price,
        qty: item.quantity ?? 1,
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
    prepaid_basket: prepaidBasket(order.basket, order.sum_prepaid),
    restrictive_virtual_payments_ids: restricted,
    payments: offeredMethods(hasBank)
      .filter((method) => method.is_prepaid && mayPay(method, payable) && isPaidBy(paidOnly, method.linked_payment_type_id))
      .map(({ operation: _, ...method }) => method),
  };
}
