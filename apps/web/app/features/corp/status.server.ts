import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { RouterContextProvider } from 'react-router';
import { clearCookie, lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';

const cookie = 'corp_order' satisfies PersonCookie;

/** Where the provider gives an order no number. */
const noNumber = '-';

/** The status of the fast order is open from now on (spec 2 §4): the screen shows it until another order is begun. */
export function openStatus(context: Readonly<RouterContextProvider>, id: string | null | undefined): void {
  writeCookie(context, cookie, id ?? noNumber, { maxAge: lifetime.month });
}

export const closeStatus = (context: Readonly<RouterContextProvider>): void => clearCookie(context, cookie);

/** The order whose status is open, its number where it has one; null while none is. */
export function statusOpen(context: Readonly<RouterContextProvider>): { id: string | null } | null {
  const id = readCookie(context, cookie);
  if (id === noNumber) return { id: null };
  return isId(id) ? { id } : null;
}
