import * as z from 'zod';

/** An error as the provider sends it, whatever its HTTP status. */
export const failure = z.object({
  status: z.int(),
  /** Stable and in English: `not_found`, `route_not_found`, `validation_failed`, `out_of_stock` … */
  code: z.string(),
  /** Russian where a shopper may see it. */
  message: z.string(),
  /** Only where fields are at fault (422): the messages of each. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export type Failure = z.output<typeof failure>;
