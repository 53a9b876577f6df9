import { gatewayPlugin } from '@vitrina/gateway/src/plugin.ts';
import { createReadiness } from '@vitrina/gateway/src/readiness.ts';
import { app, configuration, gateway } from './full-stack.ts';
import { serve } from './serve.ts';

/** The shop's gateway with everything that stands around an operation. */
await app.register(gatewayPlugin, { gateway, configuration, readiness: createReadiness(), operatorSecret: 'bench' });
await app.ready();
await serve(app.server);
