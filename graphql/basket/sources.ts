import {
  type Basket as BasketOnWire,
  basketItem,
  basketOrder,
  type BasketItem as ItemOnWire,
  offerOfItem,
  promocodeStatus,
} from '@vitrina/services/basket/endpoints.ts';
import { gift } from '@vitrina/services/basket/gift.ts';
import { rename } from '@vitrina/services/contract/rename.ts';
import { rubles } from '@vitrina/services/contract/wire.ts';
import * as z from 'zod';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Empty } from '../base/sources.ts';

export type { BasketOnWire, ItemOnWire };

/** A line with what a provider may leave out (`complete-basket.ts`). */
const completeItem = basketItem.extend({
  price: rubles,
  sum: rubles,
  max_quantity: z.int(),
  available: rename('isAvailable', z.boolean()),
});
export type BasketItem = Decoded<typeof completeItem>;
export type BasketItemOffer = Decoded<typeof offerOfItem>;
/** The same of a whole basket. */
export interface Basket extends WithValue<Omit<BasketOnWire, 'items'>, 'orders' | 'quantity' | 'sum' | 'discount' | 'total_sum'> {
  items: BasketItem[];
  /** The payment type that its prices are for; undefined where nobody has said. */
  paidBy?: number;
}
/** A basket that nobody keeps. */
export type BasketPreview = Basket;
export type BasketPart = Decoded<typeof basketOrder>;
/** Lines that become one order. */
export interface BasketOrder extends Omit<BasketPart, 'item_ids'> {
  items: BasketItem[];
}
/** A change with the line it is of, and the name of its type. */
export interface BasketChange {
  __typename: 'BasketPriceChange' | 'BasketQuantityChange' | 'BasketUnavailable';
  item: BasketItem;
  /** Kopecks of a price, pieces of a quantity. */
  was: number;
  now: number;
}
export type BasketPriceChange = BasketChange;
export type BasketQuantityChange = BasketChange;
export type BasketUnavailable = BasketChange;

export interface BasketAddItemPayload {
  basket: Basket;
}
export type BasketAddAccessoryPayload = BasketAddItemPayload;
export type BasketAddWarrantyPayload = BasketAddItemPayload;
export interface BasketTracePayload {
  isTraced: boolean;
}
export type BasketSetQuantityPayload = BasketAddItemPayload;
export interface BasketRemoveItemPayload {
  basket: Basket | null;
}

export type BasketSetDeferredItemsPayload = BasketAddItemPayload;
export type BasketSetLaterPayload = BasketAddItemPayload;
export type BasketSetPromocodePayload = BasketAddItemPayload;
export type BasketRemovePromocodePayload = BasketRemoveItemPayload;
export type BasketSetGiftPayload = BasketAddItemPayload;
export type BasketRemoveGiftPayload = BasketRemoveItemPayload;
export type Gift = Decoded<typeof gift>;
export type BasketSetBonusesPayload = BasketAddItemPayload;
export type BasketRemoveBonusesPayload = BasketRemoveItemPayload;
export type PromocodeStatus = Decoded<typeof promocodeStatus>;

export type BasketClearPayload = Empty;

const changeKeys = keysOf<BasketChange>()('item', 'was', 'now');
const payloadKeys = keysOf<BasketAddItemPayload>()('basket');

/** Some properties of a parent are there in any case. */
type WithValue<Row, Name extends keyof Row> = Omit<Row, Name> & { [Key in Name]: NonNullable<Row[Key]> };

export const sources = {
  Basket: keysOf<Basket>()(
    'id',
    'revision',
    'items',
    'quantity',
    'sum',
    'discount',
    'total_sum',
    'promocode',
    'promocode_status',
    'discounts',
    'smart_price',
    'bonuses',
    'exchange_devices',
    'is_giftable',
    'gift',
  ),
  BasketItem: completeItem,
  BasketPreview: keysOf<BasketPreview>()('items', 'sum', 'discount', 'total_sum', 'discounts'),
  BasketItemOffer: offerOfItem,
  BasketOrder: basketOrder.extend({ items: z.array(basketItem) }),
  BasketPriceChange: changeKeys,
  BasketQuantityChange: changeKeys,
  BasketUnavailable: changeKeys,
  BasketAddItemPayload: payloadKeys,
  BasketAddAccessoryPayload: payloadKeys,
  BasketAddWarrantyPayload: payloadKeys,
  BasketTracePayload: keysOf<BasketTracePayload>()('isTraced'),
  BasketSetQuantityPayload: payloadKeys,
  BasketRemoveItemPayload: payloadKeys,
  BasketSetDeferredItemsPayload: payloadKeys,
  BasketSetLaterPayload: payloadKeys,
  BasketSetPromocodePayload: payloadKeys,
  BasketRemovePromocodePayload: payloadKeys,
  BasketSetGiftPayload: payloadKeys,
  BasketRemoveGiftPayload: payloadKeys,
  Gift: gift,
  BasketSetBonusesPayload: payloadKeys,
  BasketRemoveBonusesPayload: payloadKeys,
  PromocodeStatus: promocodeStatus,
  BasketClearPayload: [],
};
