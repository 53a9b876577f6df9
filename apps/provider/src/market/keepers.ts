import '../listeners.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { notifyArrivals } from '../accounts/profile/arrivals.ts';
import { refreshCounts } from '../catalogue/counts/refresh.ts';
import { catalogueSearch } from '../catalogue/search/search.ts';
import { refreshSitemapParts } from '../catalogue/site/sitemap.ts';
import { advanceDue, advanceOrder, takeDevices } from '../orders/advance.ts';
import { cancelOrder, closeOrder } from '../orders/cancel.ts';
import { sendAwaitedCodes } from '../orders/codes.ts';
import { cancelExpiredOrders } from '../orders/expire.ts';
import { confirmInvoicePayment, payDemoInvoices } from '../orders/invoice.ts';
import { orderTimings } from '../orders/lifecycle.ts';
import { setOrderStatus } from '../orders/office.ts';
import { updateOwnOrder } from '../orders/own-orders.ts';
import { acceptReturn, refuseReturn, withdrawReturn } from '../orders/return-decisions.ts';
import { requestReturn } from '../orders/return-requests.ts';
import { returnItem } from '../orders/returns.ts';
import { checkRows, column, type OpenDatabase } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import { applyRetention } from '../platform/retention/retention.ts';
import { publish, refuse } from '../services/comments/moderate.ts';
import { moveRequest } from '../services/repair/move.ts';
import type { Good } from './goods.ts';
import { noTimeouts } from './no-timeouts.ts';
import type { Place } from './place.ts';

type Contacts = {
  userId: number;
  contact_name: string;
  mobile_phone: string;
  email: string | null;
  comment: string | null;
};

/** The clock without any pause. */
const atOnce = { ...orderTimings.demonstration, longest: 0 };

/**
 * Changes rows as the shop does: locked by their key first, in a statement of its own. One statement that does both looks at versions that
 * are gone when it comes to the change, and PostgreSQL makes two who wait for such a version wait for each other.
 */
const change = (db: OpenDatabase, kind: 'order' | 'product', set: string, condition: string): Promise<void> =>
  transaction(db, 'market', async (tx) => {
    const lockedRows = checkRows({ id: column.number }, await lockRows(tx, kind, sql`id`, sql.raw(condition)));
    const ids = sql.param(lockedRows.map(({ id }) => id));
    await tx.execute(sql`update ${sql.identifier(`${kind}s`)} set ${sql.raw(set)} where id = any(${ids}::int[])`);
  });

const paidWithBonuses = `id in (select order_id from loyalty_entries where kind = 'spent')`;

async function pushToItsEnd(db: OpenDatabase, orderId: number): Promise<void> {
  await takeDevices(db, orderId);
  while ((await advanceOrder(db, orderId)) !== 'F');
}

