import type { BonusEntry, LoyaltyCard as OnWire } from '@vitrina/services/loyalty/endpoints.ts';
import { maxEntries, welcomeBonuses } from '@vitrina/services/loyalty/vocabulary.ts';
import { checkRows, column, type Database, json, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { dropOtherChecks } from './checks.ts';
import { newEan } from './ean.ts';
import { balanceOf, writeEntry } from './ledger.ts';

export type Card = WithDatabaseIds<OnWire>;

/** Cards of one account: more than a family has. */
const maxCards = 10;

const cardRowColumns = {
  id: column.number,
  ean: column.text,
  isActive: column.flag,
  isChecked: column.flag,
  balance: column.number,
  entries: json<WithDatabaseIds<BonusEntry>[]>(),
};

/** The cards of an account, the active one first. What they hold is told only where their phone has been confirmed. */
export async function readCards(db: Database, userId: number, now: Date, condition: SQL = sql`true`): Promise<Card[]> {
  const cardRows = await rows(
    db,
    cardRowColumns,
    sql`select c.id, c.ean, c.is_active as "isActive", ${balanceOf(sql`c.id`)}::bigint as balance,
          exists (select 1 from loyalty_checks k where k.user_id = c.user_id and k.phone = c.phone and k.expires_at > ${now.toISOString()}) as "isChecked",
          (select coalesce(json_agg(json_build_object('kind', e.kind, 'amount', e.amount, 'order_id', e.order_id,
             'date', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by e.position desc), '[]')
           from (select * from loyalty_entries where card_id = c.id order by position desc limit ${maxEntries}) e) as entries
        from loyalty_cards c where c.user_id = ${userId} and ${condition} order by c.is_active desc, c.id`,
  );
  return cardRows.map(({ id, ean, isActive, isChecked, balance, entries }) => ({
    card_id: id,
    ean,
    balance: isChecked ? Number(balance) : null,
    activeCard: isActive,
    check_data: null,
    entries: isChecked ? entries : [],
  }));
}

/** Takes the card of a phone into an account, a new one where it has none; it becomes the active one. */
export async function addCard(tx: Transaction, userId: number, phone: string, ean: string | undefined): Promise<number> {
  await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
  if (ean === undefined) {
    await tx.execute(sql`insert into loyalty_cards (ean, phone) values (${newEan()}, ${phone}) on conflict (phone) do nothing`);
  }
  const cards = checkRows(
    { id: column.number, ean: column.text, phone: column.text, isNew: column.flag },
    await lockRows(
      tx,
      'card',
      sql`id, ean, phone, not exists (select 1 from loyalty_entries e where e.card_id = loyalty_cards.id) as "isNew"`,
      sql`phone = ${phone} or user_id = ${userId}`,
    ),
  );
  const card = cards.find((one) => one.phone === phone);
  if (card === undefined || (ean !== undefined && card.ean !== ean)) {
    throw invalid({ ean: ['Карта с этим номером оформлена не на этот телефон.'] });
  }
  if (cards.filter(({ id }) => id !== card.id).length >= maxCards) {
    throw invalid({ ean: [`В кабинете может быть не больше ${maxCards} карт. Уберите лишнюю.`] });
  }
  await dropOtherChecks(tx, userId, phone);
  await tx.execute(sql`update loyalty_cards set is_active = false where user_id = ${userId} and is_active`);
  await tx.execute(sql`update loyalty_cards set user_id = ${userId}, is_active = true where id = ${card.id}`);
  if (card.isNew) await writeEntry(tx, card.id, { kind: 'granted', amount: welcomeBonuses, orderId: null });
  return card.id;
}

/** Takes a card out of an account; another one of it becomes the active one. */
export async function removeCard(tx: Transaction, userId: number, condition: SQL): Promise<void> {
  await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
  const cards = checkRows(
    { id: column.number, isWanted: column.flag, isActive: column.flag },
    await lockRows(tx, 'card', sql`id, ${condition} as "isWanted", is_active as "isActive"`, sql`user_id = ${userId}`),
  );
  const card = cards.find(({ isWanted }) => isWanted);
  if (card === undefined) throw notFound('Карта не найдена');
  await tx.execute(
    sql`delete from loyalty_checks where user_id = ${userId} and phone = (select phone from loyalty_cards where id = ${card.id})`,
  );
  await tx.execute(sql`update loyalty_cards set user_id = null, is_active = false where id = ${card.id}`);
  const next = card.isActive ? cards.find(({ id }) => id !== card.id) : undefined;
  if (next !== undefined) await tx.execute(sql`update loyalty_cards set is_active = true where id = ${next.id}`);
}
