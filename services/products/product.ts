import * as z from 'zod';
import { day, id, media, rubles } from '../contract/wire.ts';
import { productCard } from './card.ts';

/** Everything of one product. */
export const product = productCard.extend({
  article: z.string(),
  description: z.string(),
  country: z.string().nullable(),
  released_at: day.nullable(),
  /** Months; used and demonstration goods have 90 days, said in `warranty_days`. */
  warranty_days: z.int().nonnegative(),
  specifications: z.array(
    z.object({
      group_name: z.string(),
      items: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          value: z.string(),
          unit: z.string().nullable(),
          /** Shown in the short form of the list. */
          is_main: z.boolean(),
        }),
      ),
    }),
  ),
  manuals: z.array(z.object({ id, name: z.string(), url: z.string(), size: z.int().positive() })),
  /** The same thing from partners of the shop. */
  supplier_offers: z.array(
    z.object({ supplier_id: id, supplier_name: z.string(), price: rubles, price_old: rubles.nullable(), qty: z.int().nonnegative() }),
  ),
  /** Markdown, used and demonstration pieces of this product. */
  children: z.array(z.object({ id, name: z.string(), price: rubles, markdown_grade: z.string().nullable(), url: z.string() })),
  attr: z.object({ questions_count: z.int().nonnegative() }),
  /** Ids of videos. */
  youtube: z.array(z.string()),
  compared_model: z.object({ link: z.string(), name: z.string() }).nullable(),
  /** Editions of the same model, such as memory sizes, each a product of its own. */
  modifications: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ product_id: id, value: z.string(), url: z.string(), is_current: z.boolean(), available: z.boolean() })),
    }),
  ),
  /** Colours of the same edition. */
  colors: z.array(z.object({ product_id: id, name: z.string(), code: z.string(), url: z.string(), image: media, is_current: z.boolean() })),
});

export type Product = z.output<typeof product>;
