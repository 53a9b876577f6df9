import * as z from 'zod';
import { discount } from '../actions/discount.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { agreed, list, maybe, named, or, ours, oursList, unnamed, yes } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { digits, flag, id, idText, rubles } from '../contract/wire.ts';
import { txPattern } from '../smartprice/vocabulary.ts';
import { exchangeDevice, offeredDevice } from '../tradein/exchange-device.ts';
import { maxDevices } from '../tradein/exchange-vocabulary.ts';
import { maxLines } from './vocabulary.ts';

/** What the shop offers a line's product for (spec 2 §3). */
export const offerOfItem = z
  .object({
    price: rubles,
    price_old: maybe(rubles),
    online_price: maybe(rubles),
    pink_price: maybe(rubles),
    /** Pieces that can be had; null when the provider does not tell. */
    qty: rename('quantity', maybe(z.int().nonnegative())),
    available: rename('isAvailable', maybe(z.boolean())),
    preorder: rename('isPreorder', yes),
    /** `buy`, `preorder` or the text `false`. */
    order_type: or(z.string(), 'false'),
    before_discount_price: maybe(rubles),
  })
  .meta(named('2 §3'));

export const basketItem = z
  .object({
    id,
    product_id: id,
    quantity: z.int().positive(),
    /** The item this one was added to: an accessory to a phone. */
    parent_id: maybe(id),
    /** Promotion under which an accessory was added. */
    action_id: ours(id),
    isPreOrder: rename('isPreorder', yes),
    /** A preorder that can only be picked up at a store. */
    isOnlyRttPreOrder: rename('isOnlyStorePreorder', yes),
    /** A warranty is a line of its own. */
    is_warranty: yes,
    /** Of one piece. */
    price: ours(rubles),
    price_old: ours(rubles),
    /** Of one piece after discounts, never below 1 ruble; of pieces that cost differently the mean, so that `sum` alone is exact. */
    final_price: rubles,
    /** Of all pieces. */
    sum: ours(rubles),
    /** Why the final price is lower; together the whole difference. */
    discounts: oursList(discount),
    /** The action that gives this line as a present. */
    present_of: ours(id),
    warranty_id: maybe(id),
    warranty_price: maybe(rubles),
    supplier_id: maybe(id),
    application_type: maybe(z.string()),
    max_quantity: ours(z.int().nonnegative()),
    /** Whether the quantity asked for is in stock in the city. */
    available: rename('isAvailable', ours(z.boolean())),
    offer: maybe(offerOfItem),
  })
  .meta(named('1 §3, 2 §3'));

export const basketOrder = z
  .object({ key: z.string(), item_ids: z.array(id), sum: rubles, isPreOrder: rename('isPreorder', z.boolean()) })
  .meta(unnamed);

const basketChange = z
  .object({
    item_id: id,
    /** `price`, `quantity` or `unavailable`. */
    kind: z.string(),
    was: z.number(),
    now: z.number(),
  })
  .meta(unnamed);

/** Whether the stored promocode lowers the price; if it does not, `message` says why. */
export const promocodeStatus = z.object({ name: maybe(z.string()), is_applied: z.boolean(), message: maybe(z.string()) }).meta(unnamed);

export const basketSmartPrice = z.object({ tx: z.string().regex(txPattern), product_id: id }).meta(unnamed);
/** An old device with the line that it makes cheaper. */
const basketDevice = exchangeDevice
  .extend({
    /** Null while nothing in the basket is exchanged for it. */
    item_id: ours(id),
  })
  .meta(named('2 §3'));

export const basket = z
  .object({
    /** 128 random bits in hexadecimal: whoever knows a guest's has the basket; a shopper's is shown to its session alone. */
    id: z.string(),
    /** Grows with every change; a form filled for an older one is refused. */
    revision: ours(z.int().nonnegative()),
    items: list(basketItem),
    /** Which items go into which order: preorders, digital goods and one special category are split off. */
    orders: ours(z.array(basketOrder)),
    quantity: ours(z.int().nonnegative()),
    sum: ours(rubles),
    discount: ours(rubles),
    total_sum: ours(rubles),
    promocode: ours(z.string()),
    /** How the promocode stands; null without one. */
    promocode_status: ours(promocodeStatus),
    /** Why the goods cost less than their prices; together the whole discount. */
    discounts: oursList(discount),
    /** What an old device takes off one of the goods; how it stands says its `tx`. */
    smart_price: ours(basketSmartPrice),
    /** The part of the discount that bonuses pay; null where a provider takes none. */
    bonuses: ours(rubles),
    /** Old devices that are handed in for the goods. */
    exchange_devices: oursList(basketDevice),
    /** What has changed at the shop since the goods were put in. */
    changes: oursList(basketChange),
  })
  .meta(agreed("guest's basket"));

/** What joining two baskets did to one line of the shopper's. */
export const mergedLine = z
  .object({
    product_id: id,
    supplier_id: maybe(id),
    /** Pieces in the shopper's own basket before; 0 for a line that was the guest's alone. */
    was: z.int().nonnegative(),
    /** Pieces in it after; 0 for a line that there was no room for: its product is among the favourites, as far as these have room. */
    now: z.int().nonnegative(),
  })
  .meta(unnamed);

