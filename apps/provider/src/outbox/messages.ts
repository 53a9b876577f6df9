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

interface Addressee extends Record<string, unknown> {
  phone: string;
  email: string | null;
  /** Kopecks. */
  total: number;
}

async function addresseeOf(tx: Database, orderId: number): Promise<Addressee | undefined> {
  const [order] = await rows<Addressee>(tx, sql`select mobile_phone as phone, email, total_sum as total from orders where id = ${orderId}`);
  return order;
}

async function write(tx: Database, kind: 'sms' | 'email', recipient: string, subject: string, text: string): Promise<void> {
  await tx.execute(sql`insert into outbox (kind, recipient, subject, text) values (${kind}, ${recipient}, ${subject}, ${text})`);
}

/** Puts a message to the shopper into the outbox, in the transaction of what it tells of. */
export async function writeMessages(tx: Database, orderId: number, occasion: Occasion): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order === undefined) return;
  const sum = `${Math.round(order.total / 100).toLocaleString('ru-RU')} ₽`;
  const text = texts[occasion](orderId, sum);
  await write(tx, 'sms', `+${order.phone}`, subjects[occasion], text);
  if (order.email !== null) await write(tx, 'email', order.email, subjects[occasion], text);
}

/** Puts the codes of an order into the outbox: by e-mail, or to the phone of a shopper who has given none. */
export async function writeCodes(
  tx: Database,
  orderId: number,
  goods: readonly { name: string; codes: readonly string[] }[],
): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order === undefined) return;
  const lines = goods.map(({ name, codes }) => `${name}: ${codes.join(', ')}.`);
  const text = [`Коды заказа № ${orderId}.`, ...lines].join('\n');
  if (order.email === null) await write(tx, 'sms', `+${order.phone}`, 'Ваши коды', text);
  else await write(tx, 'email', order.email, 'Ваши коды', text);
}
