import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { isWaiting } from '../delivery/stock/promised-goods.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import { needsDelivery, type PartKey } from '../pricing/split.ts';

/** What decides which statuses an order goes through. */
export interface LifecycleFacts {
  readonly basketKey: PartKey;
  /** Null where nothing has been agreed on: orders in one click, and codes. */
  readonly deliveryPurpose: string | null;
  /** All of it lies where it is picked up. */
  readonly isThere: boolean;
}

/** Of orders in this table: whether all that is reserved for one lies in the store where it is picked up. */
export const isThere = (table: SQL): SQL =>
  sql`(${table}.basket_key = 'buy' and not ${isWaiting(table)} and not exists (select 1 from reservations r
        where r.order_id = ${table}.id and r.store_id is distinct from ${table}.finish_storage_id))`;

const { accepted, assembled, inTransit, ready, delivering, finished } = orderStatuses;

/** Statuses of an order from its acceptance to its end, when nothing comes between. */
export function statusSequence({ basketKey, deliveryPurpose, isThere }: LifecycleFacts): readonly string[] {
  if (!needsDelivery(basketKey)) return [accepted, finished];
  if (deliveryPurpose === null) return [accepted, assembled, finished];
  if (deliveryPurpose !== 'pickup') return [accepted, assembled, delivering, finished];
  return isThere ? [accepted, assembled, ready, finished] : [accepted, assembled, inTransit, ready, finished];
}

/** What comes next; undefined for an order that waits for its payment, is sent when it is paid, or is over. */
export function nextOf(order: LifecycleFacts, statusId: string): string | undefined {
  if (!needsDelivery(order.basketKey)) return undefined;
  const sequence = statusSequence(order);
  const at = sequence.indexOf(statusId);
  return at === -1 ? undefined : sequence[at + 1];
}

/** Minutes for which an order stays in each status (ours). */
const minutesByStatus: readonly (readonly [statusId: string, minutes: number])[] = [
  [accepted, 10],
  [assembled, 5],
  [inTransit, 3 * 60],
  [delivering, 4 * 60],
  [ready, 24 * 60],
];

/** How fast the clock of orders goes. */
export interface OrderTiming {
  /** Minutes, at most, in each status. */
  readonly maxMinutes: number;
  /** Nothing leaves before the day for which it was promised, or without its goods. */
  readonly keepsDates: boolean;
  /** Orders are paid and fetched, and old devices brought, as time goes by; without it only people say so. */
  readonly playsShopper: boolean;
}

export const orderTimings = {
  real: { maxMinutes: Number.POSITIVE_INFINITY, keepsDates: true, playsShopper: false },
  /** A day of the shop is over in twenty minutes. */
  demonstration: { maxMinutes: 5, keepsDates: false, playsShopper: true },
} as const satisfies Record<string, OrderTiming>;

/** After how many minutes an order moves on from each status. */
export const pausesAt = ({ maxMinutes }: OrderTiming): readonly (readonly [statusId: string, minutes: number])[] =>
  minutesByStatus.map(([statusId, minutes]) => [statusId, Math.min(minutes, maxMinutes)]);
