import { web } from '@vitrina/web/server/plugin.ts';
import { app, gateway } from './full-stack.ts';
import { serve } from './serve.ts';

/** The shop's screens over the gateway in memory. */
await app.register(web, { execute: gateway.execute, sessionSecret: 'bench'.repeat(8) });
await app.ready();
await serve(app.server);
