import * as z from 'zod';
import { discount } from '../actions/discount.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import {
  extension,
  extensionList,
  extensionWithDefault,
  falseByDefault,
  fromContract,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  withDefault,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { digits, flag, id, idText, rubles } from '../contract/wire.ts';
import { txPattern } from '../smartprice/vocabulary.ts';
import { exchangeDevice, offeredDevice } from '../tradein/exchange-device.ts';
import { maxDevices } from '../tradein/exchange-vocabulary.ts';
import { gift, giftRecipient } from './gift.ts';
import { maxLines } from './vocabulary.ts';

/** What the shop offers a line's product for (spec 2 §3). */
export const offerOfItem = z
  .object({
    price: rubles,
    price_old: orNull(rubles),
    online_price: orNull(rubles),
    pink_price: orNull(rubles),
    /** Pieces that can be had; null when the provider does not tell. */
    qty: rename('quantity', orNull(z.int().nonnegative())),
    available: rename('isAvailable', orNull(z.boolean())),
    preorder: rename('isPreorder', falseByDefault),
    /** `buy`, `preorder` or the text `false`. */
    order_type: withDefault(z.string(), 'false'),
    before_discount_price: orNull(rubles),
  })
  .meta(fromSpec('2 §3'));

export const basketItem = z
  .object({
    id,
    product_id: id,
    quantity: z.int().positive(),
    /** The item this one was added to: an accessory to a phone. */
    parent_id: orNull(id),
    /** Promotion under which an accessory was added. */
    action_id: extension(id),
    isPreOrder: rename('isPreorder', falseByDefault),
    /** A preorder that can only be picked up at a store. */
    isOnlyRttPreOrder: rename('isOnlyStorePreorder', falseByDefault),
    /** A warranty is a line of its own. */
    is_warranty: falseByDefault,
    /** Of one piece. */
    price: extension(rubles),
    price_old: extension(rubles),
    /** Of one piece after discounts, never below 1 ruble; of pieces that cost differently the mean, so that `sum` alone is exact. */
    final_price: rubles,
    /** Of all pieces. */
    sum: extension(rubles),
    /** Why the final price is lower; together the whole difference. */
    discounts: extensionList(discount),
    /** The action that gives this line as a present. */
    present_of: extension(id),
    warranty_id: orNull(id),
    warranty_price: orNull(rubles),
    supplier_id: orNull(id),
    application_type: orNull(z.string()),
    max_quantity: extension(z.int().nonnegative()),
    /** Whether the quantity asked for is in stock in the city. */
    available: rename('isAvailable', extension(z.boolean())),
    offer: orNull(offerOfItem),
  })
  .meta(fromSpec('1 §3, 2 §3'));

export const basketOrder = z
  .object({ key: z.string(), item_ids: z.array(id), sum: rubles, isPreOrder: rename('isPreorder', z.boolean()) })
  .meta(fromExtension);

const basketChange = z
  .object({
    item_id: id,
    /** `price`, `quantity` or `unavailable`. */
    kind: z.string(),
    was: z.number(),
    now: z.number(),
  })
  .meta(fromExtension);

/** Whether the stored promocode lowers the price; if it does not, `message` says why. */
export const promocodeStatus = z
  .object({ name: orNull(z.string()), is_applied: z.boolean(), message: orNull(z.string()) })
  .meta(fromExtension);

export const basketSmartPrice = z.object({ tx: z.string().regex(txPattern), product_id: id }).meta(fromExtension);
/** An old device with the line that it makes cheaper. */
const basketDevice = exchangeDevice
  .extend({
    /** Null while nothing in the basket is exchanged for it. */
    item_id: extension(id),
  })
  .meta(fromSpec('2 §3'));

export const basket = z
  .object({
    /** 128 random bits in hexadecimal: whoever knows a guest's has the basket; a shopper's is shown to its session alone. */
    id: z.string(),
    /** Grows with every change; a form filled for an older one is refused. */
    revision: extension(z.int().nonnegative()),
    items: listOrEmpty(basketItem),
    /** Which items go into which order: preorders, digital goods and one special category are split off. */
    orders: extension(z.array(basketOrder)),
    quantity: extension(z.int().nonnegative()),
    sum: extension(rubles),
    discount: extension(rubles),
    total_sum: extension(rubles),
    promocode: extension(z.string()),
    /** How the promocode stands; null without one. */
    promocode_status: extension(promocodeStatus),
    /** Why the goods cost less than their prices; together the whole discount. */
    discounts: extensionList(discount),
    /** What an old device takes off one of the goods; how it stands says its `tx`. */
    smart_price: extension(basketSmartPrice),
    /** The part of the discount that bonuses pay; null where a provider takes none. */
    bonuses: extension(rubles),
    /** Old devices that are handed in for the goods. */
    exchange_devices: extensionList(basketDevice),
    /** What has changed at the shop since the goods were put in. */
    changes: extensionList(basketChange),
    /** Whether its gift cards can be sent to somebody else than the buyer, and who that is to be. */
    is_giftable: extensionWithDefault(z.boolean(), false).optional(),
    gift: extension(gift).optional(),
  })
  .meta(fromContract("guest's basket"));

/** What joining two baskets did to one line of the shopper's. */
export const mergedLine = z
  .object({
    product_id: id,
    supplier_id: orNull(id),
    /** Pieces in the shopper's own basket before; 0 for a line that was the guest's alone. */
    was: z.int().nonnegative(),
    /** Pieces in it after; 0 for a line that there was no room for: its product is among the favourites, as far as these have room. */
    now: z.int().nonnegative(),
  })
  .meta(fromExtension);

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
    answer: z.object({ is_traced: extension(z.boolean()) }).meta(fromExtension),
  }),
  setLater: endpoint({
    ...change,
    method: 'POST',
    path: '/basket/later',
    summary:
      'Takes lines, with what was added to them, into an order of their own, so that the rest need not wait for them; without lines all are one order again.',
    source: 'ours',
    body: z.object({ item_ids: z.array(id).max(maxLines) }),
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
  setGift: endpoint({
    ...change,
    method: 'POST',
    path: '/basket/gift',
    summary: 'Keeps with the basket who is sent the codes of its gift cards instead of the buyer; the order of the cards takes it over.',
    source: 'ours',
    body: giftRecipient,
  }),
  removeGift: endpoint({
    ...change,
    method: 'DELETE',
    path: '/basket/gift',
    summary: 'The codes of the gift cards are sent to the buyer.',
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
    answer: basket.extend({ merged: extensionList(mergedLine) }).meta(fromContract('merge at sign-in')),
  }),
  clear: endpoint({
    ...change,
    method: 'DELETE',
    path: '/basket',
    summary: 'Gives the basket up as a whole, also one that cannot be read; a shopper keeps none of another day either.',
    source: 'ours',
    answer: z.object({ is_cleared: extension(z.boolean()) }).meta(fromExtension),
    // What is gone stays gone.
    idempotency: 'safe',
  }),
});
