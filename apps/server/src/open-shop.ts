import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { type Gateway, openGateway } from '@vitrina/gateway/src/gateway.ts';
import { createGatewayMetrics } from '@vitrina/gateway/src/metrics.ts';
import { createPictureAddresses } from '@vitrina/gateway/src/picture-addresses.ts';
import { gatewayPlugin } from '@vitrina/gateway/src/plugin.ts';
import { publicOriginBy } from '@vitrina/gateway/src/public-origin.ts';
import type { Readiness } from '@vitrina/gateway/src/readiness.ts';
import { redisPlaceOf } from '@vitrina/gateway/src/redis-place.ts';
import { noteScreen } from '@vitrina/gateway/src/route-pattern.ts';
import { createServer } from '@vitrina/gateway/src/server.ts';
import { sessionSecrets } from '@vitrina/gateway/src/session-secret.ts';
import { openSharedPages } from '@vitrina/gateway/src/shared-pages.ts';
import { countDisk, openTelemetry } from '@vitrina/gateway/src/telemetry.ts';
import { createGuestPages } from '@vitrina/web/server/guest-pages.ts';
import { type WebOptions, web } from '@vitrina/web/server/plugin.ts';
import type { FastifyInstance } from 'fastify';
import { browserFailures } from './browser-failures.ts';
import { buildFolderVariable, buildPartsOf } from './build-store.ts';
import { addPageLimit } from './page-limit.ts';
import { passThrough } from './pass-through.ts';
import { picturesElsewhere } from './pictures/plugin.ts';
import { aboveProgress, isTerminal } from './progress.ts';
import { openReports } from './reports.ts';
import { storedOperations } from './stored-operations.ts';

export interface Shop {
  readonly app: FastifyInstance;
  readonly gateway: Gateway;
  /** Lets requests under way end, then lets go of everything. */
  close(): Promise<void>;
}

interface ShopOptions {
  configuration: Configuration;
  providerOrigin: string;
  readiness: Readiness;
  /** Of development: the server bundle comes from Vite, and its middleware stands before the screens. */
  screens?: Pick<WebOptions, 'build' | 'mode'> & { prepare?(app: FastifyInstance): Promise<void> };
  /** Text of `/metrics`, when other processes belong to it too. */
  allMetrics?: (own: () => Promise<string>) => Promise<string>;
  /** Drops a tag's entries in the other processes. */
  onTagDropped?: (tag: string) => void;
}

/** One process of the shop: the gateway, the screens and what is passed through, on one HTTP server. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { configuration, providerOrigin, readiness, screens } = options;
  const reports = await openReports(configuration.SENTRY_DSN);
  const telemetry = await openTelemetry('vitrina');
  const metrics = createGatewayMetrics();
  countDisk(metrics.registry, configuration.DATA_DIR);
  const { LOG_LEVEL: logLevel, TRUSTED_PROXIES: trustedProxies } = configuration;
  const { isStarting, isDraining } = readiness;
  const app = createServer({
    logLevel,
    logStream: await terminalStream(),
    trustedProxies,
    onFailure: reports.capture,
    metrics: metrics.requests,
    isStarting,
    deadlineFactor: configuration.DEADLINE_FACTOR,
    isDraining,
  });
  const secrets = sessionSecrets(configuration);
  const folder = process.env[buildFolderVariable];
  const built = folder === undefined ? undefined : buildPartsOf(folder);
  const addresses = createPictureAddresses(secrets);
  const stored = await storedOperations();
  const gateway = openGateway({ configuration, providerOrigin, log: app.log, stored, metrics, pictures: addresses, secrets });
  await telemetry.exportMetrics(gateway.registries);

  await app.register(gatewayPlugin, {
    gateway,
    configuration,
    readiness,
    operatorSecret: secrets[0],
    ...(built && { sandbox: built.sandbox }),
    ...(options.allMetrics && { allMetrics: options.allMetrics }),
    ...(options.onTagDropped && { onTagDropped: options.onTagDropped }),
  });
  await app.register(picturesElsewhere, { addresses, configuration });
  await app.register(passThrough, { origin: providerOrigin, providerKey: configuration.PROVIDER_KEY });
  await app.register(browserFailures, gateway);
  await screens?.prepare?.(app);
  const { execute, upload } = await executionOf(configuration, gateway);
  // Over HTTP nobody says whether a part of an answer was left out.
  const sharesPages = configuration.GUEST_PAGES && configuration.GATEWAY_URL === undefined && screens === undefined;
  const sharedPages = sharesPages ? openSharedPages(redisPlaceOf(configuration), app.log) : undefined;
  await app.register(async (limitedScreens) => {
    addPageLimit(limitedScreens, gateway);
    await limitedScreens.register(web, {
      execute,
      upload,
      onRoute: noteScreen,
      onPage: metrics.page,
      ...(sharesPages && { guestPages: createGuestPages(sharedPages) }),
      sessionSecret: secrets,
      acquirerOrigins: configuration.ACQUIRER_ORIGINS,
      employeeOrigins: configuration.EMPLOYEE_ORIGINS,
      isDemonstration: configuration.DEMO && configuration.PROVIDER_API_URL === undefined,
      publicUrl: configuration.PUBLIC_URL ?? null,
      publicOrigin: publicOriginBy(configuration),
      redirectGuard: configuration.REDIRECT_GUARD ?? null,
      tileUrl: configuration.TILE_URL ?? null,
      videoUrl: configuration.VIDEO_URL ?? null,
      counterScript: configuration.COUNTER_SCRIPT ?? null,
      captcha: captchaBy(configuration),
      ...(built && { buildFolder: built.screens }),
      ...(screens?.build && { build: screens.build }),
      ...(screens?.mode && { mode: screens.mode }),
    });
  });

  return {
    app,
    gateway,
    async close() {
      await app.close();
      sharedPages?.close();
      await gateway.close();
      await reports.close();
      await telemetry.close();
    },
  };
}

/** In a terminal the log is for people. */
async function terminalStream(): Promise<NodeJS.WritableStream | undefined> {
  if (!isTerminal()) return undefined;
  const { terminalLog } = await import('@vitrina/gateway/src/terminal-log.ts');
  return terminalLog(aboveProgress());
}

/** How the screens ask: in memory, or over HTTP, whose client is loaded only then. */
async function executionOf(configuration: Configuration, gateway: Gateway): Promise<Pick<Gateway, 'execute' | 'upload'>> {
  if (configuration.GATEWAY_URL === undefined) return gateway;
  const { executeOverHttp } = await import('@vitrina/gateway/src/remote.ts');
  const { uploadOverHttp } = await import('@vitrina/gateway/src/remote-upload.ts');
  return {
    execute: executeOverHttp(configuration.GATEWAY_URL, configuration),
    upload: uploadOverHttp(configuration.GATEWAY_URL, configuration),
  };
}

/** The captcha that is configured: its version stands behind the address of its script. */
function captchaBy({ CAPTCHA_PROVIDER: provider, CAPTCHA_KEY: key }: Configuration): WebOptions['captcha'] {
  if (provider === undefined || key === undefined) return null;
  const [script = '', version] = provider.split('#v');
  return { script, key, version: version === '2' ? 2 : 3 };
}
