import { randomInt } from 'node:crypto';
import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { attemptDue } from '../platform/database/attempts.ts';
import {
  checkRows,
  code,
  column,
  type Database,
  type OpenDatabase,
  type RowOf,
  rows,
  type Transaction,
} from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import { needsDelivery, partKeys } from '../pricing/split.ts';
import { orderReceived } from './ends.ts';
import { takeLateLicences } from './late-licences.ts';
import { writeCodes } from './messages.ts';
import { moveOrder } from './status.ts';

/** Orders that are looked at in one round. */
const maxAtOnce = 100;

/** What is held of a line `i` for its order. */
const reservationOf = sql`select 1 from reservations r where r.order_id = i.order_id and r.product_id = i.product_id
  and r.supplier_id is not distinct from i.supplier_id`;

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** A code that opens nothing: this shop sells no real goods. */
const demoCode = (): string => `DEMO-${group()}-${group()}-${group()}`;

const codeLineColumns = {
  basketKey: code(partKeys),
  name: column.text,
  quantity: column.number,
  isAwaited: column.flag,
  isHeld: column.flag,
};
type CodeLine = RowOf<typeof codeLineColumns>;

/** Lines of an order whose pieces are sent, without those that have been returned. */
async function readCodeLines(tx: Database, orderId: number): Promise<CodeLine[]> {
  const lines = await rows(
    tx,
    codeLineColumns,
    sql`select o.basket_key as "basketKey", i.name, i.quantity - i.returned as quantity, coalesce(p.order_type = 'preorder', false) as "isAwaited",
          not coalesce(p.is_digital, false) or i.supplier_id is not null or exists (${reservationOf}) as "isHeld"
        from order_items i join orders o on o.id = i.order_id left join products p on p.id = i.product_id
        where o.id = ${orderId} order by i.id`,
  );
  return lines.filter(({ basketKey, quantity }) => !needsDelivery(basketKey) && quantity > 0);
}

/** One for each piece. */
const newCodes = (lines: readonly CodeLine[]) =>
  lines.map(({ name, quantity }) => ({ name, codes: Array.from({ length: quantity }, demoCode) }));

/**
 * Other codes for an order whose codes have been sent; none where all of it has been returned. A shop that sells real cards makes the earlier ones
 * void here, with whoever issues them: they may have gone to a wrong address. A demo code opens nothing, so nothing is made void.
 */
export async function replaceCodes(tx: Transaction, orderId: number): Promise<ReturnType<typeof newCodes>> {
  return newCodes(await readCodeLines(tx, orderId));
}

/**
 * Sends the codes of an order that is sent by e-mail, one for a piece that has not been returned, and closes it; any other order is left alone, and one with goods that
 * are not on sale yet, or of which it holds no licences, waits for them. The caller holds the order locked and comes once, when it is paid or
 * when it need not wait any more.
 */
export async function sendCodes(tx: Transaction, orderId: number): Promise<void> {
  const lines = await readCodeLines(tx, orderId);
  if (lines.length === 0 || lines.some(({ isAwaited, isHeld }) => isAwaited || !isHeld)) return;
  await writeCodes(tx, orderId, newCodes(lines));
  await moveOrder(tx, orderId, orderStatuses.finished);
  await orderReceived.announce(tx, orderId);
}

/** Sends what had to wait until it was on sale and there were licences for it; each order in a transaction of its own. Gives how many were sent. */
export async function sendAwaitedCodes(db: OpenDatabase): Promise<number> {
  const lacks = sql`select 1 from order_items i join products p on p.id = i.product_id
    where i.order_id = orders.id and p.is_digital and i.supplier_id is null and not exists (${reservationOf})
    group by p.id having p.licences < sum(i.quantity - i.returned)`;
  const isDue = sql`status_id = ${orderStatuses.accepted} and payment_status_id = ${orderPaymentStatuses.paid} and basket_key in ('digital', 'special')
    and not exists (select 1 from order_items i join products p on p.id = i.product_id where i.order_id = orders.id and p.order_type = 'preorder')
    and not exists (${lacks})`;
  const send = (id: number): Promise<boolean> =>
    transaction(db, 'send-awaited', async (tx) => {
      const [order] = checkRows({ id: column.number }, await lockRows(tx, 'order', sql`id`, sql`id = ${id} and ${isDue}`, { free: 1 }));
      if (order === undefined) return false;
      await takeLateLicences(tx, order.id);
      await sendCodes(tx, order.id);
      return true;
    });
  return attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select id from orders where ${isDue} and id <> all(${sql.param([...triedIds])}::int[]) order by id limit ${maxAtOnce}`,
      ),
    (id) =>
      send(id).catch((error: unknown) => {
        // Somebody else has had the last licences in between: it goes on waiting.
        if (error instanceof Refusal && error.code === 'out_of_stock') return false;
        throw error;
      }),
  );
}
