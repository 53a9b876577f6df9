import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { type Gateway, openGateway } from '@vitrina/gateway/src/gateway.ts';
import { createGatewayMetrics } from '@vitrina/gateway/src/metrics.ts';
import { gatewayPlugin } from '@vitrina/gateway/src/plugin.ts';
import type { Readiness } from '@vitrina/gateway/src/readiness.ts';
import { executeOverHttp } from '@vitrina/gateway/src/remote.ts';
import { createServer } from '@vitrina/gateway/src/server.ts';
import { sessionSecret } from '@vitrina/gateway/src/session-secret.ts';
import { openTelemetry } from '@vitrina/gateway/src/telemetry.ts';
import { type WebOptions, web } from '@vitrina/web/server/plugin.ts';
import type { FastifyInstance } from 'fastify';
import { passThrough } from './pass-through.ts';
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
  const { LOG_LEVEL: logLevel, TRUSTED_PROXIES: trustedProxies } = configuration;
  const app = createServer({ logLevel, trustedProxies, onFailure: reports.capture, metrics: metrics.requests });
  const secret = sessionSecret(configuration);
  const gateway = openGateway({ configuration, providerOrigin, log: app.log, stored: await storedOperations(), metrics });

  await app.register(gatewayPlugin, {
    gateway,
    configuration,
    readiness,
    operatorSecret: secret,
    ...(options.allMetrics && { allMetrics: options.allMetrics }),
    ...(options.onTagDropped && { onTagDropped: options.onTagDropped }),
  });
  await app.register(passThrough, { origin: providerOrigin });
  await screens?.prepare?.(app);
  await app.register(web, {
    execute: configuration.GATEWAY_URL === undefined ? gateway.execute : executeOverHttp(configuration.GATEWAY_URL, configuration),
    sessionSecret: secret,
    acquirerOrigins: configuration.ACQUIRER_ORIGINS,
    redirectGuard: configuration.REDIRECT_GUARD ?? null,
    ...(screens?.build && { build: screens.build }),
    ...(screens?.mode && { mode: screens.mode }),
  });

  return {
    app,
    gateway,
    async close() {
      await app.close();
      await gateway.close();
      await reports.close();
      await telemetry.close();
    },
  };
}
