import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';

export type Occasion = 'accepted' | 'awaiting' | 'paid' | 'cancelled';

const texts: Readonly<Record<Occasion, (order: number, sum: string) => string>> = {
  accepted: (order, sum) => `Заказ № ${order} на ${sum} принят. Сообщим, когда он будет готов.`,
  awaiting: (order, sum) => `Заказ № ${order} на ${sum} ждёт оплаты. Товары отложены на сутки.`,
  paid: (order, sum) => `Заказ № ${order} оплачен: ${sum}. Чек придёт отдельным письмом.`,
  cancelled: (order) => `Заказ № ${order} отменён: он не был оплачен вовремя. Товары снова в продаже.`,
};

const subjects: Readonly<Record<Occasion, string>> = {
  accepted: 'Заказ принят',
  awaiting: 'Заказ ждёт оплаты',
  paid: 'Заказ оплачен',
  cancelled: 'Заказ отменён',
};

/** Puts a message to the shopper into the outbox, in the transaction of what it tells of. */
export async function writeMessages(tx: Database, orderId: number, occasion: Occasion): Promise<void> {
  const [order] = await rows<{ phone: string; email: string | null; total: number }>(
    tx,
    sql`select mobile_phone as phone, email, total_sum as total from orders where id = ${orderId}`,
  );
  if (order === undefined) return;
  const sum = `${Math.round(order.total / 100).toLocaleString('ru-RU')} ₽`;
  const text = texts[occasion](orderId, sum);
  await tx.execute(
    sql`insert into outbox (kind, recipient, subject, text) values ('sms', ${`+${order.phone}`}, ${subjects[occasion]}, ${text})`,
  );
  if (order.email !== null) {
    await tx.execute(
      sql`insert into outbox (kind, recipient, subject, text) values ('email', ${order.email}, ${subjects[occasion]}, ${text})`,
    );
  }
}
