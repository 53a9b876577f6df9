import * as z from 'zod';
import { extension, extensionList, fromExtension, fromSpec, orNull, ownShape, requiredExtension } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { code, day, id, media } from '../contract/wire.ts';
import { body } from './article.ts';

/** What a review is filed under. */
const mark = z.object({ code: requiredExtension(code), name: requiredExtension(z.string()) }).meta(fromExtension);

/** A review as lists show it. */
export const reviewCard = z
  .object({
    id: requiredExtension(id),
    slug: requiredExtension(code),
    name: requiredExtension(z.string()),
    announce: extension(z.string()),
    image: extension(media),
    published_on: extension(day),
    /** That reading it takes. */
    minutes: extension(z.int().positive()),
    like: rename('likesCount', extension(z.int().nonnegative())),
    not_like: rename('dislikesCount', extension(z.int().nonnegative())),
    category: extension(mark),
    brand: extension(mark),
    badges: extensionList(mark),
  })
  .meta(fromExtension);

export const review = reviewCard
  .extend({
    body: extension(body),
    /** Others that may be of interest. */
    related: extensionList(reviewCard),
    product_ids: extensionList(id),
  })
  .meta(fromExtension);

/** One of the values by which reviews are filtered, or the lack of a choice. */
export const filterBadge = z
  .object({
    /** A path of the shop. */
    route: orNull(z.string()),
    /** `category`, `brand` or `badge`. */
    typeTag: orNull(z.string()),
    id: orNull(id),
    name: z.string(),
    code: orNull(code),
    /** `All` is the lack of a choice, `Text` a value. */
    value: ownShape(z.enum(['All', 'Text'])),
  })
  .meta(fromSpec('2 §3'));

export const sortItem = z.object({ text: z.string(), value: z.string() }).meta(fromSpec('2 §3'));

/** What is said of a list of reviews by its address. */
export const reviewPage = z
  .object({
    title: extension(z.string()),
    description: extension(z.string()),
    category: extension(filterBadge),
    brand: extension(filterBadge),
    badge: extension(filterBadge),
    sorts: extensionList(sortItem),
  })
  .meta(fromExtension);

/** What readers think of a review. */
export const reviewVotes = z
  .object({
    like: rename('likesCount', extension(z.int().nonnegative())),
    not_like: rename('dislikesCount', extension(z.int().nonnegative())),
  })
  .meta(fromExtension);
