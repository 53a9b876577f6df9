import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { digits, id, rubles } from '../contract/wire.ts';

export const basketItem = z.object({
  id,
  product_id: id,
  quantity: z.int().positive(),
  /** The item this one was added to: an accessory to a phone. */
  parent_id: id.nullable(),
  isPreOrder: z.boolean(),
  /** A preorder that can only be picked up at a store. */
  isOnlyRttPreOrder: z.boolean(),
  /** Of one piece. */
  price: rubles,
  price_old: rubles.nullable(),
  /** Of one piece after discounts, never below 1 ruble. */
  final_price: rubles,
  /** Of all pieces. */
  sum: rubles,
  warranty_id: id.nullable(),
  warranty_price: rubles.nullable(),
  supplier_id: id.nullable(),
  application_type: z.string(),
  max_quantity: z.int().nonnegative(),
  /** Whether the quantity asked for is in stock in the city. */
  available: z.boolean(),
});

export const basket = z.object({
  /** 128 random bits in hexadecimal: whoever knows a guest's has the basket; a shopper's is shown to its session alone. */
  id: z.string(),
  /** Grows with every change; a form filled for an older one is refused. */
  revision: z.int().nonnegative(),
  items: z.array(basketItem),
  /** Which items go into which order: preorders, digital goods and one special category are split off. */
  orders: z.array(z.object({ key: z.string(), item_ids: z.array(id), sum: rubles, isPreOrder: z.boolean() })),
  quantity: z.int().nonnegative(),
  sum: rubles,
  discount: rubles,
  total_sum: rubles,
  promocode: z.string().nullable(),
  /** What has changed at the shop since the goods were put in. */
  changes: z.array(
    z.object({
      item_id: id,
      /** `price`, `quantity` or `unavailable`. */
      kind: z.string(),
      was: z.number(),
      now: z.number(),
    }),
  ),
});

export type Basket = z.output<typeof basket>;
export type BasketItem = z.output<typeof basketItem>;

/** The provider's own legacy: these change the basket and are GET on the wire (contract, conventions). */
const change = { method: 'GET', source: 'spec 1 §7', answer: basket, identity: 'basket', repeat: 'never', cache: 'never' } as const;

export const basketEndpoints = endpoints('basket', {
  getBasket: endpoint({
    ...change,
    path: '/basket/get-basket',
    summary: 'The basket named by the header; an empty one when there is none.',
    repeat: 'safe',
  }),
  addItem: endpoint({
    ...change,
    path: '/basket/add-item',
    summary: 'Puts a product in; a basket comes into being when the header names none.',
    query: z.object({ product_id: digits, quantity: digits, supplier_id: digits.optional() }),
  }),
  updateItemQuantity: endpoint({
    ...change,
    path: '/basket/update-item-quantity',
    summary: 'Sets the quantity of an item.',
    query: z.object({ id: digits, quantity: digits }),
  }),
  removeItem: endpoint({
    ...change,
    path: '/basket/remove-item',
    summary: 'Takes an item out, with what was added to it.',
    query: z.object({ id: digits }),
  }),
});
