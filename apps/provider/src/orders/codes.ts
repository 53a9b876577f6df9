import { randomInt } from 'node:crypto';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { needsDelivery, type OrderKey } from '../basket/split.ts';
import { rows, type Transaction } from '../database/database.ts';
import { earnBonuses } from '../loyalty/orders.ts';
import { writeCodes } from '../outbox/messages.ts';
import { moveOrder } from './status.ts';

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** A code that opens nothing: this shop sells no real goods. */
const demoCode = (): string => `DEMO-${group()}-${group()}-${group()}`;

/**
 * Sends the codes of an order that is sent by e-mail, one for a piece, and closes it; any other order is left alone. The caller
 * holds the order locked and comes once, when it is paid.
 */
export async function sendCodes(tx: Transaction, orderId: number): Promise<void> {
  const items = await rows<{ basketKey: OrderKey; name: string; quantity: number }>(
    tx,
    sql`select o.basket_key as "basketKey", i.name, i.quantity from order_items i join orders o on o.id = i.order_id
        where o.id = ${orderId} order by i.id`,
  );
  const sent = items.filter(({ basketKey }) => !needsDelivery(basketKey));
  if (sent.length === 0) return;
  const goods = sent.map(({ name, quantity }) => ({ name, codes: Array.from({ length: quantity }, demoCode) }));
  await writeCodes(tx, orderId, goods);
  await moveOrder(tx, orderId, orderStatuses.finished);
  await earnBonuses(tx, orderId);
}
