import * as z from 'zod';
import { maxQuantity } from '../contract/fields/quantity.ts';
import { list, maybe, named, or, ours, oursList, shaped, text, unnamed, yes } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { code, id, media, rubles } from '../contract/wire.ts';

/** The fields of a product that a list carries: what a card shows. */

export const credit = z
  .object({
    /** `deferred` among others. */
    type: z.string(),
    monthly_payment: rubles,
    /** Months. */
    periods: list(z.int().positive()),
  })
  .meta(named('1 §3'));

/** A promotion that the price asks for; what it asks in words is ours. */
export const superCondition = z.object({ action_id: id, name: ours(z.string()) }).meta(named('1 §3'));

export const superPrice = z
  .object({
    final_price: rubles,
    discount: or(rubles, 0),
    final_discount: or(rubles, 0),
    conditions: list(superCondition),
  })
  .meta(named('1 §3'));

export const offer = z
  .object({
    price: rubles,
    price_old: maybe(rubles),
    before_discount_price: maybe(rubles),
    available: rename('isAvailable', yes),
    /** Pieces over all stores that serve the city; null when the provider does not tell. */
    quantity: maybe(z.int().nonnegative()),
    /** `buy`, `preorder` or the text `false`; an unknown one counts as `false`. */
    order_type: or(z.string(), 'false'),
    credit: maybe(credit),
    super_price: maybe(superPrice),
    pink_price: maybe(z.object({ price: rubles }).meta(named('1 §3'))),
    discountTradein: maybe(rubles),
  })
  .meta(named('1 §3'));

/** The specification names `{ id, name }`; the code that stands in addresses is ours. */
export const brand = z.object({ id, code: ours(code), name: z.string() }).meta(named('1 §3'));
const categoryOfProduct = z.object({ id, code: ours(code), name: z.string() }).meta(named('1 §3'));

export const sticker = z.object({ code: ours(z.string()), name: ours(z.string()), branches: list(z.string()) }).meta(named('1 §3'));

export const reviewCounters = z
  .object({
    count: z.int().nonnegative(),
    /** Mean of the ratings, 1 to 5; null without reviews. */
    rating: maybe(z.number().min(1).max(5)),
    /** How many reviews gave 1, 2, 3, 4 and 5. */
    distribution: oursList(z.int().nonnegative()),
  })
  .meta(unnamed);

export const highlight = z.object({ name: z.string(), value: z.string() }).meta(unnamed);

export const variantColor = z.object({ name: z.string(), code: z.string().regex(/^#[0-9a-f]{6}$/i) }).meta(unnamed);

/** What sets a product apart from the others of its model; null of what they share, or what nobody tells. */
export const variant = z
  .object({
    /** For example `12/256 ГБ`, as it stands in the name. */
    edition: maybe(z.string()),
    /** Its name as it stands in the name of the product, and its paint as `#rrggbb`. */
    color: maybe(variantColor),
  })
  .meta(unnamed);

/** The same thing from a partner of the shop. */
export const supplierOffer = z
  .object({
    supplier_id: id,
    supplier_name: ours(z.string()),
    price: rubles,
    price_old: maybe(rubles),
    qty: rename('quantity', or(z.int().nonnegative(), 0)),
  })
  .meta(named('1 §3'));

export const productCard = z
  .object({
    id,
    /** 1: on sale; anything else is not shown. */
    status: z.int(),
    name: z.string(),
    brand,
    category: maybe(categoryOfProduct),
    category_name_singular: text,
    model_id: maybe(id),
    variant: ours(variant),
    /** Paths of pictures, the main one first. A width variant is asked with `?w=`. */
    images: list(media),
    short_url: text,
    offer,
    special_offer: maybe(z.object({ price_online: maybe(rubles) }).meta(named('1 §3'))),
    is_markdown: yes,
    markdown_grade: maybe(z.string()),
    is_used: yes,
    is_demo: yes,
    is_warranty: yes,
    is_digital: ours(z.boolean()),
    supplier_id: maybe(id),
    /** Null where the provider tells them of a whole product only. */
    supplier_offers: shaped(z.array(supplierOffer)),
    stickers: list(sticker),
    trade_in_sticker: maybe(z.object({ price: rubles }).meta(named('1 §3'))),
    /** Whether it costs less than at any time in the last 90 days, and has cost more then. */
    is_lowest_price: ours(z.boolean()),
    max_quantity: or(z.int().positive(), maxQuantity),
    review_counters: shaped(reviewCounters),
    /** The two to five specifications that matter in this category. */
    highlights: oursList(highlight),
  })
  .meta(named('1 §3'));

export type ProductCard = z.output<typeof productCard>;
