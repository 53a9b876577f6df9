import { readCookies, setCookieHeader } from '@vitrina/services/contract/cookies.ts';
import { RouterContextProvider } from 'react-router';
import { type Shop, shopContext, type Visitor } from '../platform/gateway/shop.server.ts';

/** One request: its context for loaders and actions, and what it leaves behind. */
export interface Visit {
  context: RouterContextProvider;
  /** As they stand in the answer. */
  cookies: string[];
  logged: { details: object; message: string }[];
}

/** Whoever brings these cookies. */
export const visitorWith = (cookies = ''): Visitor => ({
  headers: new Headers(),
  cookies: readCookies(cookies),
  traceId: 'trace-1',
  isSecure: false,
  origin: undefined,
  address: undefined,
});

/** A request to a shop whose gateway answers nothing, unless the test says more. */
export function visit(over: Partial<Shop> = {}): Visit {
  const { visitor = visitorWith() } = over;
  const cookies: string[] = [];
  const logged: Visit['logged'] = [];
  const write = (details: object, message: string) => void logged.push({ details, message });
  const context = new RouterContextProvider();
  context.set(shopContext, {
    execute: async () => ({}),
    nonce: '',
    visitor,
    sentCookies: new Map(visitor.cookies),
    sessionSecret: 'a secret of at least thirty-two characters',
    origin: 'http://shop.example',
    isDemonstration: true,
    isOriginConfigured: true,
    acquirerOrigins: [],
    employeeOrigins: [],
    counterScript: null,
    captcha: null,
    redirectGuard: null,
    tileUrl: null,
    videoUrl: null,
    changeCookie: (change) => void cookies.push(setCookieHeader(change, false)),
    now: () => new Date(0),
    log: { error: write, info: write },
    ...over,
  });
  return { context, cookies, logged };
}
