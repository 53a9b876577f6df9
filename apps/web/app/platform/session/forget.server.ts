import type { RouterContextProvider } from 'react-router';
import { shopOf } from '../gateway/shop.server.ts';
import { signOutMark } from './clear-storage.ts';
import { clearCookie, writeCookie } from './cookies.server.ts';
import { personCookies } from './person-cookies.ts';

/**
 * Whoever goes leaves nothing of a person in the browser, which may be everybody's. Tokens, basket and keys go with the session itself. What
 * the tabs keep by themselves goes when they see that somebody has gone.
 */
export function forgetPerson(context: Readonly<RouterContextProvider>): void {
  for (const name of personCookies) clearCookie(context, name);
  writeCookie(context, signOutMark, String(shopOf(context).now().getTime()), { httpOnly: false });
}
