import { basketChangedReason } from '@vitrina/services/contract/failure.ts';
import { formatThousands, toRubles } from '@vitrina/services/contract/fields/money.ts';
import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { earnedOf } from '@vitrina/services/loyalty/vocabulary.ts';
import { notify } from '../../accounts/notifications/notifications.ts';
import { checkRows, column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { conflict } from '../../platform/refusal.ts';
import { lockCard, readBalance, writeEntry } from './ledger.ts';

/** Bonuses of one order, in kopecks. */
interface OrderBonuses {
  orderId: number;
  amount: number;
}

/** Spends bonuses on new orders, in the transaction that makes them. Refused when the card holds less by now. */
export async function spendBonuses(tx: Transaction, cardId: number, spendings: readonly OrderBonuses[]): Promise<void> {
  await lockCard(tx, sql`id = ${cardId}`);
  const all = spendings.reduce((sum, { amount }) => sum + amount, 0);
  if (all > (await readBalance(tx, cardId))) throw conflict('Бонусов на карте стало меньше. Проверьте заказ ещё раз.', basketChangedReason);
  for (const { orderId, amount } of spendings) if (amount > 0) await writeEntry(tx, cardId, { kind: 'spent', amount: -amount, orderId });
}

/** Gives back what an order has spent that nobody receives, but for what returned pieces have given back already. The caller holds the order locked and comes once. */
export async function giveBonusesBack(tx: Transaction, orderId: number): Promise<void> {
  const cardId = await lockCard(tx, sql`id = (select card_id from loyalty_entries where order_id = ${orderId} and kind = 'spent')`);
  if (cardId === undefined) return;
  const [row] = await rows(
    tx,
    { amount: column.number },
    sql`select -sum(amount)::bigint as amount from loyalty_entries where order_id = ${orderId} and kind in ('spent', 'corrected')`,
  );
  if (row !== undefined && row.amount > 0) await writeEntry(tx, cardId, { kind: 'returned', amount: row.amount, orderId });
}

/** The card that an order has to do with: the one that has paid a part of it, or else the one on which its owner's orders earn. */
const cardOf = (orderId: number) => sql`id = coalesce(
  (select card_id from loyalty_entries where order_id = ${orderId} and kind in ('earned', 'spent') limit 1),
  (select c.id from loyalty_cards c join orders o on o.user_id = c.user_id where o.id = ${orderId} and c.is_active))`;

/** Goods that earn: the shop's own; a certificate is worth what it costs, and a warranty is a service. */
const earning = sql`supplier_id is null and not is_warranty and section_id is distinct from ${giftCategoryId}`;

/**
 * Adds what orders have earned when they have been received, or afterwards have become an account's: of what has not come back, once. The caller
 * holds the orders locked.
 */
export async function earnBonuses(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const orders = orderIds.toSorted((one, other) => one - other);
  const conditions = orders.map(cardOf);
  const lockedCards = checkRows({ id: column.number }, await lockRows(tx, 'card', sql`id`, sql.join(conditions, sql` or `)));
  const isLocked = sql`id = any(${sql.param(lockedCards.map(({ id }) => id))}::int[])`;
  for (const [index, orderId] of orders.entries()) {
    const [card] = await rows(tx, { id: column.number }, sql`select id from loyalty_cards where ${conditions[index]} and ${isLocked}`);
    if (card !== undefined) await earn(tx, card.id, orderId);
  }
}

async function earn(tx: Transaction, cardId: number, orderId: number): Promise<void> {
  // An order that a card has paid a part of has earned when it was received, whoever's it was then.
  const earned = await rows(tx, sql`select 1 from loyalty_entries where order_id = ${orderId} and kind = 'earned'`);
  if (earned.length > 0) return;
  const amount = await earnedBy(tx, orderId);
  if (amount === 0) return;
  await writeEntry(tx, cardId, { kind: 'earned', amount, orderId });
  const [owner] = await rows(tx, { userId: column.numberOrNull }, sql`select user_id as "userId" from loyalty_cards where id = ${cardId}`);
  if (owner?.userId == null) return;
  const text = `За заказ № ${orderId} начислено бонусов: ${formatThousands(Math.floor(toRubles(amount)))}.`;
  await notify(tx, owner.userId, { kind: 'bonus', title: 'Начислены бонусы', text, url: '/bonus' });
}

/**
 * Pieces of an order have been struck out or have come back, and their price has gone back: so does what bonuses have paid of it, and what
 * they have earned is taken off, as far as it is still there. The caller holds the order locked and has counted the pieces as returned.
 */
export async function correctBonuses(tx: Transaction, orderId: number): Promise<void> {
  const cardId = await lockCard(tx, cardOf(orderId));
  if (cardId === undefined) return;
  const [entries] = await rows(
    tx,
    { earned: column.number, corrected: column.number, spent: column.number },
    sql`select coalesce(sum(amount) filter (where kind = 'earned'), 0)::bigint as earned,
          coalesce(sum(amount) filter (where kind = 'corrected'), 0)::bigint as corrected,
          coalesce((select sum(i.bonuses * i.returned) from order_items i where i.order_id = ${orderId}), 0)::bigint as spent
        from loyalty_entries where order_id = ${orderId} and card_id = ${cardId}`,
  );
  if (entries === undefined) return;
  const { earned, corrected, spent } = entries;
  const tooMuch = Math.max(0, earned - (await earnedBy(tx, orderId)));
  const correction = (earned === 0 ? spent : spent - tooMuch) - corrected;
  const amount = Math.max(correction, -(await readBalance(tx, cardId)));
  if (amount !== 0) await writeEntry(tx, cardId, { kind: 'corrected', amount, orderId });
}

/** Bonuses for what is left of an order: of what its goods were paid with, and those that actions have promised. Kopecks. */
async function earnedBy(db: Database, orderId: number): Promise<number> {
  const remainingPieces = sql`quantity - returned`;
  const [goods] = await rows(
    db,
    { paid: column.number, promised: column.number },
    sql`select coalesce(sum(final_price * (${remainingPieces})) filter (where ${earning}), 0)::bigint as paid,
          coalesce(sum(promised_bonuses * (${remainingPieces})), 0)::bigint as promised
        from order_items where order_id = ${orderId}`,
  );
  return goods === undefined ? 0 : earnedOf(goods.paid) + goods.promised;
}
