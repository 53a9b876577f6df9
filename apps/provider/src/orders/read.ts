import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { orderPaymentStatuses, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Order as OrderOnWire } from '@vitrina/services/orders/endpoints.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { paymentsText } from '@vitrina/services/rules/payments-text.ts';
import type { Plan } from '../catalogue/credit/offers.ts';
import { media } from '../catalogue/media/media.ts';
import { productImageHash } from '../catalogue/media/version.ts';
import { isWaiting } from '../delivery/stock/promised-goods.ts';
import { code, column, type Database, json, jsonOrNull, type RowOf, rows } from '../platform/database/database.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import type { WithDatabaseIds } from '../platform/database-id.ts';
import { type Paging, pageOf } from '../platform/page.ts';
import { methodOf } from '../pricing/payment-methods/methods.ts';
import { needsDelivery, partKeys } from '../pricing/split.ts';
import { handedInDevices } from '../pricing/tradein/exchange-order.ts';
import { mayRead, type Reader } from './access.ts';
import { isGiftable } from './giftable.ts';
import { awaitsInvoicePayment } from './invoice.ts';
import { isThere, statusSequence } from './lifecycle.ts';
import { isPhoneToConfirm } from './one-click.ts';
import {
  invoicedStatusNames,
  isCancelable,
  isEditable,
  isOver,
  isWithdrawn,
  sentStatusNames,
  stageOf,
  statusNames,
  unconfirmedStatusNames,
  waitingStatusNames,
} from './status.ts';

export type Order = WithDatabaseIds<OrderOnWire>;

/** One of long ago does not have its payments. */
type AgreedPlan = Pick<Plan, 'months' | 'payment'> & Partial<Pick<Plan, 'payments'>>;

const orderRowColumns = {
  id: column.number,
  cityId: column.number,
  cityName: column.text,
  basketKey: code(partKeys),
  statusId: column.text,
  orderTypeId: column.number,
  isOneClick: column.flag,
  deliveryTypeId: column.numberOrNull,
  deliveryPurpose: column.textOrNull,
  finishStorageId: column.numberOrNull,
  deliveryAddress: column.text,
  deliveryDate: column.textOrNull,
  deliveryTimeFrom: column.textOrNull,
  deliveryTimeTo: column.textOrNull,
  deliveryCost: column.number,
  paymentTypeId: column.numberOrNull,
  paymentStatusId: column.number,
  sum: column.number,
  discount: column.number,
  totalSum: column.number,
  sumPrepaid: column.number,
  struckSum: column.number,
  contactName: column.text,
  mobilePhone: column.text,
  email: column.textOrNull,
  promocode: column.textOrNull,
  comment: column.textOrNull,
  withSim: column.flag,
  cmsAddressee: column.textOrNull,
  companyInn: column.textOrNull,
  companyName: column.textOrNull,
  tradePointNumber: column.textOrNull,
  personnelNumber: column.textOrNull,
  insertedAt: column.text,
  receivedAt: column.textOrNull,
  heldUntil: column.textOrNull,
  isPhoneToConfirm: column.flag,
  awaitsInvoicePayment: column.flag,
  hasReceipt: column.flag,
  /** By which a bank lends the money. */
  plan: jsonOrNull<AgreedPlan>(),
  isThere: column.flag,
  isWaiting: column.flag,
  items: json<Order['basket']>(),
  discounts: json<NonNullable<Order['discounts']>>(),
  refunds: json<NonNullable<Order['refunds']>>(),
  returnRequests: json<NonNullable<Order['return_requests']>>(),
  devices: json<NonNullable<Order['exchange_devices']>>(),
  gift: jsonOrNull<NonNullable<Order['gift']>>(),
};
type OrderRow = RowOf<typeof orderRowColumns>;

/** Of a line: what is shown now, as the cards have it. */
const imageOfLine = (): SQL => {
  const { revision } = media();
  if (revision === undefined) return sql`i.image`;
  return sql`i.image || coalesce((select '?v=' || ${revision}::text || ${productImageHash} from products p
    where p.id = i.product_id and i.image like '/media/products/%'), '')`;
};

