import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieChange, Visitor } from './shop.server.ts';

/** Cookies of a request by name, decoded where they can be. */
export const readCookies = (header: string | null): Map<string, string> =>
  new Map(Object.entries(parseCookie(header ?? '')).flatMap(([name, value = '']) => [[name, value]]));

/** What an operation has changed holds for all that follow in the same request. */
export function noteChange({ cookies }: Visitor, { name, value, maxAge }: CookieChange): void {
  if (maxAge === 0) cookies.delete(name);
  else cookies.set(name, value);
}

/** `Set-Cookie` as a browser reads it. */
export const setCookieOf = (change: CookieChange, isSecure: boolean): string =>
  stringifySetCookie({ ...change, path: '/', sameSite: 'lax', secure: isSecure }, { encode: encodeURIComponent });
