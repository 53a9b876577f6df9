import type { RouterContextProvider } from 'react-router';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { readCookie, writeCookie } from '../../platform/session/cookies.server.ts';

/** The specification's storage key (1 §3), as a cookie: what is suggested to search for stays until the browser is closed. */
const cookie = 'search_placeholder';
const day = 24 * 60 * 60 * 1000;

/** What the empty search field suggests: another of the provider's words each day, and the same one during a visit. */
export function placeholderOf(context: Readonly<RouterContextProvider>, suggestions: readonly string[] | null | undefined) {
  if (!suggestions || suggestions.length === 0) return null;
  const cookieValue = readCookie(context, cookie);
  if (cookieValue !== null && suggestions.includes(cookieValue)) return cookieValue;
  const suggestion = suggestions[Math.floor(shopOf(context).now().getTime() / day) % suggestions.length] ?? null;
  if (suggestion !== null) writeCookie(context, cookie, suggestion, { httpOnly: false });
  return suggestion;
}
