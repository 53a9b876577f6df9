import * as z from 'zod';
import { knownBy, named, ours, shaped, shapedList, unnamed } from '../contract/origin.ts';
import { code, day, id, media } from '../contract/wire.ts';

/** Parts that a text is made of, one after the other. */
const blockKinds = ['paragraph', 'heading', 'list', 'quote', 'picture'] as const;

/** A part of a text. It holds words alone, no markup: nothing in it can be anything but read. */
export const block = z
  .object({
    kind: knownBy(z.enum(blockKinds)),
    /** Words of a paragraph, a heading, a quotation, or below a picture. */
    text: ours(z.string()),
    /** Lines of a list. */
    items: ours(z.array(z.string())),
    image: ours(media),
  })
  .meta(unnamed);

/** A text as parts, or as HTML, of which no more than words and their order is taken. */
export const body = z.union([z.array(block), z.string()]);

/** What an offer is filed under: a mechanic, a brand, a channel. */
export const choice = z
  .object({ id: ours(id), code: ours(code), name: knownBy(z.string()), count: ours(z.int().nonnegative()) })
  .meta(unnamed);

/** What is said of an article where another one is read. */
export const preview = z
  .object({
    id: knownBy(id),
    name: knownBy(z.string()),
    announce: ours(z.string()),
    image: ours(media),
    ends_on: ours(day),
  })
  .meta(unnamed);

/** A special offer, or a piece of news. */
export const article = z
  .object({
    id: knownBy(id),
    name: knownBy(z.string()),
    /** `action` or `news`; null: what the call asks for. */
    type: ours(z.string()),
    announce: ours(z.string()),
    body: ours(body),
    image: ours(media),
    published_on: ours(day),
    starts_on: ours(day),
    /** The last day; null where no end is set. */
    ends_on: ours(day),
    /** Under this tag are the goods. */
    product_tag: shaped(z.object({ alias: code }).meta(named('2 §3'))),
    mechanics: shapedList(choice),
    brands: shapedList(choice),
    channels: shapedList(choice),
    /** Others that may be of interest; told with one article, not in lists. */
    previews: shapedList(preview),
  })
  .meta(unnamed);
