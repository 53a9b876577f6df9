import * as z from 'zod';
import {
  extension,
  extensionList,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShapeList,
  requiredExtension,
  withDefault,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { day, id, instant, media, rubles } from '../contract/wire.ts';
import { productCard, supplierOffer } from './card.ts';

export const specification = z
  .object({
    /** Of a worn piece, `condition-defects`, `condition-set` and `condition-reason` stand below its price. */
    code: extension(z.string()),
    name: z.string(),
    value: z.string(),
    unit: extension(z.string()),
    /** Shown in the short form of the list. */
    is_main: extensionWithDefault(z.boolean(), false),
  })
  .meta(fromExtension);

/** The specification names the heading; how what stands below it is written is ours. */
export const specificationGroup = z.object({ group_name: z.string(), items: extensionList(specification) }).meta(fromSpec('1 §3'));

export const manual = z.object({ id, name: z.string(), url: z.string(), size: z.int().positive() }).meta(fromExtension);

/** A markdown, used or demonstration piece. */
export const markdownOffer = z
  .object({ id, name: z.string(), price: rubles, markdown_grade: orNull(z.string()), url: z.string() })
  .meta(fromExtension);

export const comparedModel = z.object({ link: rename('url', z.string()), name: z.string() }).meta(fromSpec('1 §3'));

export const modificationValue = z
  .object({
    product_id: id,
    value: z.string(),
    url: z.string(),
    is_current: z.boolean(),
    available: rename('isAvailable', extension(z.boolean())),
  })
  .meta(fromExtension);
export const modification = z.object({ name: z.string(), values: z.array(modificationValue) }).meta(fromExtension);

export const productColor = z
  .object({
    product_id: id,
    name: z.string(),
    code: z.string(),
    url: z.string(),
    image: extension(media),
    is_current: z.boolean(),
    price: extension(rubles),
  })
  .meta(fromExtension);

/** Goods that somebody has put together under a name. */
export const compilation = z
  .object({ id: requiredExtension(id), name: requiredExtension(z.string()), products: listOrEmpty(productCard) })
  .meta(fromExtension);

/** A price that holds from a moment until the next one. */
export const pricePoint = z.object({ at: requiredExtension(instant), price: requiredExtension(rubles) }).meta(fromExtension);

/** Everything of one product. */
export const product = productCard
  .extend({
    article: extension(z.string()),
    description: extension(z.string()),
    country: extension(z.string()),
    released_at: extension(day),
    /** Days; used and demonstration goods have 90. */
    warranty_days: extension(z.int().nonnegative()),
    /** The new product, of a used, demonstration or markdown piece. */
    new_product_id: extension(id),
    specifications: listOrEmpty(specificationGroup),
    manuals: ownShapeList(manual),
    supplier_offers: listOrEmpty(supplierOffer),
    children: ownShapeList(markdownOffer),
    attr: orNull(z.object({ questions_count: withDefault(z.int().nonnegative(), 0) }).meta(fromSpec('1 §3'))),
    /** Ids of videos. */
    youtube: listOrEmpty(z.string()),
    compared_model: orNull(comparedModel),
    /** Editions of the same model, such as memory sizes, each a product of its own. */
    modifications: ownShapeList(modification),
    /** Colours of the same edition. */
    colors: ownShapeList(productColor),
  })
  .meta(fromSpec('1 §3'));

export type Product = z.output<typeof product>;
