import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { day, digits, id, instant, interval, phone, rubles } from '../contract/wire.ts';
import { paymentMethod } from '../payments/endpoints.ts';

export const address = z.object({
  city: z.object({ name: z.string() }),
  street: z.string().min(1).max(200),
  house_number: z.string().min(1).max(20),
  building: z.string().max(20).nullable(),
  housing: z.string().max(20).nullable(),
  floor: z.string().max(10).nullable(),
  flat_number: z.string().max(10).nullable(),
});

const orderItem = z.object({
  id,
  product_id: id,
  name: z.string(),
  url: z.string(),
  image: z.string(),
  quantity: z.int().positive(),
  price: rubles,
  final_price: rubles,
  sum: rubles,
  section_id: id.nullable(),
});

const named = z.object({ id: z.union([z.int(), z.string()]), name: z.string() });

export const order = z.object({
  id,
  city: z.object({ id, name: z.string() }),
  /** What a shopper reads. */
  status: z.string(),
  /** One letter, see the vocabulary. */
  status_id: z.string(),
  /** The way of an order; those reached are active. */
  statuses: z.array(z.object({ name: z.string(), isActive: z.boolean() })),
  order_type_id: z.int(),
  delivery_date: day.nullable(),
  delivery_time_from: z.string().nullable(),
  delivery_time_to: z.string().nullable(),
  delivery_address: z.string(),
  delivery_type: named,
  delivery_cost: rubles,
  finish_storage_id: id.nullable(),
  discount: rubles,
  payment_type: named,
  payment_status_oi: named,
  /** Of the goods. */
  sum: rubles,
  sum_prepaid: rubles,
  /** Goods and delivery after discounts. */
  total_sum: rubles,
  /** Still to be paid. */
  waiting_sum: rubles,
  contact_name: z.string(),
  email: z.string().nullable(),
  mobile_phone: phone,
  promocode_input: z.string().nullable(),
  is_cancelable: z.boolean(),
  is_editable: z.boolean(),
  link_to_order_receipt: z.string().nullable(),
  cms_addressee: z.string().nullable(),
  comment: z.string().nullable(),
  inserted_at: instant,
  basket: z.array(orderItem),
});

export type Order = z.output<typeof order>;

const deliveryChoice = z.object({
  delivery_type_id: z.int(),
  /** Where it is picked up. */
  finish_storage_id: id.optional(),
  /** Where it is brought. */
  address: address.optional(),
  datetime: instant.optional(),
  interval: interval.optional(),
});

export const orders = endpoints('orders', {
  create: endpoint({
    method: 'POST',
    path: '/api/create-order',
    summary: 'Makes the orders of a basket: stock is reserved, the basket is emptied. Takes its owner from the basket; carries no bearer.',
    source: 'spec 1 §6',
    body: z.object({
      /** The basket's revision the shopper saw. */
      revision: z.int().nonnegative(),
      order_type_id: z.int(),
      contact: z.object({ first_name: z.string().min(1).max(100), last_name: z.string().max(100), phone, email: z.email().nullable() }),
      /** By the order's key in the split basket; absent in one-click mode: the shop calls back. */
      deliveries: z.record(z.string(), deliveryChoice),
      payment_type_id: z.int().nullable(),
      /** A minimal order by name and phone alone; an operator agrees on the rest. */
      is_one_click: z.boolean(),
      comment: z.string().max(500).nullable(),
      /** Purposes the shopper consented to, kept with the moment and the address they came from. */
      consents: z.array(z.string()),
    }),
    answer: z.object({
      orders: z.array(order),
      /** Whoever sends it as `x-order-key` may read these orders. */
      order_key: z.string(),
    }),
    identity: 'basket-only',
    repeat: 'keyed',
    deadline: 10_000,
    cache: 'never',
  }),
  order: endpoint({
    method: 'GET',
    path: '/v3/customer/orders/{id}',
    summary: 'One order, for its owner or with its key; anybody else gets 404.',
    source: 'spec 1 §7',
    params: z.object({ id: digits }),
    answer: order,
    identity: 'order',
    repeat: 'safe',
    cache: 'never',
  }),
  toRepay: endpoint({
    method: 'GET',
    path: '/v3/customer/orders/payment/{id}',
    summary: 'An order that may still be paid, with the methods for it.',
    source: 'spec 2 §3',
    params: z.object({ id: digits }),
    answer: z.object({
      order: z.object({
        id,
        contact_name: z.string(),
        mobile_phone: phone,
        email: z.string().nullable(),
        basket: z.array(
          z.object({ product_id: id, price: rubles, final_price: rubles, qty: z.int().positive(), section_id: id.nullable() }),
        ),
        delivery_cost: rubles,
        status: z.object({ id: z.string() }),
        total_sum: rubles,
      }),
      /** `awaiting`, `paid`, `cancelled`: the last two are final. */
      payment_status: z.object({ status: z.string(), can_repayment: z.boolean() }),
      payment_status_oi: z.object({ id: z.int() }),
      prepaid_basket: z.array(z.object({ product_id: id, amount: rubles })),
      restrictive_virtual_payments_ids: z.array(z.int()),
      payments: z.array(paymentMethod),
    }),
    identity: 'order',
    repeat: 'safe',
    cache: 'never',
  }),
});
