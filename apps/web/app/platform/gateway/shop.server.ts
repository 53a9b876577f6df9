import type { Readable } from 'node:stream';
import type { CookieChange } from '@vitrina/services/contract/cookies.ts';
import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import type { CaptchaSettings } from './captcha-settings.ts';
import type { Secrets } from './seal.server.ts';

/** Whoever the request is of: read once where it comes in, and handed to the gateway as it is. */
export interface Visitor {
  /** Of the request; cookies and what the server knows better stand beside them. */
  readonly headers: Pick<Headers, 'get'>;
  /** By name, decoded; what an operation brings is there for those that follow. */
  readonly cookies: Map<string, string>;
  /** Travels through every process that works on this request. */
  readonly traceId: string;
  /** Whether the visitor came over https: cookies are `Secure` then. */
  readonly isSecure: boolean;
  /** By which origin the visitor knows the shop; undefined where nobody who is believed says it. */
  readonly origin: string | undefined;
  readonly address: string | undefined;
  /** The city that the page's address names: it goes before header and cookie. */
  readonly cityId?: string | undefined;
}

/** What an operation has changed holds for all that follow in the same request. */
export function noteChange({ cookies }: Visitor, { name, value, maxAge }: CookieChange): void {
  if (maxAge === 0) cookies.delete(name);
  else cookies.set(name, value);
}

/** One operation for the gateway: a stored one by its id, or the text itself. */
export interface Operation {
  id?: string;
  document?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  visitor: Visitor;
  signal?: AbortSignal;
}

export interface OperationError {
  message: string;
  path?: ReadonlyArray<string | number>;
  extensions?: Record<string, unknown>;
}

export interface OperationResult {
  data?: unknown;
  errors?: ReadonlyArray<OperationError>;
  /** A part was left out, and no error says so. */
  isDegraded?: true;
  /** For the visitor. */
  cookies?: readonly CookieChange[];
}

/** Runs an operation, in memory or over HTTP: the screens cannot tell the difference. */
export type Execute = (operation: Operation) => Promise<OperationResult>;

/** What the server hands to every loader and action of one request. */
export interface Shop {
  execute: Execute;
  /** Allows this answer's own inline scripts and styles. */
  nonce: string;
  /** Sent when all of it is there, as a robot gets it: the page is for many. */
  isPageWhole?: boolean;
  visitor: Visitor;
  /** By name, as the browser has sent them; those of `visitor` follow what operations change. */
  sentCookies: ReadonlyMap<string, string>;
  /** Encrypts the cookies that hold drafts. */
  sessionSecret: Secrets;
  /** Scheme and host by which the visitor sees the shop, for canonical addresses. */
  origin: string;
  /** Whether its provider, started beside it, is a demonstration; else nothing that is made up may be shown. */
  isDemonstration: boolean;
  /** Whether the operator has said it: else it is the host of a request, which anybody may write. */
  isOriginConfigured: boolean;
  /** Origins a payment may lead to, besides the shop's own. */
  acquirerOrigins: readonly string[];
  /** Origins that staff may be led to when it signs out, besides the shop's own. */
  employeeOrigins: readonly string[];
  /** Path patterns of the redirect guard (spec 1 §2); null when none is configured. */
  redirectGuard: readonly string[] | null;
  /** Source of map tiles, `https://tiles.example/{z}/{x}/{y}.png`; null: the shop draws its own ground. */
  tileUrl: string | null;
  /** Player of a product's videos, `https://video.example/embed/{id}`; null: they are links. */
  videoUrl: string | null;
  /** Id of the city that the path names: all of this answer is about it, whatever the visitor's cookie says. */
  cityId?: string;
  /** Address of the script that counts goals (docs/goals.md); null when nobody does. */
  counterScript: string | null;
  /** Null where codes are sent and visitors signed in without one. */
  captcha: CaptchaSettings | null;
  /** Puts a cookie on the answer; of each name the last. */
  changeCookie(change: CookieChange): void;
  /** The page as it is rendered, to be sent as the body of the answer; undefined for every other answer. */
  page?: Readable;
  /** Pattern of the route that answers (`/catalog/:categoryCode/:categoryId`), once one is found. */
  pattern?: string;
  /** The server's clock, so that dates can be tested. */
  now: () => Date;
  /** Of this request: each line carries the trace by itself. */
  log: Record<'error' | 'info', (details: object, message: string) => void>;
}

const key = Symbol.for('vitrina.web.shop');
const registry: typeof globalThis & { [key]?: RouterContext<Shop> } = globalThis;

/**
 * The key under which the shop stands in a request's context. It is kept on `globalThis`, because the server and the
 * server bundle each evaluate this file.
 */
export const shopContext: RouterContext<Shop> = registry[key] ?? createContext<Shop>();
registry[key] = shopContext;

/** The shop of this request. */
export function shopOf(context: Readonly<RouterContextProvider>): Shop {
  return context.get(shopContext);
}

/** How long others may keep what the shop's own address stands in: made of a request's host, it is nobody's but the visitor's. */
export const cacheControlOf = ({ isOriginConfigured }: Pick<Shop, 'isOriginConfigured'>): string =>
  isOriginConfigured ? 'public, max-age=3600' : 'private, no-cache';
