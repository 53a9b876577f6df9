import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { notify } from '../loyalty/notifications.ts';
import { writeToEmail, writeToPhone } from '../outbox/account.ts';

/** Shoppers who are told in one transaction. */
const atOnce = 100;
/** Products whose arrival is told of in one round. */
const mostArrived = 1_000;

interface Shopper extends Record<string, unknown> {
  id: number;
  phone: string | null;
  email: string | null;
}

interface Arrival extends Record<string, unknown> {
  userId: number;
  url: string;
  name: string;
}

/** Tells whoever waits for a product that it is in stock again, once: who is told waits no more. Gives how many were told. */
export async function tellArrivals(db: OpenDatabase): Promise<number> {
  const productIds = await readArrived(db);
  if (productIds.length === 0) return 0;
  for (let told = 0; ; ) {
    const { shoppers, arrivals } = await transaction(db, 'tell-arrivals', (tx) => tellSome(tx, productIds));
    if (shoppers === 0) return told;
    told += arrivals;
  }
}

/**
 * Products that somebody waits for and that are in stock. It goes from one product to the next, however many wait for each: most of what is
 * waited for is not there.
 */
async function readArrived(db: Database): Promise<number[]> {
  const next = sql`select s.product_id from product_subscriptions s where s.product_id > w.id order by s.product_id limit 1`;
  const found = await rows<{ id: number }>(
    db,
    sql`with recursive w (id) as (
          (select product_id from product_subscriptions order by product_id limit 1) union all select (${next}) from w where w.id is not null)
        select w.id from w join products p on p.id = w.id and p.status = 1
        where exists (select 1 from stock k where k.product_id = w.id and k.quantity > 0) limit ${mostArrived}`,
  );
  return found.map(({ id }) => id);
}

/** Of those who wait some that nobody else holds; whoever is skipped has his turn the next time. */
async function tellSome(tx: Transaction, productIds: readonly number[]): Promise<{ shoppers: number; arrivals: number }> {
  const isWaitedFor = sql`product_id = any(${sql.param([...productIds])}::int[])`;
  const waiting = sql`id in (select user_id from product_subscriptions where ${isWaitedFor})`;
  const shoppers = await lockRows<Shopper>(tx, 'shopper', sql`id, phone, email`, waiting, { free: atOnce });
  const ids = sql.param(shoppers.map(({ id }) => id));
  const arrivals = await rows<Arrival>(
    tx,
    sql`with told as (delete from product_subscriptions where user_id = any(${ids}::int[]) and ${isWaitedFor} returning user_id, product_id)
        select t.user_id as "userId", p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as url
        from told t join products p on p.id = t.product_id join categories c on c.id = p.category_id`,
  );
  for (const { userId, name, url } of arrivals) {
    const { phone = null, email = null } = shoppers.find(({ id }) => id === userId) ?? {};
    const text = `«${name}» снова в продаже. Успейте заказать.`;
    if (email !== null) await writeToEmail(tx, email, 'Товар поступил', text);
    else if (phone !== null) await writeToPhone(tx, phone, 'Товар поступил', text);
    await notify(tx, userId, { kind: 'product', title: 'Товар поступил', text, url });
  }
  return { shoppers: shoppers.length, arrivals: arrivals.length };
}
