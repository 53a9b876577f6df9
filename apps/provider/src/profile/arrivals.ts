import { sql } from 'drizzle-orm';
import { type OpenDatabase, rows } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { notify } from '../loyalty/notifications.ts';
import { writeToEmail, writeToPhone } from '../outbox/account.ts';

/** Shoppers who are told in one transaction. */
const atOnce = 100;

interface Arrival extends Record<string, unknown> {
  userId: number;
  url: string;
  name: string;
  phone: string | null;
  email: string | null;
}

/** Tells whoever waits for a product that it is in stock again, once: who is told waits no more. Gives how many were told. */
export async function tellArrivals(db: OpenDatabase): Promise<number> {
  for (let told = 0; ; ) {
    const now = await transaction(db, 'tell-arrivals', async (tx) => {
      const arrivals = await rows<Arrival>(
        tx,
        sql`with told as (
              delete from product_subscriptions s where (s.user_id, s.product_id) in (
                select w.user_id, w.product_id from product_subscriptions w join products p on p.id = w.product_id and p.status = 1
                where exists (select 1 from stock k where k.product_id = w.product_id and k.quantity > 0)
                limit ${atOnce} for update of w skip locked)
              returning s.user_id, s.product_id)
            select u.id as "userId", p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as url, u.phone, u.email
            from told t join products p on p.id = t.product_id join categories c on c.id = p.category_id join users u on u.id = t.user_id`,
      );
      for (const { userId, name, url, phone, email } of arrivals) {
        const text = `«${name}» снова в продаже. Успейте заказать.`;
        if (email !== null) await writeToEmail(tx, email, 'Товар поступил', text);
        else if (phone !== null) await writeToPhone(tx, phone, 'Товар поступил', text);
        await notify(tx, userId, { kind: 'product', title: 'Товар поступил', text, url });
      }
      return arrivals.length;
    });
    told += now;
    if (now < atOnce) return told;
  }
}
