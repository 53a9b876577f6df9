import * as z from 'zod';
import { maxQuantity } from '../contract/fields/quantity.ts';
import {
  extension,
  extensionList,
  falseByDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShape,
  textOrEmpty,
  withDefault,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { code, day, id, media, rubles } from '../contract/wire.ts';

/** The fields of a product that a list carries: what a card shows. */

export const credit = z
  .object({
    /** `deferred` among others. */
    type: z.string(),
    monthly_payment: rubles,
    /** Months. */
    periods: listOrEmpty(z.int().positive()),
  })
  .meta(fromSpec('1 §3'));

/** A promotion that the price asks for; what it asks in words is ours. */
export const superCondition = z.object({ action_id: id, name: extension(z.string()) }).meta(fromSpec('1 §3'));

export const superPrice = z
  .object({
    final_price: rubles,
    discount: withDefault(rubles, 0),
    final_discount: withDefault(rubles, 0),
    conditions: listOrEmpty(superCondition),
  })
  .meta(fromSpec('1 §3'));

export const offer = z
  .object({
    price: rubles,
    price_old: orNull(rubles),
    before_discount_price: orNull(rubles),
    available: rename('isAvailable', falseByDefault),
    /** Pieces over all stores that serve the city; null when the provider does not tell. */
    quantity: orNull(z.int().nonnegative()),
    /** `buy`, `preorder` or the text `false`; an unknown one counts as `false`. */
    order_type: withDefault(z.string(), 'false'),
    credit: orNull(credit),
    super_price: orNull(superPrice),
    pink_price: orNull(z.object({ price: rubles }).meta(fromSpec('1 §3'))),
    discountTradein: orNull(rubles),
  })
  .meta(fromSpec('1 §3'));

/** The specification names `{ id, name }`; the code that stands in addresses is ours. */
export const brand = z.object({ id, code: extension(code), name: z.string() }).meta(fromSpec('1 §3'));
const categoryOfProduct = z.object({ id, code: extension(code), name: z.string() }).meta(fromSpec('1 §3'));

export const sticker = z
  .object({ code: extension(z.string()), name: extension(z.string()), branches: listOrEmpty(z.string()) })
  .meta(fromSpec('1 §3'));

export const reviewCounters = z
  .object({
    count: z.int().nonnegative(),
    /** Mean of the ratings, 1 to 5; null without reviews. */
    rating: orNull(z.number().min(1).max(5)),
    /** How many reviews gave 1, 2, 3, 4 and 5. */
    distribution: extensionList(z.int().nonnegative()),
  })
  .meta(fromExtension);

/** Centimetres. */
export const dimensions = z
  .object({ width: z.number().positive(), height: z.number().positive(), depth: z.number().positive() })
  .meta(fromExtension);

/** What is looked at: inches from corner to corner, and the name of its resolution. */
export const screen = z.object({ diagonal: z.number().positive(), resolution: orNull(z.string()) }).meta(fromExtension);

/** Who has set the price of a unit of electricity or water, and from which day it holds. */
export const tariff = z.object({ source: z.string(), since: day }).meta(fromExtension);

export const runningCostPart = z
  .object({
    /** «электричество», «вода», «картриджи» */
    name: z.string(),
    /** Of a year. */
    quantity: z.number().positive(),
    unit: z.string(),
    unit_price: rubles,
    cost: rubles,
    /** From what the quantity follows, in a sentence that a shopper reads. */
    basis: z.string(),
    /** Null of what has no tariff but a price. */
    tariff: orNull(tariff),
  })
  .meta(fromExtension);

/** What using a product costs at the tariffs of the city. */
export const runningCost = z.object({ per_year: rubles, years: z.int().positive(), parts: z.array(runningCostPart) }).meta(fromExtension);

export const highlight = z.object({ name: z.string(), value: z.string() }).meta(fromExtension);

export const variantColor = z.object({ name: z.string(), code: z.string().regex(/^#[0-9a-f]{6}$/i) }).meta(fromExtension);

/** What sets a product apart from the others of its model; null of what they share, or what nobody tells. */
export const variant = z
  .object({
    /** For example `12/256 ГБ`, as it stands in the name. */
    edition: orNull(z.string()),
    /** Its name as it stands in the name of the product, and its paint as `#rrggbb`. */
    color: orNull(variantColor),
  })
  .meta(fromExtension);

/** The same thing from a partner of the shop. */
export const supplierOffer = z
  .object({
    supplier_id: id,
    supplier_name: extension(z.string()),
    price: rubles,
    price_old: orNull(rubles),
    qty: rename('quantity', withDefault(z.int().nonnegative(), 0)),
  })
  .meta(fromSpec('1 §3'));

export const productCard = z
  .object({
    id,
    /** 1: on sale; anything else is not shown. */
    status: z.int(),
    name: z.string(),
    brand,
    category: orNull(categoryOfProduct),
    category_name_singular: textOrEmpty,
    model_id: orNull(id),
    variant: extension(variant),
    /** Paths of pictures, the main one first. A width variant is asked with `?w=`. */
    images: listOrEmpty(media),
    short_url: textOrEmpty,
    offer,
    special_offer: orNull(z.object({ price_online: orNull(rubles) }).meta(fromSpec('1 §3'))),
    is_markdown: falseByDefault,
    markdown_grade: orNull(z.string()),
    is_used: falseByDefault,
    is_demo: falseByDefault,
    is_warranty: falseByDefault,
    is_digital: extension(z.boolean()),
    supplier_id: orNull(id),
    /** Null where the provider tells them of a whole product only. */
    supplier_offers: ownShape(z.array(supplierOffer)),
    stickers: listOrEmpty(sticker),
    trade_in_sticker: orNull(z.object({ price: rubles }).meta(fromSpec('1 §3'))),
    /** Whether it costs less than at any time in the last 90 days, and has cost more then. */
    is_lowest_price: extension(z.boolean()),
    max_quantity: withDefault(z.int().positive(), maxQuantity),
    review_counters: ownShape(reviewCounters),
    /** The two to five specifications that matter in this category. */
    highlights: extensionList(highlight),
    /** Of one piece, as it stands. */
    dimensions: extension(dimensions),
    screen: extension(screen),
    running_cost: extension(runningCost),
  })
  .meta(fromSpec('1 §3'));

export type ProductCard = z.output<typeof productCard>;
