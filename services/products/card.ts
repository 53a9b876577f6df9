import * as z from 'zod';
import { code, id, media, rubles } from '../contract/wire.ts';

/** The fields of a product that a list carries: what a card shows. */

export const credit = z.object({
  /** `deferred` among others. */
  type: z.string(),
  monthly_payment: rubles,
  /** Months. */
  periods: z.array(z.int().positive()),
});

export const offer = z.object({
  price: rubles,
  price_old: rubles.nullable(),
  before_discount_price: rubles.nullable(),
  available: z.boolean(),
  /** Pieces over all stores that serve the city. */
  quantity: z.int().nonnegative(),
  /** `buy`, `preorder` or the text `false`; an unknown one counts as `false`. */
  order_type: z.string(),
  credit: credit.nullable(),
  super_price: z
    .object({
      final_price: rubles,
      discount: rubles,
      final_discount: rubles,
      conditions: z.array(z.object({ action_id: id })),
    })
    .nullable(),
  pink_price: z.object({ price: rubles }).nullable(),
  discountTradein: rubles.nullable(),
});

export const productCard = z.object({
  id,
  /** 1: on sale; anything else is not shown. */
  status: z.int(),
  name: z.string(),
  brand: z.object({ id, code, name: z.string() }),
  category: z.object({ id, code, name: z.string() }).nullable(),
  category_name_singular: z.string(),
  model_id: id.nullable(),
  /** Paths of pictures, the main one first. A width variant is asked with `?w=`. */
  images: z.array(media),
  short_url: z.string(),
  offer,
  special_offer: z.object({ price_online: rubles }).nullable(),
  is_markdown: z.boolean(),
  markdown_grade: z.string().nullable(),
  is_used: z.boolean(),
  is_demo: z.boolean(),
  is_warranty: z.boolean(),
  is_digital: z.boolean(),
  supplier_id: id.nullable(),
  stickers: z.array(z.object({ code: z.string(), name: z.string(), branches: z.array(z.string()) })),
  trade_in_sticker: z.object({ price: rubles }).nullable(),
  max_quantity: z.int().positive(),
  review_counters: z.object({
    count: z.int().nonnegative(),
    /** Mean of the ratings, 1 to 5; null without reviews. */
    rating: z.number().min(1).max(5).nullable(),
    /** How many reviews gave 1, 2, 3, 4 and 5. */
    distribution: z.array(z.int().nonnegative()).length(5),
  }),
  /** The two to five specifications that matter in this category. */
  highlights: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type ProductCard = z.output<typeof productCard>;
