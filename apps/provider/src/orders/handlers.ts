import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { sendCode } from '../accounts/auth/codes.ts';
import { isBasket } from '../basket/owner.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { pagingOf } from '../platform/page.ts';
import { conflict, notFound, type Refusal, unauthorized } from '../platform/refusal.ts';
import { runIdempotent } from '../platform/submission/submission.ts';
import { ownerOf } from './access.ts';
import { withAftercare } from './aftercare.ts';
import { createOrders } from './create.ts';
import { deliveryTimesOf } from './delivery-times.ts';
import { sendGift } from './gift.ts';
import { readFeed, searchOrders, setOrderStatus } from './office.ts';
import { openOrder } from './open.ts';
import { cancelOwnOrder, updateOwnOrder } from './own-orders.ts';
import { readOrdersOf, readOwnOrder } from './read.ts';
import { withdrawReturn } from './return-decisions.ts';
import { requestReturn, withReturnability } from './return-requests.ts';

/** Orders of one page, where the caller does not say how many. */
const ordersOnPage = 10;

const missing = (): Refusal => notFound('Заказ не найден');

/** Receipts, and how an order can be paid after all, are answered by the payments. */
export const orders: Handlers<Omit<typeof endpoints, 'toRepay' | 'receipt'>> = {
  create: async ({ body, idempotencyKey: key, context }) => {
    const { db, basketId, cityId, clientIp, now, staff, hasSandbox } = context;
    // An order that would lose its mark is not made: whoever stands at the till signs in anew, or says that the mark may be missing.
    if (context.employeeToken !== undefined && staff === null) throw unauthorized();
    // By its id the caller is known, as long as nobody else has the basket under another one.
    if (basketId === undefined || !(await isBasket(db, basketId))) throw conflict('Корзина пуста');
    return runIdempotent(db, { call: 'create-order', owner: basketId, key, request: body }, (tx) =>
      createOrders(tx, { basketId, cityId, clientIp, now, body, staff, hasSandbox }),
    );
  },
  list: async ({ query, context: { db, user } }) => {
    if (user === null) throw unauthorized();
    return readOrdersOf(db, user.id, pagingOf(query, ordersOnPage, 100));
  },
  cancel: async ({ params, context }) => {
    await cancelOwnOrder(context.db, toDatabaseId(params.id), context);
    return { is_cancelled: true };
  },
  update: async ({ params, body, context }) => {
    await updateOwnOrder(context.db, toDatabaseId(params.id), context, body);
    return { is_saved: true };
  },
  requestReturn: async ({ params, body, idempotencyKey: key, context }) => {
    const id = toDatabaseId(params.id);
    const owner = await ownerOf(context.db, id, context);
    if (owner === undefined) throw missing();
    return runIdempotent(context.db, { call: 'request-return', owner, key, request: { id, ...body } }, (tx) =>
      requestReturn(tx, id, body, context.now),
    );
  },
  withdrawReturn: async ({ params, context }) => {
    const id = toDatabaseId(params.id);
    if ((await ownerOf(context.db, id, context)) === undefined) throw missing();
    await withdrawReturn(context.db, id, toDatabaseId(params.request_id));
    return { is_withdrawn: true };
  },
  sendGift: async ({ params, body, idempotencyKey: key, context }) => {
    const id = toDatabaseId(params.id);
    const owner = await ownerOf(context.db, id, context);
    if (owner === undefined) throw missing();
    return runIdempotent(context.db, { call: 'send-gift', owner, key, request: { id, ...body } }, (tx) =>
      sendGift(tx, id, body, context.now),
    );
  },
  order: async ({ params, context }) => {
    const order = await readOwnOrder(context.db, toDatabaseId(params.id), context);
    if (order === undefined) throw missing();
    const [deliveryTimes, basket] = await Promise.all([deliveryTimesOf(context.db, order, context.now), withAftercare(context.db, order)]);
    return withReturnability(context.db, { ...order, delivery_times: deliveryTimes, basket }, context.now);
  },
  feed: ({ query, context: { db } }) => readFeed(db, query?.after, query?.per_page),
  search: ({ body, context: { db } }) => searchOrders(db, body),
  setStatus: ({ params, body, context: { db } }) => setOrderStatus(db, toDatabaseId(params.id), body.status),
  sendCode: ({ body, context }) => sendCode(context.db, 'order', body.phone, context),
  open: ({ body, context }) => openOrder(context, toDatabaseId(body.order_id), body),
};
