import { domains } from '@vitrina/services/registry.ts';
import { sampleOf } from '@vitrina/services/testing/sample.ts';
import * as z from 'zod';

/** A change of an order as a provider sends it. */
export function wireOrderChange(): object {
  const { answer } = domains.orders.feed.schemas;
  // Made of this very schema.
  const { changes } = z.encode(answer, sampleOf(domains.orders.feed) as z.output<typeof answer>) as { changes: [object] };
  return changes[0];
}
