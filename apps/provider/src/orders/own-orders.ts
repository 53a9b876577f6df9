import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type { orders as endpoints, OrderDeliveryTime } from '@vitrina/services/orders/endpoints.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { invoiceEmailFault } from '@vitrina/services/rules/invoice-email.ts';
import { checkRows, column, type OpenDatabase, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { countTry } from '../platform/limits/attempts.ts';
import { conflict, invalid, notFound } from '../platform/refusal.ts';
import { ownerOf, type Reader } from './access.ts';
import { addresseeText } from './addressee.ts';
import { cancelLockedOrder } from './cancel.ts';
import { maxByPhone } from './create.ts';
import { agreedTimeOf, deliveryTimesOf, isSame } from './delivery-times.ts';
import { retryAfterPayment } from './ends.ts';
import { writeRecipientMessages, writeTimeMessages } from './messages.ts';
import { type Order, readOwnOrder } from './read.ts';
import { isCancelable } from './status.ts';

/** Changes of who receives an order. */
const maxRecipients = { everywhere: 5, minutes: 60 } as const;

type Changes = Input<(typeof endpoints)['update']>['body'];

/** Cancels an order for its owner, or whoever has its key. */
export async function cancelOwnOrder(db: OpenDatabase, orderId: number, reader: Reader): Promise<void> {
  await checkOwner(db, orderId, reader);
  await retryAfterPayment(db, () =>
    transaction(db, 'cancel-own-order', async (tx) => {
      const statusId = await lockedStatus(tx, orderId);
      if (statusId === orderStatuses.cancelled) return;
      if (!isCancelable(statusId)) throw conflict('Этот заказ уже нельзя отменить. Позвоните нам, и мы поможем.');
      await cancelLockedOrder(tx, orderId, 'withdrawn');
    }),
  );
}

/** Who changes an order, and when. */
type Changer = Reader & { readonly now: Date };

/** Changes who receives it, the comment, and when a courier brings it, while it has not been put together. */
export async function updateOwnOrder(db: OpenDatabase, orderId: number, changer: Changer, changes: Changes): Promise<void> {
  await checkOwner(db, orderId, changer);
  await transaction(db, 'update-own-order', async (tx) => {
    await lockedStatus(tx, orderId);
    const order = await readOwnOrder(tx, orderId, changer);
    if (!order?.is_editable) throw conflict('Этот заказ уже нельзя изменить. Позвоните нам, и мы поможем.');
    const emailFault = invoiceEmailFault(Number(order.payment_type?.id ?? 0), changes.email);
    if (emailFault !== null) throw invalid({ email: [emailFault] });
    if (changes.email === null && order.email !== null && order.email === order.delivery_address)
      throw invalid({ email: ['Укажите почту: коды пришлём на неё.'] });
    if (changes.addressee !== undefined && Number(order.delivery_type?.id ?? 0) === 0)
      throw invalid({ 'addressee.name': ['Этот заказ не передают из рук в руки'] });
    const recipient = changes.addressee === undefined ? order.cms_addressee : addresseeText(changes);
    const time = await newTime(tx, order, changer.now, changes);
    // An order of codes goes to its e-mail, which is its address.
    await tx.execute(sql`update orders set contact_name = ${changes.contact_name}, mobile_phone = ${changes.mobile_phone},
      email = ${changes.email}, comment = ${changes.comment}, cms_addressee = ${recipient},
      delivery_address = case when delivery_address = email then ${changes.email} else delivery_address end where id = ${orderId}`);
    if (time !== undefined) {
      await tx.execute(sql`update orders set delivery_date = ${time.delivery_date}, delivery_time_from = ${time.delivery_time_from},
        delivery_time_to = ${time.delivery_time_to}, is_time_over_told = false where id = ${orderId}`);
      await writeTimeMessages(tx, orderId, time);
    }
    if (changes.addressee === undefined || recipient === order.cms_addressee) return;
    const isAccepted = order.status_id === orderStatuses.accepted && order.held_until === null;
    await writeRecipientMessages(tx, orderId, { formerRecipient: order.cms_addressee, isAccepted, now: changer.now });
    // Each may send messages to somebody who has asked for none.
    await countTry(tx, { subject: `recipients-of:${orderId}` }, changer.now, maxRecipients);
    await countTry(tx, { subject: `orders-for:${changes.addressee.phone}` }, changer.now, maxByPhone);
  });
}

/** The time to which an order is to be moved; undefined when it comes as agreed. */
async function newTime(tx: Transaction, order: Order, now: Date, changes: Changes): Promise<OrderDeliveryTime | undefined> {
  const { delivery_date, delivery_time_from, delivery_time_to } = changes;
  const parts = { delivery_date, delivery_time_from, delivery_time_to };
  const missing = Object.entries(parts).filter(([, part]) => part === undefined);
  if (missing.length === 3) return undefined;
  if (delivery_date === undefined || delivery_time_from === undefined || delivery_time_to === undefined) {
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, [messages.required]])));
  }
  const requestedTime = { delivery_date, delivery_time_from, delivery_time_to };
  const agreedTime = agreedTimeOf(order);
  if (agreedTime !== undefined && isSame(agreedTime, requestedTime)) return undefined;
  const times = await deliveryTimesOf(tx, order, now);
  if (!times.some((time) => isSame(time, requestedTime))) throw invalid({ delivery_date: ['Это время уже недоступно, выберите другое'] });
  return requestedTime;
}

/** To anybody else there is no such order. */
async function checkOwner(db: OpenDatabase, orderId: number, reader: Reader): Promise<void> {
  if ((await ownerOf(db, orderId, reader)) === undefined) throw notFound('Заказ не найден');
}

async function lockedStatus(tx: Transaction, orderId: number): Promise<string> {
  const [order] = checkRows({ statusId: column.text }, await lockRows(tx, 'order', sql`status_id as "statusId"`, sql`id = ${orderId}`));
  if (order === undefined) throw notFound('Заказ не найден');
  return order.statusId;
}
