import * as z from 'zod';
import { extension, extensionList, fromExtension, fromSpec, ownShape, ownShapeList, requiredExtension } from '../contract/origin.ts';
import { code, day, id, media, rubles } from '../contract/wire.ts';

/** Parts that a text is made of, one after the other. */
const blockKinds = ['paragraph', 'heading', 'list', 'quote', 'picture'] as const;

/** A part of a text. It holds words alone, no markup: nothing in it can be anything but read. */
export const block = z
  .object({
    kind: requiredExtension(z.enum(blockKinds)),
    /** Words of a paragraph, a heading, a quotation, or below a picture. */
    text: extension(z.string()),
    /** Lines of a list. */
    items: extension(z.array(z.string())),
    image: extension(media),
  })
  .meta(fromExtension);

/** A text as parts, or as HTML, of which no more than words and their order is taken. */
export const body = z.union([z.array(block), z.string()]);

/** What an offer is filed under: a mechanic, a brand, a channel. */
export const choice = z
  .object({ id: extension(id), code: extension(code), name: requiredExtension(z.string()), count: extension(z.int().nonnegative()) })
  .meta(fromExtension);

/** What is said of an article where another one is read. */
export const preview = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    announce: extension(z.string()),
    image: extension(media),
    ends_on: extension(day),
  })
  .meta(fromExtension);

/** A promocode that everybody may use. */
export const offerPromocode = z
  .object({
    code: requiredExtension(z.string().min(1).max(40)),
    /** What it does. */
    name: extension(z.string()),
    /** What it is for. */
    text: extension(z.string()),
    /** The sum of goods from which on it counts; null where any will do. */
    price_from: extension(rubles),
    /** The last day; null where the offer's own counts. */
    ends_on: extension(day),
  })
  .meta(fromExtension);

/** A special offer, or a piece of news. */
export const article = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    /** `action` or `news`; null: what the call asks for. */
    type: extension(z.string()),
    announce: extension(z.string()),
    body: extension(body),
    image: extension(media),
    published_on: extension(day),
    starts_on: extension(day),
    /** The last day; null where no end is set. */
    ends_on: extension(day),
    /** Under this tag are the goods. */
    product_tag: ownShape(z.object({ alias: code }).meta(fromSpec('2 §3'))),
    mechanics: ownShapeList(choice),
    brands: ownShapeList(choice),
    channels: ownShapeList(choice),
    /** Those that everybody may use, and no others. */
    promocodes: extensionList(offerPromocode).optional(),
    /** Others that may be of interest; told with one article, not in lists. */
    previews: ownShapeList(preview),
  })
  .meta(fromExtension);