/** Orders with their lines, as the wire has them. */
async function readOrders(db: Database, condition: SQL, order: SQL = sql`o.id`): Promise<Order[]> {
  const orderRows = await rows(
    db,
    orderRowColumns,
    sql`select o.id, o.city_id as "cityId", c.name as "cityName", o.basket_key as "basketKey", o.status_id as "statusId", o.order_type_id as "orderTypeId",
          o.is_one_click as "isOneClick", o.delivery_type_id as "deliveryTypeId", o.delivery_purpose as "deliveryPurpose",
          o.finish_storage_id as "finishStorageId", o.delivery_address as "deliveryAddress", o.delivery_date::text as "deliveryDate",
          o.delivery_time_from as "deliveryTimeFrom", o.delivery_time_to as "deliveryTimeTo", o.delivery_cost as "deliveryCost",
          o.payment_type_id as "paymentTypeId", o.payment_status_id as "paymentStatusId", o.sum, o.discount, o.total_sum as "totalSum",
          o.sum_prepaid as "sumPrepaid", o.struck_sum as "struckSum", o.contact_name as "contactName", o.mobile_phone as "mobilePhone", o.email, o.promocode, o.comment, o.with_sim as "withSim",
          o.cms_addressee as "cmsAddressee",
          o.company_inn as "companyInn", o.company_name as "companyName", o.trade_point_number as "tradePointNumber", o.personnel_number as "personnelNumber",
          to_char(o.inserted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "insertedAt",
          case when o.status_id = ${orderStatuses.finished} then to_char(o.moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as "receivedAt",
          to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "heldUntil",
          ${isPhoneToConfirm} as "isPhoneToConfirm", ${awaitsInvoicePayment} as "awaitsInvoicePayment",
          exists (select 1 from receipts r where r.order_id = o.id) as "hasReceipt",
          (select coalesce((select plan from jsonb_array_elements(a.plans) plan where plan ->> 'months' = a.months::text limit 1), a.plans -> -1)
           from payments p join acquirer_operations a on a.payment_id = p.id
           where p.order_id = o.id and p.status = 'paid' and p.payment_type_id = o.payment_type_id limit 1) as plan,
          ${isThere(sql`o`)} as "isThere", ${isWaiting(sql`o`)} as "isWaiting",
          (select json_agg(json_build_object('id', i.id, 'parent_id', i.parent_id, 'is_warranty', i.is_warranty, 'product_id', i.product_id, 'name', i.name, 'url', i.url, 'image', ${imageOfLine()},
             'quantity', i.quantity, 'price', i.price, 'final_price', i.final_price, 'sum', i.final_price * i.quantity,
             'section_id', i.section_id, 'returned', i.returned) order by i.id) from order_items i where i.order_id = o.id) as items,
          (select coalesce(json_agg(json_build_object('action_id', d.action_id, 'name', d.name, 'promocode', d.promocode, 'sum', d.sum)
             order by d.position), '[]') from order_discounts d where d.order_id = o.id) as discounts,
          (select coalesce(json_agg(json_build_object('id', r.id, 'sum', r.sum, 'status', r.status, 'reason', r.reason, 'requested_at',
             to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by r.id), '[]')
           from refunds r where r.order_id = o.id) as refunds,
          (select coalesce(json_agg(json_build_object('id', r.id, 'created_at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
             'status', r.status, 'reason', r.reason, 'comment', r.comment, 'handover', r.handover, 'answer', r.answer,
             'is_withdrawable', r.status = 'new',
             'items', (select json_agg(json_build_object('item_id', p.item_id, 'quantity', p.quantity) order by p.item_id) from return_request_items p
               where p.request_id = r.id)) order by r.id), '[]') from return_requests r where r.order_id = o.id) as "returnRequests", ${handedInDevices} as devices,
          o.gift || jsonb_build_object('sent_at', to_char(o.gift_sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as gift
        from orders o join cities c on c.id = o.city_id where ${condition} order by ${order}`,
  );
  return orderRows.map(toOrder);
}

