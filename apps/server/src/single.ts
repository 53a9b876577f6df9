import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { listenOrExit } from '@vitrina/gateway/src/listen.ts';
import { createReadiness } from '@vitrina/gateway/src/readiness.ts';
import { stopOnSignals } from '@vitrina/gateway/src/stop.ts';
import { watchUncaughtErrors } from '@vitrina/services/process/uncaught-errors.ts';
import { collectHealthIssues } from './health-issues.ts';
import { openShop } from './open-shop.ts';
import { prepare } from './prepare.ts';
import { openProvider } from './provider.ts';
import { greet, withPort } from './welcome.ts';

type Screens = NonNullable<Parameters<typeof openShop>[0]['screens']>;

/** The whole shop in this process, the reference provider beside it. */
export async function runAlone(configuration: Configuration, screens?: Screens): Promise<void> {
  const readiness = createReadiness();
  const issues = collectHealthIssues((all) => readiness.setIssues(all));
  const providerReady = Promise.withResolvers<void>();
  const abandoned = Promise.withResolvers<string>();

  const provider = await openProvider(configuration, {
    onReady: () => {
      issues.set('provider', undefined);
      providerReady.resolve();
    },
    onIssue: (trouble) => issues.set('provider', trouble),
    onAbandoned: abandoned.resolve,
  });
  const shop = await openShop({ configuration, providerOrigin: provider.origin, readiness, ...(screens && { screens }) });
  const stop = stopOnSignals({
    drain: () => readiness.drain(),
    async close() {
      await shop.close();
      await provider.stop();
    },
    log: shop.app.log,
  });
  watchUncaughtErrors({ log: shop.app.log, stop: (exitCode) => void stop(exitCode) });
  abandoned.promise.then(
    (line) => {
      process.stderr.write(`${line}\n`);
      return stop(1);
    },
    () => undefined,
  );

  const prepared = prepare({ app: shop.app, readiness, provider: providerReady.promise, warmsUp: configuration.WARM_UP });
  await listenOrExit(shop.app, configuration, () => provider.stop());
  await prepared;
  greet(withPort(configuration, shop.app.server.address()), provider.origin);
}
