import { createGuestPages } from '@vitrina/web/server/guest-pages.ts';
import { web } from '@vitrina/web/server/plugin.ts';
import { app, gateway } from './full-stack.ts';
import { serve } from './serve.ts';

/** The shop's screens for guests, who share a page that was just made. */
await app.register(web, { execute: gateway.execute, sessionSecret: 'bench'.repeat(8), guestPages: createGuestPages(undefined) });
await app.ready();
await serve(app.server);
