import * as z from 'zod';
import { maxLength } from '../contract/fields/text.ts';
import { extension, fromExtension, requiredExtension } from '../contract/origin.ts';
import { email, instant } from '../contract/wire.ts';

/** Who is to be sent the codes of gift cards instead of the buyer. */
export const giftRecipient = z.object({
  email,
  name: z.string().min(1).max(maxLength.name),
  /** What the buyer says with them; null for nothing. */
  words: z.string().max(maxLength.giftWords).nullable(),
});

/** The same as it is kept with a basket or an order. */
export const gift = z
  .object({
    email: requiredExtension(z.string()),
    name: extension(z.string()),
    words: extension(z.string()),
    /** When the codes were sent last; null until they have been. */
    sent_at: extension(instant),
  })
  .meta(fromExtension);
