import type { auth } from '@vitrina/services/auth/endpoints.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import type { Handler } from '../platform/http/implement.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { countTry, forgetTries } from '../platform/limits/attempts.ts';
import { notFound } from '../platform/refusal.ts';
import { type Order, readTrackedOrder } from './read.ts';

/** Wrong phones for one order within the time of `attempts.ts`: from one network, and from everywhere. */
const maxWrongPhones = { here: 10, everywhere: 100 } as const;

/** Looks by one phone, found or not, from one network within an hour: whoever knows a phone does not get its orders by counting numbers up. */
const maxLooks = { here: 30, minutes: 60 } as const;

/** How an order stands, for whoever knows its number and its phone. A number that nobody has and a phone that is another's are one. */
async function statusFor({ db, clientIp, now }: RequestContext, orderId: number, phone: string): Promise<Order> {
  const attempt = { subject: `order:${orderId}`, clientIp };
  await countTry(db, { subject: `looks:${phone}`, clientIp }, now, maxLooks);
  await countTry(db, attempt, now, maxWrongPhones);
  const order = await readTrackedOrder(db, orderId, phone);
  if (order === undefined) throw notFound('Заказ с таким номером и телефоном не найден');
  await forgetTries(db, attempt);
  return order;
}

export const orderStatus: Handler<(typeof auth)['orderStatus']> = ({ body, context }) =>
  statusFor(context, toDatabaseId(body.order_id), body.phone);
