import type { RouterContextProvider } from 'react-router';
import { shopOf } from '../gateway/shop.server.ts';

/** Thirty days in seconds: the shop's measure for cookies that last (spec 1 §9). */
const month = 2_592_000;

/** Lifetimes of the shop's cookies in seconds. */
export const lifetime = {
  /** spec 1 §2, contract: `city_id`. */
  city: 31_104_000,
  year: 12 * month,
  month,
  week: 604_800,
  /** A message shown once: long enough for a slow redirect. */
  notice: 60,
} as const;

interface CookieOptions {
  /** Seconds; absent: until the browser is closed. */
  maxAge?: number | undefined;
  /** Hidden from scripts; the default. */
  httpOnly?: boolean | undefined;
}

/** Value of a cookie that the browser has sent; null without it. */
export const readCookie = (context: Readonly<RouterContextProvider>, name: string): string | null =>
  shopOf(context).sentCookies.get(name) ?? null;

/** Puts a cookie on the answer. */
export function writeCookie(
  context: Readonly<RouterContextProvider>,
  name: string,
  value: string,
  { maxAge, httpOnly = true }: CookieOptions = {},
): void {
  shopOf(context).changeCookie({ name, value, maxAge, httpOnly });
}

/** Removes a cookie. */
export const clearCookie = (context: Readonly<RouterContextProvider>, name: string): void => writeCookie(context, name, '', { maxAge: 0 });
