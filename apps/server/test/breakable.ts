import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type FilledDatabase, filledDatabase, type StartedShop, startProvider, startShop } from './house.ts';
import { type Shown, unseenProducts } from './screens.ts';

/** A shop of its own for a file of tests, whose provider can be broken call by call. */
export interface BreakableShop {
  shop: StartedShop;
  proxy: FaultProxy;
  database: FilledDatabase;
  unseen: () => Shown;
}

/**
 * With `unknown` the calls of these addresses fail until the shop is ready: it asks for what everybody asks for before it takes visitors,
 * and would know it for an hour.
 */
export async function startBreakableShop(unknown?: RegExp): Promise<BreakableShop> {
  const database = await filledDatabase();
  const unseen = await unseenProducts(database);
  const provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  const proxy = await startFaultProxy(provider.origin);
  if (unknown) proxy.break(unknown, 'error');
  const shop = await startShop({ PROVIDER_API_URL: proxy.origin });
  proxy.mend();
  return { shop, proxy, database, unseen };
}