/** What clocks and operators do as long as the market is open. */
export function keepersOf({ sqlClient, url, bringIn }: Place, isOver: AbortSignal) {
  /** Does something with any one row, if there is one. It may have gone another way in the meantime; anything but that is a fault. */
  async function withOneOf(table: string, condition: string, work: (id: number) => Promise<unknown>): Promise<void> {
    const [row] = await sqlClient.sql<{ id: number }>(`select id from ${table} where ${condition} order by random() limit 1`);
    if (row === undefined) return;
    await work(row.id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  async function whileOpen(connections: number, work: (db: OpenDatabase) => Promise<unknown>): Promise<void> {
    const own = openPostgres(url, connections, noTimeouts);
    while (!isOver.aborted) await work(own.db);
    await own.close();
  }

  /** Asks to return a piece of a line; that it may not come back is an answer. */
  async function askToReturn(db: OpenDatabase, itemId: number): Promise<number> {
    const [item] = await sqlClient.sql<{ orderId: number }>(`select order_id as "orderId" from order_items where id = ${itemId}`);
    const orderId = item?.orderId ?? 0;
    const items = [{ item_id: asId(itemId), quantity: 1 }];
    const wish = { items, reason: 'wrong_item' as const, comment: null, handover: 'store' as const };
    await transaction(db, 'market', (tx) => requestReturn(tx, orderId, wish, new Date())).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    return orderId;
  }

  /** Somebody asks in two tabs whether a piece may come back; another brings one while he asks; two operators decide. */
  async function takeBack(db: OpenDatabase): Promise<void> {
    const isDelivered = `returned < quantity and not is_warranty and present_of is null
      and order_id in (select id from orders where status_id = 'F' and basket_key = 'buy')`;
    await withOneOf('order_items', isDelivered, (id) => Promise.all([askToReturn(db, id), askToReturn(db, id)]));
    const isReturnable = `returned < quantity and order_id in (select id from orders where status_id = 'F' and payment_status_id = 2)`;
    await withOneOf('order_items', isReturnable, async (id) => {
      const orderId = await askToReturn(db, id);
      await Promise.all([returnItem(db, orderId, id, 1), askToReturn(db, id)]);
    });
    await withOneOf('return_requests', "status in ('new', 'accepted')", (id) =>
      Promise.all([acceptReturn(db, id), refuseReturn(db, id, 'Не наш товар')]),
    );
    // The shopper changes his mind while an operator decides.
    await withOneOf('return_requests', "status = 'new'", async (id) => {
      const [request] = await sqlClient.sql<{ orderId: number }>(`select order_id as "orderId" from return_requests where id = ${id}`);
      await Promise.all([withdrawReturn(db, request?.orderId ?? 0, id), acceptReturn(db, id)]);
    });
  }

  /** A shopper names two recipients in two tabs. */
  const nameRecipients = (db: OpenDatabase): Promise<void> =>
    withOneOf('orders', "status_id in ('W', 'N') and user_id is not null and delivery_type_id is not null", async (id) => {
      const [order] = await sqlClient.sql<Contacts>(
        `select user_id as "userId", contact_name, mobile_phone, email, comment from orders where id = ${id}`,
      );
      if (order === undefined) return;
      const { userId, ...contacts } = order;
      const own = { orderKeys: [], user: { id: userId, sessionId: 0 }, now: new Date() };
      const name = (phone: string) => updateOwnOrder(db, id, own, { ...contacts, addressee: { name: 'Пётр', phone } });
      await Promise.all([name(`7950${id}`.padEnd(11, '0').slice(0, 11)), name(`7951${id}`.padEnd(11, '0').slice(0, 11))]);
    });

  /** Companies are sent invoices for what was to be paid in the store; their money is seen by two clerks and the clock. */
  async function payInvoices(db: OpenDatabase): Promise<void> {
    const invoiced = "payment_type_id = 5, company_inn = '7707083893', company_name = 'Сбербанк', expires_at = now() + interval '5 days'";
    await change(
      db,
      'order',
      invoiced,
      "status_id = 'N' and payment_type_id = 1 and payment_status_id = 1 and not is_one_click and id % 3 = 0",
    );
    await withOneOf('orders', "status_id = 'N' and payment_type_id = 5", (id) =>
      Promise.all([confirmInvoicePayment(db, id), confirmInvoicePayment(db, id), payDemoInvoices(db, 0)]),
    );
  }

  return {
    /** Every order that waits for its payment may find its time over; some that do not are cancelled by an operator. */
    expire: () =>
      whileOpen(4, async (db) => {
        await change(db, 'order', "expires_at = now() - interval '1 minute'", "status_id = 'W' and id % 2 = 0");
        await Promise.all([cancelExpiredOrders(db), cancelExpiredOrders(db)]);
        await withOneOf('orders', "status_id = 'N'", (id) => cancelOrder(db, id));
      }),

    /** The supplier's file at new prices, which rise and fall. */
    async importAgain(): Promise<void> {
      for (let time = 0; !isOver.aborted; time += 1) {
        const refusedLines = await bringIn(200 + 100 * ((time * 3) % 5));
        if (refusedLines.length > 0) throw new Error(refusedLines.join('\n'));
      }
    },

    /** Orders move on by two clocks and by an operator; what has been said is published, and refused again. Once more when the market is over. */
    async moveOn(): Promise<void> {
      const own = openPostgres(url, 4, noTimeouts);
      for (let isLast = false; !isLast; ) {
        isLast = isOver.aborted;
        await Promise.all([advanceDue(own.db, atOnce), advanceDue(own.db, atOnce)]);
        await withOneOf('orders', "status_id in ('N', 'A')", (id) => pushToItsEnd(own.db, id));
        await withOneOf('orders', "status_id in ('N', 'A', 'R')", (id) => closeOrder(own.db, id));
        for (const [rest, end] of [pushToItsEnd, closeOrder].entries()) {
          await withOneOf('orders', `status_id in ('N', 'A') and ${paidWithBonuses} and id % 2 = ${rest}`, (id) => end(own.db, id));
        }
        await takeBack(own.db);
        await withOneOf('comments', 'status = 0', (id) => publish(own.db, id));
        await withOneOf('comments', 'status = 1 and user_id is not null', (id) => refuse(own.db, id, 'Не о товаре'));
      }
      await own.close();
    },

    /** Two clerks of a back office say at once how an order stands, and decide at once about a comment. */
    workInOffice: () =>
      whileOpen(4, async (db) => {
        await Promise.all(
          ['assembled', 'ready', 'F', 'I'].map((status) =>
            withOneOf('orders', "status_id in ('N', 'A', 'R')", (id) => setOrderStatus(db, id, status)),
          ),
        );
        await withOneOf('comments', 'status < 2 and user_id is not null', (id) =>
          Promise.all([publish(db, id), refuse(db, id, 'Не о товаре')]),
        );
        await Promise.all([nameRecipients(db), payInvoices(db)]);
      }),

    /** Goods go on sale whose codes have been paid for: these are sent by two clocks. Once more when the market is over. */
    async release(awaitedGoods: readonly Good[]): Promise<void> {
      const own = openPostgres(url, 4, noTimeouts);
      const rest = awaitedGoods.map(({ id }) => id);
      for (let isLast = false; !isLast; ) {
        isLast = isOver.aborted;
        const paidOrder = `select 1 from order_items i join orders o on o.id = i.order_id and o.payment_status_id = 2 where i.product_id = products.id`;
        await change(own.db, 'product', "order_type = 'buy'", `id = any(array[${rest}]) and (${isLast} or exists (${paidOrder}))`);
        await Promise.all([sendAwaitedCodes(own.db), sendAwaitedCodes(own.db)]);
      }
      await own.close();
    },

    /** Whoever waits for goods is told, and repairs go their way. When the market is over all that is watched costs less. */
    async notifyShoppers(): Promise<void> {
      const own = openPostgres(url, 4, noTimeouts);
      for (let isLast = false; !isLast; ) {
        isLast = isOver.aborted;
        await change(own.db, 'product', 'price = price - 1', `${isLast} and id in (select product_id from product_subscriptions)`);
        await Promise.all([notifyArrivals(own.db), notifyArrivals(own.db)]);
        await withOneOf('repair_requests', "status = 'new'", (id) => moveRequest(own.db, id, 'accepted', '', new Date()));
      }
      await own.close();
    },

    /** What an update of the program and the clock do to the goods: the index anew, the counts, the parts of the map, retention. */
    keep: () =>
      whileOpen(2, async (db) => {
        await sqlClient.sql(`delete from meta where key = 'search_index'`);
        await change(db, 'product', 'price_old = price + 100', 'true');
        await Promise.all([catalogueSearch.index.rebuildOutdated(db), refreshCounts(db), refreshSitemapParts(db)]);
        await applyRetention(db, new Date());
      }),
  };
}
