import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { oneClick } from '@vitrina/services/rules/one-click.ts';
import { reservation } from '@vitrina/services/rules/reservation.ts';
import type { Line } from '../basket/state.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { countTry } from '../platform/limits/attempts.ts';
import { invalid } from '../platform/refusal.ts';
import type { Submission } from './terms.ts';

/** Orders in one click of one network within an hour whose phone is yet to be confirmed: each takes goods from the others. */
const maxUnconfirmedOrders = 5;

/** Refuses more pieces than one click may take; presents come with them. */
export function checkPieces(lines: readonly Line[]): void {
  const pieces = lines
    .filter(({ isWarranty, presentOf }) => !isWarranty && presentOf === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > oneClick.maxPieces) {
    throw invalid({ is_one_click: [`В один клик можно заказать не больше ${oneClick.maxPieces} штук. Оформите заказ в корзине.`] });
  }
}

/** Minutes for which the goods of an order in one click are kept: few until its phone is confirmed, as that of an account is. */
export async function readReservationMinutes(tx: Database, { body, staff }: Submission, userId: number | null): Promise<number> {
  if (staff !== null) return reservation.hours * 60;
  const own = await rows(tx, sql`select 1 from users where id = ${userId} and phone = ${body.contact.phone}`);
  return own.length > 0 ? reservation.hours * 60 : oneClick.minutesToConfirm;
}

/** Whether that many minutes are those of a phone that is yet to be confirmed. */
export const isUnconfirmed = (minutes: number): boolean => minutes === oneClick.minutesToConfirm;

/** Counts an order whose phone is yet to be confirmed, at the end of its transaction: one that is not made uses nothing up. */
export const countUnconfirmedOrder = (tx: Database, { clientIp, now }: Submission): Promise<void> =>
  countTry(tx, { subject: 'one-click', clientIp }, now, { here: maxUnconfirmedOrders, minutes: 60 });

/** Whether the phone of an order `o` in one click is yet to be confirmed. */
export const isPhoneToConfirm = sql`(o.is_one_click and o.status_id = ${orderStatuses.accepted} and o.expires_at is not null and o.expires_at > now()
  and o.expires_at < o.inserted_at + make_interval(hours => ${reservation.hours}))`;

/** A code has been brought, whatever for: who has ordered in one click by this phone is real, and the goods stay as long as for anybody. */
export async function confirmOneClick(db: Database, phone: string): Promise<void> {
  await db.execute(sql`update orders o set expires_at = inserted_at + make_interval(hours => ${reservation.hours})
    where mobile_phone = ${phone} and ${isPhoneToConfirm}`);
}
