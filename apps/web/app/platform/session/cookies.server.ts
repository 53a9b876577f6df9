import { parseCookie, stringifySetCookie } from 'cookie';
import type { RouterContextProvider } from 'react-router';
import { type CookieChange, shopOf, type Visitor } from '../gateway/shop.server.ts';

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

/** Cookies of a request by name, decoded where they can be. */
export const readCookies = (header: string | null): Map<string, string> =>
  new Map(Object.entries(parseCookie(header ?? '')).flatMap(([name, value = '']) => [[name, value]]));

/** Value of a cookie that the browser has sent; null without it. */
export const readCookie = (request: Request, name: string): string | null => readCookies(request.headers.get('cookie')).get(name) ?? null;

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

/** What an operation has changed holds for all that follow in the same request. */
export function noteChange({ cookies }: Visitor, { name, value, maxAge }: CookieChange): void {
  if (maxAge === 0) cookies.delete(name);
  else cookies.set(name, value);
}

/** `Set-Cookie` as a browser reads it. */
export const setCookieOf = (change: CookieChange, isSecure: boolean): string =>
  stringifySetCookie({ ...change, path: '/', sameSite: 'lax', secure: isSecure }, { encode: encodeURIComponent });
