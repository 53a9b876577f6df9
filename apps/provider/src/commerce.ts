import './listeners.ts';
import type { FastifyInstance } from 'fastify';
import { notifyArrivals } from './accounts/profile/arrivals.ts';
import { refreshCounts } from './catalogue/counts/refresh.ts';
import { catalogueSearch } from './catalogue/search/search.ts';
import { refreshSitemapParts } from './catalogue/site/sitemap.ts';
import { addressOf, originOf } from './listen.ts';
import { advanceDue, sendTimeOverNotices } from './orders/advance.ts';
import { sendAwaitedCodes } from './orders/codes.ts';
import { cancelExpiredOrders, closeUncollectedOrders } from './orders/expire.ts';
import { payDemoInvoices } from './orders/invoice.ts';
import { orderTimings } from './orders/lifecycle.ts';
import { fulfilPreorders } from './orders/preorders.ts';
import { orderRoutes } from './orders/routes.ts';
import { sendUnpaidNotices } from './orders/unpaid-notice.ts';
import { callbackRoute } from './payments/acquirer/callback.ts';
import { acquirerAt } from './payments/acquirer/client.ts';
import { startNotifier } from './payments/acquirer/notifier.ts';
import { refundRoute } from './payments/acquirer/refunds.ts';
import { acquirerRoutes } from './payments/acquirer/routes.ts';
import { readSecret } from './payments/acquirer/signature.ts';
import { countRefunds } from './payments/refunds/metrics.ts';
import { sendRefunds } from './payments/refunds/send.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { sparing } from './platform/jobs/background.ts';
import { job } from './platform/jobs/jobs.ts';
import { countQueues } from './platform/jobs/queues.ts';
import { outboxRoutes } from './platform/outbox/routes.ts';
import { applyRetention } from './platform/retention/retention.ts';
import { valuationRoutes } from './pricing/smartprice/page.ts';
import { moderationRoutes } from './services/comments/routes.ts';

/** Milliseconds between runs of what is done once a minute: orders that expire or move on, notices, goods that have come, how refunds stand. */
const expiryPause = 60_000;
/** Between looks how long the queues are. */
const queuePause = 15_000;
/** Between looks for refunds that are due. */
const refundPause = 1_000;
/** Between looks whether anything is to be counted anew. */
const countPause = 10_000;
/** Between looks whether anything is to be found as it is now: a price of the site, which no import writes, or what an import has left that was ended. */
const indexPause = 60_000;
/** Between looks into which parts the goods fall for search engines. */
const sitemapPause = 10 * 60_000;
/** Between two looks for rows whose time is over. */
const retentionPause = 60 * 60_000;

/**
 * What selling needs besides the declared calls: the sandbox acquirer, its callbacks, the outbox, and what is done regularly: expiry of
 * unpaid orders, the life of others, refunds, retention.
 */
export async function commerce(
  app: FastifyInstance,
  db: OpenDatabase,
  { isDemo, hasSandbox }: { isDemo: boolean; hasSandbox: boolean },
): Promise<void> {
  const secret = await readSecret(db);
  const reportFailure = (error: unknown) => app.log.error({ err: error }, 'a background job of the provider failed');
  const origin = () => originOf(addressOf(app));
  const notifier = startNotifier(db, secret, origin, reportFailure);
  const acquirer = acquirerAt(origin, secret);

  const refunds = async () => {
    const { refused: refusedIds } = await sendRefunds(db, acquirer);
    for (const refund of refusedIds) app.log.error({ refund }, 'the acquirer has refused to give money back: npm run provider:refunds');
  };
  const createJob = (name: string, pause: number, work: () => Promise<unknown>) => job(name, pause, work, reportFailure);
  const retentionJob = createJob('retention', retentionPause, () => applyRetention(db, app.clock()));
  const refundCountJob = createJob('refund_metrics', expiryPause, () => countRefunds(db));
  const queueCountJob = createJob('queue_metrics', queuePause, () => countQueues(db));
  const indexJob = createJob(
    'search_index',
    indexPause,
    sparing(() => catalogueSearch.index.update(db)),
  );
  // At once as well: a provider may be restarted more often than rows are removed, and its metrics are asked for before a minute is over.
  app.addHook('onListen', async () => {
    void retentionJob.run();
    void indexJob.run();
    void refundCountJob.run();
    void queueCountJob.run();
  });
  const jobs = [
    retentionJob,
    indexJob,
    createJob(
      'counts',
      countPause,
      sparing(() => refreshCounts(db)),
    ),
    createJob('sitemap', sitemapPause, () => refreshSitemapParts(db)),
    createJob('expired_orders', expiryPause, () => cancelExpiredOrders(db)),
    // The clock of a demonstration fetches them before.
    ...(isDemo ? [] : [createJob('uncollected_orders', expiryPause, () => closeUncollectedOrders(db))]),
    ...(isDemo ? [] : [createJob('time_over_notices', expiryPause, () => sendTimeOverNotices(db))]),
    createJob('unpaid_notices', expiryPause, () => sendUnpaidNotices(db)),
    createJob('awaited_codes', expiryPause, () => sendAwaitedCodes(db)),
    createJob('preorders', expiryPause, () => fulfilPreorders(db)),
    ...(isDemo ? [createJob('invoices', expiryPause, () => payDemoInvoices(db, orderTimings.demonstration.maxMinutes))] : []),
    createJob('order_life', expiryPause, () => advanceDue(db, isDemo ? orderTimings.demonstration : orderTimings.real)),
    createJob('arrivals', expiryPause, () => notifyArrivals(db)),
    refundCountJob,
    queueCountJob,
    // Without a bank what is to go back waits.
    ...(hasSandbox ? [createJob('refunds', refundPause, refunds)] : []),
  ];
  app.addHook('onClose', async () => {
    await Promise.all([...jobs, notifier].map((job) => job.stop()));
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
