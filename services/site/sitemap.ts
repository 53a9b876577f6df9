import * as z from 'zod';
import { knownBy, maybe, ours, unnamed } from '../contract/origin.ts';
import { id, instant } from '../contract/wire.ts';

/** A part of the products that search engines are told of: those after one id up to another. */
export const sitemapPart = z
  .object({
    /** The last id of the part before; null of the first. */
    after: maybe(id),
    last: knownBy(id),
    /** The last change among them. */
    changed_at: ours(instant),
  })
  .meta(unnamed);

export const sitemapEntry = z
  .object({
    id: knownBy(id),
    /** A path of the shop. */
    url: knownBy(z.string()),
    changed_at: ours(instant),
  })
  .meta(unnamed);
