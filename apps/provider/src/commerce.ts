import type { FastifyInstance } from 'fastify';
import { callbackRoute } from './acquirer/callback.ts';
import { startNotifier } from './acquirer/notifier.ts';
import { acquirerRoutes } from './acquirer/routes.ts';
import { readSecret } from './acquirer/signature.ts';
import type { Database } from './database/database.ts';
import { addressOf, originOf } from './listen.ts';
import { cancelExpired } from './orders/status.ts';
import { outboxRoutes } from './outbox/routes.ts';

/** Milliseconds between looks for unpaid orders whose time is over. */
const expiryPause = 60_000;

/** What selling needs besides the declared calls: the sandbox acquirer, its callbacks, the outbox, expiry of unpaid orders. */
export async function commerce(app: FastifyInstance, db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  const secret = await readSecret(db);
  const failed = (error: unknown) => app.log.error({ err: error }, 'a background job of the provider failed');
  const notifier = startNotifier(db, secret, () => originOf(addressOf(app)), failed);
  const expiry = setInterval(() => void cancelExpired(db).catch(failed), expiryPause);
  expiry.unref();
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    await notifier.stop();
  });
  callbackRoute(app, db, secret);
  acquirerRoutes(app, db, notifier);
  if (isDemo) outboxRoutes(app, db);
}
