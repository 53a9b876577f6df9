import * as z from 'zod';
import { knownBy, list, maybe, named, or, ours, oursList, oursOr, shapedList, unnamed } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { day, id, instant, media, rubles } from '../contract/wire.ts';
import { productCard, supplierOffer } from './card.ts';

export const specification = z
  .object({
    code: ours(z.string()),
    name: z.string(),
    value: z.string(),
    unit: ours(z.string()),
    /** Shown in the short form of the list. */
    is_main: oursOr(z.boolean(), false),
  })
  .meta(unnamed);

/** The specification names the heading; how what stands below it is written is ours. */
export const specificationGroup = z.object({ group_name: z.string(), items: oursList(specification) }).meta(named('1 §3'));

export const manual = z.object({ id, name: z.string(), url: z.string(), size: z.int().positive() }).meta(unnamed);

/** A markdown, used or demonstration piece. */
export const markdownOffer = z
  .object({ id, name: z.string(), price: rubles, markdown_grade: maybe(z.string()), url: z.string() })
  .meta(unnamed);

export const comparedModel = z.object({ link: rename('url', z.string()), name: z.string() }).meta(named('1 §3'));

export const modificationValue = z
  .object({
    product_id: id,
    value: z.string(),
    url: z.string(),
    is_current: z.boolean(),
    available: rename('isAvailable', ours(z.boolean())),
  })
  .meta(unnamed);
export const modification = z.object({ name: z.string(), values: z.array(modificationValue) }).meta(unnamed);

export const productColor = z
  .object({ product_id: id, name: z.string(), code: z.string(), url: z.string(), image: ours(media), is_current: z.boolean() })
  .meta(unnamed);

/** Goods that somebody has put together under a name. */
export const compilation = z.object({ id: knownBy(id), name: knownBy(z.string()), products: list(productCard) }).meta(unnamed);

/** A price that holds from a moment until the next one. */
export const pricePoint = z.object({ at: knownBy(instant), price: knownBy(rubles) }).meta(unnamed);

/** Everything of one product. */
export const product = productCard
  .extend({
    article: ours(z.string()),
    description: ours(z.string()),
    country: ours(z.string()),
    released_at: ours(day),
    /** Days; used and demonstration goods have 90. */
    warranty_days: ours(z.int().nonnegative()),
    specifications: list(specificationGroup),
    manuals: shapedList(manual),
    supplier_offers: list(supplierOffer),
    children: shapedList(markdownOffer),
    attr: maybe(z.object({ questions_count: or(z.int().nonnegative(), 0) }).meta(named('1 §3'))),
    /** Ids of videos. */
    youtube: list(z.string()),
    compared_model: maybe(comparedModel),
    /** Editions of the same model, such as memory sizes, each a product of its own. */
    modifications: shapedList(modification),
    /** Colours of the same edition. */
    colors: shapedList(productColor),
  })
  .meta(named('1 §3'));

export type Product = z.output<typeof product>;