export const readSubmission = (db: Database, orderIds: readonly number[]): Promise<Order[]> =>
  readOrders(db, sql`o.id = any(${sql.param([...orderIds])}::int[])`);

/** One order for its owner or whoever has its key; undefined for anybody else, as if there were none. */
export async function readOwnOrder(db: Database, id: number, reader: Reader): Promise<Order | undefined> {
  const [order] = await readOrders(db, sql`o.id = ${id} and ${mayRead(reader)}`);
  return order;
}

/** A page of a shopper's orders, the newest first. */
export async function readOrdersOf(db: Database, userId: number, paging: Paging): Promise<Page<Order>> {
  const [row] = await rows(db, { total: column.number }, sql`select count(*)::int as total from orders where user_id = ${userId}`);
  const own = sql`o.user_id = ${userId}`;
  const orders = await readOrders(db, own, sql`o.user_id, o.id desc limit ${paging.perPage} offset ${paging.offset}`);
  return pageOf(orders, row?.total ?? 0, paging);
}

/** Orders by their numbers. */
export async function readOrdersById(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Order>> {
  const orders = await readOrders(db, sql`o.id = any(${sql.param([...ids])}::int[])`);
  return new Map(orders.map((order) => [order.id, order]));
}

/** The order of this number and phone; undefined when they do not belong together. */
export async function readTrackedOrder(db: Database, id: number, phone: string): Promise<Order | undefined> {
  const [order] = await readOrders(db, sql`o.id = ${id} and o.mobile_phone = ${phone}`);
  return order;
}

const purposeNames: Readonly<Record<string, string>> = {
  pickup: 'Самовывоз',
  courier: 'Курьер',
  courier_fast: 'Экспресс-доставка',
};

const paymentStatusNames: Readonly<Record<number, string>> = {
  [orderPaymentStatuses.unpaid]: 'Не оплачен',
  [orderPaymentStatuses.paid]: 'Оплачен',
  [orderPaymentStatuses.refunded]: 'Деньги возвращены',
};

function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    city: { id: row.cityId, name: row.cityName },
    status: statusName(row, row.statusId),
    status_id: row.statusId,
    stage: stageOf(row.statusId),
    statuses: statusesOf(row),
    order_type_id: row.orderTypeId,
    delivery_date: row.deliveryDate,
    delivery_time_from: row.deliveryTimeFrom,
    delivery_time_to: row.deliveryTimeTo,
    delivery_address: row.deliveryAddress,
    delivery_type: { id: row.deliveryTypeId ?? 0, name: deliveryName(row) },
    delivery_cost: row.deliveryCost,
    finish_storage_id: row.finishStorageId,
    discount: row.discount,
    payment_type: { id: row.paymentTypeId ?? 0, name: methodOf(row.paymentTypeId ?? 0)?.name ?? 'Уточнит оператор' },
    payment_status_oi: paymentStatus(row),
    sum: row.sum,
    sum_prepaid: row.sumPrepaid,
    total_sum: row.totalSum,
    waiting_sum: isOver(row.statusId) ? 0 : Math.max(0, row.totalSum - row.struckSum - row.sumPrepaid),
    contact_name: row.contactName,
    email: row.email,
    mobile_phone: row.mobilePhone,
    promocode_input: row.promocode,
    is_cancelable: isCancelable(row.statusId),
    is_editable: isEditable(row.statusId),
    link_to_order_receipt: row.hasReceipt ? `/order-info/${row.id}/receipt` : null,
    cms_addressee: row.cmsAddressee,
    comment: row.comment,
    with_sim: row.withSim,
    company: row.companyInn === null ? null : { inn: row.companyInn, name: row.companyName ?? '' },
    employee: employeeOf(row),
    inserted_at: row.insertedAt,
    received_at: row.receivedAt,
    held_until: isOver(row.statusId) ? null : row.heldUntil,
    is_phone_to_confirm: row.isPhoneToConfirm,
    basket: row.items,
    discounts: row.discounts,
    refunds: row.refunds,
    return_requests: row.returnRequests,
    exchange_devices: row.devices,
    is_giftable: isGiftable(row),
    gift: row.gift,
  };
}

