import type { EntryKind } from '@vitrina/services/loyalty/vocabulary.ts';
import { checkRows, column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';

export interface Entry {
  kind: EntryKind;
  /** Kopecks; below zero for what goes. */
  amount: number;
  orderId: number | null;
}

/** Balance of a card, by the column that names it. */
export const balanceOf = (cardId: SQL): SQL =>
  sql`coalesce((select e.balance from loyalty_entries e where e.card_id = ${cardId} order by e.position desc limit 1), 0)`;

/** Locks the card of this condition, of which there is one or none. */
export async function lockCard(tx: Transaction, condition: SQL): Promise<number | undefined> {
  const [card] = checkRows({ id: column.number }, await lockRows(tx, 'card', sql`id`, condition));
  return card?.id;
}

/** What a card holds, in kopecks. */
export async function readBalance(db: Database, cardId: number): Promise<number> {
  const [card] = await rows(db, { balance: column.number }, sql`select ${balanceOf(sql`${cardId}`)}::bigint as balance`);
  return Number(card?.balance ?? 0);
}

/** Writes an entry after the last one. The caller holds the card locked; the database refuses what would not balance. */
export async function writeEntry(tx: Database, cardId: number, { kind, amount, orderId }: Entry): Promise<void> {
  await tx.execute(sql`insert into loyalty_entries (card_id, position, before, amount, balance, kind, order_id)
    select ${cardId}, coalesce(max(e.position), 0) + 1, b.balance, ${amount}, b.balance + ${amount}, ${kind}, ${orderId}
    from (select ${balanceOf(sql`${cardId}`)} as balance) b left join loyalty_entries e on e.card_id = ${cardId} group by b.balance`);
}
