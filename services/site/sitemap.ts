import * as z from 'zod';
import { extension, fromExtension, orNull, requiredExtension } from '../contract/origin.ts';
import { id, instant } from '../contract/wire.ts';

/** A part of the products that search engines are told of: those after one id up to another. */
export const sitemapPart = z
  .object({
    /** The last id of the part before; null of the first. */
    after: orNull(id),
    last: requiredExtension(id),
    /** The last change among them. */
    changed_at: extension(instant),
  })
  .meta(fromExtension);

export const sitemapEntry = z
  .object({
    id: requiredExtension(id),
    /** A path of the shop. */
    url: requiredExtension(z.string()),
    changed_at: extension(instant),
  })
  .meta(fromExtension);