function employeeOf({ tradePointNumber, personnelNumber }: OrderRow): Order['employee'] {
  return tradePointNumber === null && personnelNumber === null ? null : { tradePointNumber, personnelNumber };
}

/** A bank has paid for what it lends; its shopper has not paid yet. By the tab of the method. */
const approvedNames: Readonly<Record<string, string>> = { instalment: 'Рассрочка одобрена', credit: 'Кредит одобрен' };

const pluralRules = new Intl.PluralRules('ru');
const paymentForms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'платёж', few: 'платежа' };

/** «24 платежа по 1 167 ₽, последний 1 149 ₽». */
const planText = ({ months, payment, payments }: AgreedPlan): string =>
  `${months} ${paymentForms[pluralRules.select(months)] ?? 'платежей'} по ${paymentsText(payment, payments?.at(-1))}`;

/** What was to be paid when it is received is paid once it has been. */
function paymentStatus({ paymentStatusId: id, statusId, paymentTypeId, plan }: OrderRow): Order['payment_status_oi'] {
  const isPaidThere = id === orderPaymentStatuses.unpaid && statusId === orderStatuses.finished;
  if (isPaidThere)
    return { id: orderPaymentStatuses.paid, name: paymentTypeId === paymentTypes.nonCash ? 'Оплачен по счёту' : 'Оплачен при получении' };
  if (id === orderPaymentStatuses.paid && paymentTypeId === paymentTypes.nonCash) return { id, name: 'Оплачен по счёту' };
  const isLent = id === orderPaymentStatuses.paid && !isWithdrawn(statusId);
  const approved = isLent ? approvedNames[methodOf(paymentTypeId ?? 0)?.tab ?? ''] : undefined;
  if (approved !== undefined) return { id, name: plan === null ? approved : `${approved}: ${planText(plan)}` };
  if (plan !== null && id === orderPaymentStatuses.paid && !isWithdrawn(statusId)) return { id, name: `Оплата частями: ${planText(plan)}` };
  return { id, name: paymentStatusNames[id] ?? '' };
}

function statusName(row: OrderRow, letter: string): string {
  const { basketKey, isWaiting, isPhoneToConfirm } = row;
  if (row.awaitsInvoicePayment && invoicedStatusNames[letter] !== undefined) return invoicedStatusNames[letter];
  if (isPhoneToConfirm && unconfirmedStatusNames[letter] !== undefined) return unconfirmedStatusNames[letter];
  const ofKind = !needsDelivery(basketKey) ? sentStatusNames[letter] : isWaiting ? waitingStatusNames[letter] : undefined;
  return ofKind ?? statusNames[letter] ?? letter;
}

function deliveryName(row: OrderRow): string {
  if (row.deliveryPurpose !== null) return purposeNames[row.deliveryPurpose] ?? row.deliveryPurpose;
  if (row.isOneClick) return 'Уточнит оператор';
  if (row.gift !== null) return `Код получит ${row.gift.name ?? row.gift.email}`;
  return row.email === null ? 'Код придёт в СМС' : 'Код придёт в письме';
}

/** The steps of an order in words; those it has reached are active. */
function statusesOf(row: OrderRow): Order['statuses'] {
  const { statusId } = row;
  if (isWithdrawn(statusId)) {
    return [
      { name: 'Оформлен', isActive: true },
      { name: statusName(row, statusId), isActive: true },
    ];
  }
  const letters = [...(statusId === orderStatuses.awaitingPayment ? [statusId] : []), ...statusSequence(row)];
  const currentIndex = letters.indexOf(statusId);
  return letters.map((letter, index) => ({ name: statusName(row, letter), isActive: index <= currentIndex }));
}
