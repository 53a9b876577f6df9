import { RouterContextProvider } from 'react-router';
import { type Shop, shopContext } from './shop.server.ts';

/** One request: its context for loaders and actions, and what it leaves behind. */
export interface Visit {
  context: RouterContextProvider;
  cookies: string[];
  logged: { details: object; message: string }[];
}

/** A request to a shop whose gateway answers nothing, unless the test says more. */
export function visit(over: Partial<Shop> = {}): Visit {
  const cookies: string[] = [];
  const logged: Visit['logged'] = [];
  const write = (details: object, message: string) => void logged.push({ details, message });
  const context = new RouterContextProvider();
  context.set(shopContext, {
    execute: async () => ({}),
    nonce: '',
    traceId: 'trace-1',
    sessionSecret: 'a secret of at least thirty-two characters',
    isSecure: false,
    origin: 'http://shop.example',
    isOriginConfigured: true,
    acquirerOrigins: [],
    employeeOrigins: [],
    counterScript: null,
    captcha: null,
    redirectGuard: null,
    tileUrl: null,
    videoUrl: null,
    cookies,
    now: () => new Date(0),
    log: { error: write, info: write },
    ...over,
  });
  return { context, cookies, logged };
}
