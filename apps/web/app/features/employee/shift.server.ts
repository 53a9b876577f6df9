import type { RouterContextProvider } from 'react-router';
import { maxOrders } from '../../entities/order/limits.ts';
import { readSavedOrders } from '../../entities/order/own.server.ts';
import { isByStaff } from '../../entities/person/staff.server.ts';
import { dayOf } from '../../platform/format/dates.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';

/** What the page of an open shift begins with; null while nobody is signed in. */
export async function loadShift(context: Readonly<RouterContextProvider>, request: Request) {
  if (!isByStaff(context)) return null;
  return {
    /** Whether a member of the staff is known, or the trade point alone. */
    hasPerson: readCookie(context, 'personnel_number') !== null,
    today: dayOf(shopOf(context).now().toISOString()),
    orders: await readSavedOrders(context, request, maxOrders.saved),
  };
}

export type Shift = NonNullable<Awaited<ReturnType<typeof loadShift>>>;
