import { stopWithParent } from '@vitrina/services/process/stop-with-parent.ts';
import { watchUncaughtErrors } from '@vitrina/services/process/uncaught-errors.ts';
import { configurationOrExit } from './configuration.ts';
import { openGateway } from './gateway.ts';
import { listenOrExit } from './listen.ts';
import { createGatewayMetrics } from './metrics.ts';
import { createPictureAddresses } from './picture-addresses.ts';
import { gatewayPlugin } from './plugin.ts';
import { missingPublicUrl } from './public-origin.ts';
import { createReadiness } from './readiness.ts';
import { createServer } from './server.ts';
import { sessionSecrets } from './session-secret.ts';
import { stopOnSignals } from './stop.ts';
import { openTelemetry } from './telemetry.ts';

/**
 * The gateway alone (`npm run gateway`): GraphQL for other applications, without screens. It asks the provider at
 * `PROVIDER_API_URL`, or the reference provider that runs on this machine (`npm run provider`).
 */
stopWithParent();
const configuration = configurationOrExit(process.env, { embedsProvider: false });
const readiness = createReadiness();

const telemetry = await openTelemetry('vitrina-gateway');
const metrics = createGatewayMetrics();
const { LOG_LEVEL: logLevel, TRUSTED_PROXIES: trustedProxies, DEADLINE_FACTOR: deadlineFactor } = configuration;
const app = createServer({ logLevel, trustedProxies, metrics: metrics.requests, deadlineFactor, isDraining: readiness.isDraining });
const secrets = sessionSecrets(configuration);
const gateway = openGateway({
  configuration,
  providerOrigin: configuration.PROVIDER_API_URL ?? `http://127.0.0.1:${configuration.PROVIDER_PORT}`,
  log: app.log,
  metrics,
  pictures: createPictureAddresses(secrets),
  secrets,
});
await telemetry.exportMetrics(gateway.registries);
await app.register(gatewayPlugin, { gateway, configuration, readiness, operatorSecret: secrets[0] });

const stop = stopOnSignals({
  drain: () => readiness.drain(),
  async close() {
    await app.close();
    await gateway.close();
    await telemetry.close();
  },
  log: app.log,
});
watchUncaughtErrors({ log: app.log, stop: (exitCode) => void stop(exitCode) });

const missing = missingPublicUrl(configuration);
if (missing !== undefined) app.log.warn(missing);
await listenOrExit(app, configuration);
process.stdout.write(`The gateway answers at http://${configuration.HOST}:${configuration.PORT}/graphql\n`);