export type Basket = z.output<typeof basket>;
export type BasketItem = z.output<typeof basketItem>;

/** The provider's own legacy: these change the basket and are GET on the wire (contract, conventions). */
const change = { method: 'GET', source: 'spec 1 §7', answer: basket, identity: 'basket', idempotency: 'none', cache: 'never' } as const;

/** Whether preorders become an order of their own; they do when nobody says (contract, split). */
const split = { split: flag.optional() };

export const basketEndpoints = endpoints('basket', {
  getBasket: endpoint({
    ...change,
    path: '/basket/get-basket',
    summary: 'The basket named by the header; an empty one when there is none.',
    query: z.object({
      ...split,
      /** How the order is going to be paid: promotions that ask for it count. */
      payment_type_id: digits.optional(),
    }),
    idempotency: 'safe',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/basket/preview',
    summary: 'What a basket of these goods and old devices would cost, with its presents and promotions; nothing is kept.',
    source: 'ours',
    body: z.object({
      items: z
        .array(
          z.object({
            product_id: id,
            quantity: z.int().positive(),
            /** Place in this list, from 0, of what it is added to. */
            parent: z.int().nonnegative().optional(),
            /** The promotion that it is added under. */
            action_id: id.optional(),
          }),
        )
        .min(1)
        .max(maxLines),
      devices: z.array(offeredDevice).max(maxDevices).optional(),
    }),
    /** Its id is empty. */
    answer: basket,
    identity: 'nobody',
    idempotency: 'safe',
    cache: 'never',
  }),
  addItem: endpoint({
    ...change,
    path: '/basket/add-item',
    summary: 'Puts a product in; a basket comes into being when the header names none.',
    query: z.object({
      product_id: idText,
      quantity: digits,
      supplier_id: idText.optional(),
      /** Takes the product as the present of this action instead. */
      action_id: idText.optional(),
      /** A smart price of the product: a piece is put in only where there is none yet. */
      tx: z.string().regex(txPattern).optional(),
      ...split,
    }),
  }),
  updateItemQuantity: endpoint({
    ...change,
    path: '/basket/update-item-quantity',
    summary: 'Sets the quantity of an item.',
    query: z.object({ id: idText, quantity: digits, ...split }),
  }),
  removeItem: endpoint({
    ...change,
    path: '/basket/remove-item',
    summary: 'Takes an item out, with what was added to it.',
    query: z.object({ id: idText, ...split }),
  }),
  addAccessory: endpoint({
    ...change,
    path: '/basket/add-accessory',
    summary: 'Puts a product in that belongs to an item: one piece, under it. The action is a promotion that lowers its price there.',
    query: z.object({ parent_id: idText, product_id: idText, action_id: idText.optional(), ...split }),
  }),
  addWarranty: endpoint({
    ...change,
    path: '/basket/add-warranty',
    summary: 'Puts a warranty on an item, for each of its pieces; an item has one, so it takes the place of another.',
    query: z.object({ parent_id: idText, warranty_id: idText, ...split }),
  }),
  trace: endpoint({
    ...change,
    path: '/basket/trace',
    summary: 'Says that the shopper was shown the basket step.',
    answer: z.object({ is_traced: ours(z.boolean()) }).meta(unnamed),
  }),
  setPromocode: endpoint({
    ...change,
    method: 'POST',
    path: '/basket/promocode',
    summary: 'Keeps a promotional code with the basket; it counts as soon as nothing of what it asks for is missing.',
    source: 'ours',
    body: z.object({ promocode: z.string() }),
  }),
  removePromocode: endpoint({
    ...change,
    method: 'DELETE',
    path: '/basket/promocode',
    summary: 'Gives the promotional code up.',
    source: 'ours',
    // What is gone stays gone.
    idempotency: 'safe',
  }),
  setBonuses: endpoint({
    ...change,
    method: 'POST',
    path: '/basket/bonuses',
    summary: 'Spends bonuses of a card of the shopper’s on the basket, at most what `/v2/plus-card/products-limit` names.',
    source: 'ours',
    body: z.object({ card_id: id, check_data: z.string().min(1).max(200), amount: rubles }),
  }),
  removeBonuses: endpoint({
    ...change,
    method: 'DELETE',
    path: '/basket/bonuses',
    summary: 'Leaves the bonuses on their card.',
    source: 'ours',
    // What is gone stays gone.
    idempotency: 'safe',
  }),
  merge: endpoint({
    ...change,
    method: 'POST',
    path: '/basket/merge',
    summary:
      'The guest’s basket named by the header joins the one of whoever has signed in: of the same product and supplier the greater quantity.',
    source: 'ours',
    answer: basket.extend({ merged: oursList(mergedLine) }).meta(agreed('merge at sign-in')),
  }),
  clear: endpoint({
    ...change,
    method: 'DELETE',
    path: '/basket',
    summary: 'Gives the basket up as a whole, also one that cannot be read; a shopper keeps none of another day either.',
    source: 'ours',
    answer: z.object({ is_cleared: ours(z.boolean()) }).meta(unnamed),
    // What is gone stays gone.
    idempotency: 'safe',
  }),
});
