import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import {
  extension,
  extensionList,
  falseByDefault,
  fromExtension,
  fromSpec,
  orNull,
  requiredExtension,
  withDefault,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { digits, flag, id, idText, instant, interval, rubles, rublesText } from '../contract/wire.ts';
import { deliveryPurposes } from './vocabulary.ts';

/** One or many of a kind: the specification's name is in the singular, and both are met. */
const typeIds = z.codec(z.union([z.array(z.int()), z.int()]), z.array(z.int()), {
  decode: (value) => (Array.isArray(value) ? value : [value]),
  encode: (value) => value,
});

export const deliveryOption = z
  .object({
    /** 1 store, 2 courier, 27 express, 10, 13, 14 pick-up points, 9, 12 postamats. */
    delivery_type_id: rename('typeId', z.int()),
    delivery_cost: rename('cost', withDefault(rubles, 0)),
    /** The moment from which it can be picked up, or at which the courier's interval begins. */
    datetime: instant,
    /** A courier's span; null for picking up. */
    interval: orNull(interval),
    /** The store, point or postamat where it is picked up; null for a courier. */
    finish_storage_id: rename('storeId', orNull(id)),
    /** Payment types possible with it; null when it rules none out. */
    payment_type_id: rename('paymentTypeIds', orNull(typeIds)),
    has_preorder_product: falseByDefault,
    /** `courier`, `courier_fast`, `pickup`. */
    delivery_purpose: z.string(),
    client_city_id: rename('cityId', orNull(id)),
    /** What has to be paid in advance for this delivery. */
    cost_prepayment: withDefault(rubles, 0),
    sale_point_id: orNull(id),
    /** In stock at the place itself, so that it can be put aside at once in working hours. */
    is_reservable: extension(z.boolean()),
    /** Whether the place of picking up is open at this moment. */
    is_open_now: extension(z.boolean()),
    /** Minutes an express delivery takes; null for the others. */
    minutes: extension(z.int()),
  })
  .meta(fromSpec('1 §3'));

export type DeliveryOption = z.output<typeof deliveryOption>;

/** Lines of an order that can be picked up together, and how soon. */
export const partialPickup = z
  .object({ item_ids: requiredExtension(z.array(id)), delivery: requiredExtension(deliveryOption) })
  .meta(fromExtension);

export const variation = z
  .object({
    /** Names the order inside this basket: `buy`, `later`, `preorder`, `digital`, `special`. */
    key: extension(z.string()),
    has_preorder_product: extension(z.boolean()),
    is_digital: extension(z.boolean()),
    /** Whether the goods are in stock for this purpose. */
    in_stock: extension(z.boolean()),
    item_ids: extension(z.array(id)),
    sum: extension(rubles),
    deliveries: requiredExtension(z.array(deliveryOption)),
    /** Where some of the goods can be picked up on an earlier day than all of them: those, then the rest. */
    sooner_in_parts: extensionList(partialPickup).optional(),
  })
  .meta(fromExtension);

export type Variation = z.output<typeof variation>;

export const delivery = endpoints('delivery', {
  variationsOrders: endpoint({
    method: 'GET',
    path: '/variations_orders',
    summary: 'The orders a basket splits into, with the deliveries of each for one purpose.',
    source: 'spec 1 §7',
    query: z.object({
      delivery_purpose: z.enum(deliveryPurposes),
      latitude: z.string().optional(),
      longitude: z.string().optional(),
      split: flag.optional(),
    }),
    answer: z.array(variation),
    identity: 'basket',
    idempotency: 'safe',
    deadline: 5000,
    cache: 'never',
  }),
  list: endpoint({
    method: 'GET',
    path: '/v2/delivery/list',
    summary: 'Deliveries of products that are not in a basket; a product page asks with quantity 1 and its price.',
    source: 'spec 1 §7',
    query: z.object({
      products: z.array(z.object({ product_id: idText, quantity: digits, supplier_id: idText.optional() })).max(20),
      sum: rublesText.optional(),
      delivery_purpose: z.enum(deliveryPurposes).optional(),
    }),
    answer: z.array(deliveryOption),
    identity: 'visitor',
    idempotency: 'safe',
    deadline: 5000,
    cache: 'never',
  }),
});
