import { type StartedShop, startShop } from './full-stack.ts';
import type { Environment } from './process.ts';
import { type SharedProvider, sharedProvider } from './shared-provider.ts';

/** A shop of its own for a file of tests, whose provider can be broken call by call. */
export interface BreakableShop extends SharedProvider {
  shop: StartedShop;
}

/**
 * With `unknown` the calls of these addresses fail until the shop is ready: it asks for what everybody asks for before it takes visitors,
 * and would know it for an hour. Without `unknown` nothing of that matters, and it does not warm up. What is
 * kept in it of one file (a page, an outage) would be met by the next: each has its own.
 */
export async function startBreakableShop(unknown?: RegExp, env: Environment = {}): Promise<BreakableShop> {
  const shared = await sharedProvider();
  if (unknown) shared.proxy.break(unknown, 'error');
  const shop = await startShop({ PROVIDER_API_URL: shared.proxy.origin, ...(unknown && { WARM_UP: '1' }), ...env });
  shared.proxy.mend();
  return { ...shared, shop };
}
