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

/** Value of a cookie of this request; null without it or when it cannot be decoded. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** Puts a cookie on the answer: `Path=/`, `SameSite=Lax`, `Secure` over https. */
export function writeCookie(context: Readonly<RouterContextProvider>, name: string, value: string, options: CookieOptions = {}): void {
  const shop = shopOf(context);
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.httpOnly !== false) parts.push('HttpOnly');
  if (shop.isSecure) parts.push('Secure');
  shop.cookies.push(parts.join('; '));
}

/** Removes a cookie. */
export function clearCookie(context: Readonly<RouterContextProvider>, name: string): void {
  writeCookie(context, name, '', { maxAge: 0 });
}
