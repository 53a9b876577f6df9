import { parseCookie, parseSetCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** What is to become of one of a visitor's cookies; whoever answers over HTTP writes it. */
export interface CookieChange {
  name: string;
  value: string;
  /** Seconds, 0 removes it; absent: until the browser is closed. */
  maxAge?: number | undefined;
  /** Hidden from scripts. */
  httpOnly: boolean;
}

/** A `cookie` header, or a document's cookies, by name and decoded; of a name given twice the first counts, as browsers send the most specific first. */
export const readCookies = (header: string | null | undefined): Map<string, string> =>
  new Map(Object.entries(parseCookie(header ?? '')).flatMap(([name, value = '']) => [[name, value]]));

/** A `cookie` header, for a server in another process. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  stringifyCookie(Object.fromEntries([...cookies].filter(([name]) => /^[!-~]+$/.test(name))), { encode: encodeURIComponent });

/** A complete `Set-Cookie` value. */
export const setCookieHeader = (change: CookieChange, isSecure: boolean): string =>
  stringifySetCookie({ ...change, path: '/', sameSite: 'lax', secure: isSecure }, { encode: encodeURIComponent });

/** `Set-Cookie` values of a server in another process. */
export const readSetCookies = (values: readonly string[]): CookieChange[] =>
  values.map((value) => parseSetCookie(value)).map(({ name, value = '', maxAge, httpOnly = false }) => ({ name, value, maxAge, httpOnly }));
