import * as z from 'zod';
import { knownBy, maybe, named, ours, oursList, shaped, unnamed } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { code, day, id, media } from '../contract/wire.ts';
import { body } from './article.ts';

/** What a review is filed under. */
const mark = z.object({ code: knownBy(code), name: knownBy(z.string()) }).meta(unnamed);

/** A review as lists show it. */
export const reviewCard = z
  .object({
    id: knownBy(id),
    slug: knownBy(code),
    name: knownBy(z.string()),
    announce: ours(z.string()),
    image: ours(media),
    published_on: ours(day),
    /** That reading it takes. */
    minutes: ours(z.int().positive()),
    like: rename('likesCount', ours(z.int().nonnegative())),
    not_like: rename('dislikesCount', ours(z.int().nonnegative())),
    category: ours(mark),
    brand: ours(mark),
    badges: oursList(mark),
  })
  .meta(unnamed);

export const review = reviewCard
  .extend({
    body: ours(body),
    /** Others that may be of interest. */
    related: oursList(reviewCard),
    product_ids: oursList(id),
  })
  .meta(unnamed);

/** One of the values by which reviews are filtered, or the lack of a choice. */
export const filterBadge = z
  .object({
    /** A path of the shop. */
    route: maybe(z.string()),
    /** `category`, `brand` or `badge`. */
    typeTag: maybe(z.string()),
    id: maybe(id),
    name: z.string(),
    code: maybe(code),
    /** `All` is the lack of a choice, `Text` a value. */
    value: shaped(z.enum(['All', 'Text'])),
  })
  .meta(named('2 §3'));

export const sortItem = z.object({ text: z.string(), value: z.string() }).meta(named('2 §3'));

/** What is said of a list of reviews by its address. */
export const reviewPage = z
  .object({
    title: ours(z.string()),
    description: ours(z.string()),
    category: ours(filterBadge),
    brand: ours(filterBadge),
    badge: ours(filterBadge),
    sorts: oursList(sortItem),
  })
  .meta(unnamed);

/** What readers think of a review. */
export const reviewVotes = z
  .object({ like: rename('likesCount', ours(z.int().nonnegative())), not_like: rename('dislikesCount', ours(z.int().nonnegative())) })
  .meta(unnamed);
