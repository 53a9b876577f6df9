import * as z from 'zod';
import { fromExtension } from '../contract/origin.ts';
import { id, instant, rubles } from '../contract/wire.ts';

export const refund = z
  .object({
    id,
    sum: rubles,
    /** `requested`, `sent`, `confirmed`, `failed`. */
    status: z.string(),
    /** `cancelled`, `returned`, `superfluous`. */
    reason: z.string(),
    requested_at: instant,
  })
  .meta(fromExtension);
