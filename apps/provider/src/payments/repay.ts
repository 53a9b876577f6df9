import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { giftCategoryId, orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { mayPay, type Payable } from '@vitrina/services/payments/eligibility.ts';
import { isPaymentTypeAllowed } from '../basket/payment-restrictions.ts';
import type { Order } from '../orders/read.ts';
import { readOwnOrder } from '../orders/read.ts';
import { isWithdrawn } from '../orders/status.ts';
import { code, column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { WithDatabaseIds } from '../platform/database-id.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import type { Handler } from '../platform/http/implement.ts';
import { notFound } from '../platform/refusal.ts';
import { offeredMethods, restrictedFor } from '../pricing/payment-methods/methods.ts';
import { needsDelivery, type PartKey, partKeys } from '../pricing/split.ts';
import { prepaidBasket } from './prepaid.ts';

type OrderToRepay = WithDatabaseIds<Output<(typeof endpoints)['toRepay']>>;

interface StoredTerms extends Record<string, unknown> {
  key: PartKey;
  paidOnly: number[];
  isCompany: boolean;
}

/** How an order stands with its payment, with every method in advance that may pay it (spec 2 §3), and by which its price holds. */
function repayment(order: Order, { key, paidOnly, isCompany }: StoredTerms, hasBank: boolean): OrderToRepay {
  const isPaid = order.payment_status_oi.id !== orderPaymentStatuses.unpaid;
  const isAllGifts = order.basket.every((item) => item.section_id === giftCategoryId);
  const restrictedTypes = restrictedFor({ isVirtual: !needsDelivery(key), isCompany });
  const payable: Payable = { total: order.waiting_sum, isAllGifts, isSent: false, allowed: null, restricted: restrictedTypes };
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
    restrictive_virtual_payments_ids: restrictedTypes,
    payments: offeredMethods(hasBank)
      .filter((method) => method.is_prepaid && mayPay(method, payable) && isPaymentTypeAllowed(paidOnly, method.linked_payment_type_id))
      .map(({ operation: _, ...method }) => method),
  };
}

export const toRepay: Handler<(typeof endpoints)['toRepay']> = async ({ params, context }) => {
  const order = await readOwnOrder(context.db, toDatabaseId(params.id), context);
  if (order === undefined) throw notFound('Заказ не найден');
  const [terms = { key: 'buy' as const, paidOnly: [], isCompany: false }] = await rows(
    context.db,
    { key: code(partKeys), paidOnly: column.numbers, isCompany: column.flag },
    sql`select basket_key as key, paid_only_by as "paidOnly", company_inn is not null as "isCompany" from orders where id = ${toDatabaseId(params.id)}`,
  );
  return repayment(order, terms, context.hasSandbox);
};
