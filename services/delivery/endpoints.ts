import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { digits, id, instant, interval, rubles, rublesText } from '../contract/wire.ts';
import { deliveryPurposes } from './vocabulary.ts';

export const deliveryOption = z.object({
  /** 1 store, 2 courier, 27 express, 10, 13, 14 pick-up points, 9, 12 postamats. */
  delivery_type_id: z.int(),
  delivery_cost: rubles,
  /** The moment from which it can be picked up, or at which the courier's interval begins. */
  datetime: instant,
  /** A courier's span; null for picking up. */
  interval: interval.nullable(),
  /** The store, point or postamat where it is picked up; null for a courier. */
  finish_storage_id: id.nullable(),
  /** Payment types possible with it. */
  payment_type_id: z.array(z.int()),
  has_preorder_product: z.boolean(),
  /** `courier`, `courier_fast`, `pickup`. */
  delivery_purpose: z.string(),
  client_city_id: id,
  /** What has to be paid in advance for this delivery. */
  cost_prepayment: rubles,
  sale_point_id: id.nullable(),
  /** In stock at the place itself, so that it can be put aside at once in working hours. */
  is_reservable: z.boolean(),
  /** Whether the place of picking up is open at this moment. */
  is_open_now: z.boolean(),
  /** Minutes an express delivery takes; null for the others. */
  minutes: z.int().nullable(),
});

export type DeliveryOption = z.output<typeof deliveryOption>;

export const variation = z.object({
  /** Names the order inside this basket: `buy`, `preorder`, `digital`, `special`. */
  key: z.string(),
  has_preorder_product: z.boolean(),
  is_digital: z.boolean(),
  /** Whether the goods are in stock for this purpose. */
  in_stock: z.boolean(),
  item_ids: z.array(id),
  sum: rubles,
  deliveries: z.array(deliveryOption),
});

export type Variation = z.output<typeof variation>;

export const delivery = endpoints('delivery', {
  variationsOrders: endpoint({
    method: 'GET',
    path: '/variations_orders',
    summary: 'The orders a basket splits into, with the deliveries of each for one purpose.',
    source: 'spec 1 §7',
    query: z.object({ delivery_purpose: z.enum(deliveryPurposes), latitude: z.string().optional(), longitude: z.string().optional() }),
    answer: z.array(variation),
    identity: 'basket',
    repeat: 'safe',
    deadline: 5000,
    cache: 'never',
  }),
  list: endpoint({
    method: 'GET',
    path: '/v2/delivery/list',
    summary: 'Deliveries of products that are not in a basket; a product page asks with quantity 1 and its price.',
    source: 'spec 1 §7',
    query: z.object({
      products: z.array(z.object({ product_id: digits, quantity: digits })).max(20),
      sum: rublesText.optional(),
      delivery_purpose: z.enum(deliveryPurposes).optional(),
    }),
    answer: z.array(deliveryOption),
    identity: 'nobody',
    repeat: 'safe',
    deadline: 5000,
    cache: 'never',
  }),
});
