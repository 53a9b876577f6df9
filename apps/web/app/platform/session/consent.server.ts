import type { RouterContextProvider } from 'react-router';
import { readCookie } from './cookies.server.ts';

/** What the visitor has agreed to: cookies without which the shop does not work, or counting too. */
export type Consent = 'necessary' | 'all';

/** Null while nothing has been said. */
export function readConsent(context: Readonly<RouterContextProvider>): Consent | null {
  const value = readCookie(context, 'cookie_consent');
  if (value === 'all') return 'all';
  return value === null ? null : 'necessary';
}

/** What the notice of cookies says. */
export type CookieNotice = 'none' | 'told' | 'asked';

/** What the notice still says: nothing, that there are cookies, or the question whether one may be counted. */
export function cookieNoticeOf(consent: Consent | null, counterScript: string | null): CookieNotice {
  if (consent !== null) return 'none';
  return counterScript === null ? 'told' : 'asked';
}
