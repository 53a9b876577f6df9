import { readConfiguration } from '@vitrina/gateway/src/configuration.ts';
import { openGateway } from '@vitrina/gateway/src/gateway.ts';
import { createServer } from '@vitrina/gateway/src/server.ts';
import { storedOperations } from '../../src/stored-operations.ts';
import { appKey, operations } from '../operations.ts';
import { upstream } from './serve.ts';

export const configuration = readConfiguration({ PROVIDER_API_URL: upstream, APP_KEYS: `${appKey}=9999999`, LOG_LEVEL: 'warn' });

/** As the composition root puts it together, in production. */
export const app = createServer({ logLevel: configuration.LOG_LEVEL, trustedProxies: configuration.TRUSTED_PROXIES });

export const gateway = openGateway({
  configuration,
  providerOrigin: upstream,
  log: app.log,
  stored: { ...(await storedOperations()), ...operations },
});
