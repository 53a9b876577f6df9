import type { FastifyInstance } from 'fastify';
import { callbackRoute } from './acquirer/callback.ts';
import { acquirerAt } from './acquirer/client.ts';
import { startNotifier } from './acquirer/notifier.ts';
import { refundRoute } from './acquirer/refunds.ts';
import { acquirerRoutes } from './acquirer/routes.ts';
import { readSecret } from './acquirer/signature.ts';
import { every } from './background.ts';
import { moderationRoutes } from './comments/routes.ts';
import { keepCounts } from './counts/keep.ts';
import type { OpenDatabase } from './database/database.ts';
import { addressOf, originOf } from './listen.ts';
import { advanceDue } from './orders/advance.ts';
import { sendAwaited } from './orders/codes.ts';
import { cancelExpired } from './orders/expire.ts';
import { paces } from './orders/life.ts';
import { keepPromises } from './orders/preorders.ts';
import { orderRoutes } from './orders/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { tellArrivals } from './profile/arrivals.ts';
import { countRefunds } from './refunds/metrics.ts';
import { sendRefunds } from './refunds/send.ts';
import { keepParts } from './site/sitemap.ts';
import { valuationRoutes } from './smartprice/page.ts';
import { sweep } from './sweeping/sweep.ts';

/** Milliseconds between looks for unpaid orders whose time is over and orders that move on, for goods that somebody waits for, and at how refunds stand. */
const expiryPause = 60_000;
/** Between looks for refunds that are due. */
const refundPause = 1_000;
/** Between looks whether anything is to be counted anew. */
const countPause = 10_000;
/** Between looks into which parts the goods fall for search engines. */
const sitemapPause = 10 * 60_000;
/** Between two sweepings. */
const sweepPause = 60 * 60_000;

/**
 * What selling needs besides the declared calls: the sandbox acquirer, its callbacks, the outbox, and what is done regularly: expiry of
 * unpaid orders, the life of others, refunds, sweeping.
 */
export async function commerce(
  app: FastifyInstance,
  db: OpenDatabase,
  { isDemo, hasSandbox }: { isDemo: boolean; hasSandbox: boolean },
): Promise<void> {
  const secret = await readSecret(db);
  const failed = (error: unknown) => app.log.error({ err: error }, 'a background job of the provider failed');
  const origin = () => originOf(addressOf(app));
  const notifier = startNotifier(db, secret, origin, failed);
  const acquirer = acquirerAt(origin, secret);

  const refunds = async () => {
    const { refused } = await sendRefunds(db, acquirer);
    for (const refund of refused) app.log.error({ refund }, 'the acquirer has refused to give money back: npm run provider:refunds');
  };
  const sweeping = every(sweepPause, () => sweep(db, app.clock()), failed);
  const countingRefunds = every(expiryPause, () => countRefunds(db), failed);
  // At once as well: a provider may be restarted more often than it sweeps, and its figures are asked for before a minute is over.
  app.addHook('onListen', async () => {
    void sweeping.run();
    void countingRefunds.run();
  });
  const jobs = [
    sweeping,
    every(countPause, () => keepCounts(db), failed),
    every(sitemapPause, () => keepParts(db), failed),
    every(expiryPause, () => cancelExpired(db), failed),
    every(expiryPause, () => sendAwaited(db), failed),
    every(expiryPause, () => keepPromises(db), failed),
    every(expiryPause, () => advanceDue(db, isDemo ? paces.demonstration : paces.real), failed),
    every(expiryPause, () => tellArrivals(db), failed),
    countingRefunds,
    // Without a bank what is to go back waits.
    ...(hasSandbox ? [every(refundPause, refunds, failed)] : []),
  ];
  app.addHook('onClose', async () => {
    for (const job of jobs) await job.stop();
    await notifier.stop();
  });
  callbackRoute(app, db, secret);
  if (hasSandbox) {
    refundRoute(app, db, secret);
    acquirerRoutes(app, db, notifier);
    valuationRoutes(app, db);
  }
  if (!isDemo) return;
  outboxRoutes(app, db);
  moderationRoutes(app, db);
  orderRoutes(app, db);
}
