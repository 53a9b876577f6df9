import * as z from 'zod';
import { fromExtension, orNull } from '../contract/origin.ts';
import { id, rubles } from '../contract/wire.ts';

/** Why something costs less than its price. */
export const discount = z
  .object({
    /** Null for a price that needs no promotion, such as that of an order on the site. */
    action_id: orNull(id),
    name: z.string(),
    /** Of the action, where it asks for one. */
    promocode: orNull(z.string()),
    /** What it takes off all pieces together. */
    sum: rubles,
  })
  .meta(fromExtension);
