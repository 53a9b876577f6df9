import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { checkRecipient, type GiftRecipient } from '../basket/gift-recipient.ts';
import { checkRows, code, column, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { countTry } from '../platform/limits/attempts.ts';
import { writeRequestedText } from '../platform/outbox/queue.ts';
import { conflict, notFound } from '../platform/refusal.ts';
import { partKeys } from '../pricing/split.ts';
import { replaceCodes } from './codes.ts';
import { isGiftable } from './giftable.ts';
import { writeGiftCodes } from './messages.ts';

type Gift = Output<(typeof endpoints)['sendGift']>;

/** How often the cards of one order are sent to somebody at the wish of its buyer (ours): a wrong address is corrected once or twice. */
export const maxGifts = { everywhere: 5, minutes: 24 * 60 } as const;

/** Keeps who is sent the cards of an order. Those that have been sent are sent anew with other codes, since none is kept. */
export async function sendGift(tx: Transaction, orderId: number, recipient: GiftRecipient, now: Date): Promise<Gift> {
  checkRecipient(recipient);
  const [order] = checkRows(
    { statusId: column.text, basketKey: code(partKeys), personnelNumber: column.textOrNull },
    await lockRows(
      tx,
      'order',
      sql`status_id as "statusId", basket_key as "basketKey", personnel_number as "personnelNumber"`,
      sql`id = ${orderId}`,
    ),
  );
  if (order === undefined) throw notFound('Заказ не найден');
  if (!isGiftable(order)) throw conflict('Этот заказ нельзя отправить в подарок. Позвоните нам, и мы поможем.');
  const isSent = order.statusId === orderStatuses.finished;
  const sent_at = isSent ? now.toISOString() : null;
  await tx.execute(sql`update orders set gift = ${JSON.stringify(recipient)}::jsonb, gift_sent_at = ${sent_at} where id = ${orderId}`);
  if (!isSent) return { ...recipient, sent_at };
  const goods = await replaceCodes(tx, orderId);
  if (goods.length === 0) throw conflict('Карты этого заказа возвращены.');
  await writeGiftCodes(tx, orderId, { recipient, goods, write: (text) => writeRequestedText(tx, text, now) });
  await countTry(tx, { subject: `gift-of:${orderId}` }, now, maxGifts);
  return { ...recipient, sent_at };
}
