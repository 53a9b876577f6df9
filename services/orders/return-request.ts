import * as z from 'zod';
import { extension, extensionList, extensionWithDefault, fromExtension, requiredExtension } from '../contract/origin.ts';
import { day, id, instant } from '../contract/wire.ts';

/** Pieces of a line that a shopper wants to return. */
const returnItem = z.object({ item_id: requiredExtension(id), quantity: requiredExtension(z.int().positive()) }).meta(fromExtension);

/** What a shopper wants to return, and what the shop says to that. */
export const returnRequest = z
  .object({
    id: requiredExtension(id),
    created_at: requiredExtension(instant),
    /** `new`, `accepted`, `refused`, `done`, `withdrawn`: the last three are final. */
    status: requiredExtension(z.string()),
    /** One of `returnReasons`. */
    reason: extension(z.string()),
    comment: extension(z.string()),
    /** `store`, `courier`. */
    handover: extension(z.string()),
    items: extensionList(returnItem),
    /** What the shop has written to the shopper. */
    answer: extension(z.string()),
    /** Whether its shopper may still withdraw it. */
    is_withdrawable: extensionWithDefault(z.boolean(), false).optional(),
  })
  .meta(fromExtension);

/** The last days on which something of an order may be returned, by the clock of its city. */
export const returnDeadlines = z
  .object({
    /** By whoever has changed their mind. */
    changed_mind: requiredExtension(day),
    /** With a defect, or when something else was handed over than was ordered. */
    defect: requiredExtension(day),
  })
  .meta(fromExtension);
