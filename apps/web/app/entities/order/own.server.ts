import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { RouterContextProvider } from 'react-router';
import { raceOrStream } from '../../platform/gateway/deferred.server.ts';
import type { DeferredValue } from '../../platform/gateway/deferred.ts';
import { clearCookie, lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';
import { isByStaff } from '../person/staff.server.ts';
import { hasSession } from '../person/viewer.server.ts';
import { maxOrders } from './limits.ts';
import { readOthers } from './others.server.ts';
import type { OtherOrder } from './others.ts';

type Context = Readonly<RouterContextProvider>;

const cookie = 'own_orders' satisfies PersonCookie;
/** No id has them. */
const between = { orders: '~', batches: '!' } as const;

/** What this browser's baskets have become, the newest first: the orders of one basket stand together. */
export function ownOrders(context: Context): string[][] {
  const text = readCookie(context, cookie) ?? '';
  const batches = text.split(between.batches).map((ids) => ids.split(between.orders));
  return batches.flat().every(isId) ? batches : [];
}

/** Whether this visitor may have ordered before: signed in, or in this browser. What the staff has ordered is a customer's. */
export const hasOrdered = (context: Context): boolean => hasSession(context) || (!isByStaff(context) && ownOrders(context).length > 0);

/** Writes them: as many as fit, the newest first. */
function write(context: Context, batches: readonly string[][]): void {
  let room = maxOrders.saved;
  const savedBatches = batches.filter(({ length }) => {
    room -= length;
    return room >= 0 && length > 0;
  });
  if (savedBatches.length === 0) clearCookie(context, cookie);
  else
    writeCookie(context, cookie, savedBatches.map((batch) => batch.join(between.orders)).join(between.batches), { maxAge: lifetime.year });
}

/** The orders that a basket has become are remembered here. They open nothing: that do the keys beside them. */
export function keepOwnOrders(context: Context, ids: readonly string[]): void {
  write(context, [[...ids], ...ownOrders(context).filter((batch) => !batch.some((id) => ids.includes(id)))]);
}

/** The other orders of the basket that has become this one. */
export const sistersOf = (context: Context, id: string): string[] =>
  (ownOrders(context).find((batch) => batch.includes(id)) ?? []).filter((each) => each !== id);

/** The newest of the visitor's own with how they stand; the staff has none. */
export const readOwnOrders = async (context: Context, request: Request): Promise<DeferredValue<OtherOrder[]>> =>
  isByStaff(context) ? { value: [] } : readSavedOrders(context, request, maxOrders.listed);

/** The newest that this browser remembers with how they stand; one that this visitor may not read any more is forgotten. */
export async function readSavedOrders(context: Context, request: Request, count: number): Promise<DeferredValue<OtherOrder[]>> {
  const batches = ownOrders(context);
  const ids = batches.flat().slice(0, count);
  if (ids.length === 0) return { value: [] };
  const read = readOthers(context, request, ids).then((orders) => {
    const missingIds = orders.flatMap(({ id, isMissing }) => (isMissing ? [id] : []));
    if (missingIds.length > 0)
      write(
        context,
        batches.map((batch) => batch.filter((id) => !missingIds.includes(id))),
      );
    return orders.filter(({ facts }) => facts !== null);
  });
  return raceOrStream(read, []);
}
