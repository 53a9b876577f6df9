import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import {
  checkRows,
  column,
  type Database,
  type OpenDatabase,
  type RowOf,
  rows,
  type Transaction,
} from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { writeNews } from '../../platform/outbox/queue.ts';
import { notify } from '../notifications/notifications.ts';

/** Shoppers who are told in one transaction. */
const batchSize = 100;
/** Products whose arrival is told of in one round. */
const maxProductsPerRound = 1_000;

const shopperColumns = {
  id: column.number,
  phone: column.textOrNull,
  email: column.textOrNull,
};

const arrivalColumns = {
  userId: column.number,
  url: column.text,
  name: column.text,
  /** Kopecks that it cost when its price began to be watched; null for what was not there. */
  was: column.numberOrNull,
  now: column.number,
};
type Arrival = RowOf<typeof arrivalColumns>;

/**
 * Of products `p`: whether one can be had in a city, from its stores, the warehouse or as a code, or be ordered before its release; in any city
 * where none is named.
 */
const isAvailable = (city: SQL): SQL => sql`(p.status = 1 and p.order_type <> 'false' and case
  when p.order_type = 'preorder' then true when p.is_digital then coalesce(p.licences, 0) > 0
  else exists (select 1 from stock k join stores t on t.id = k.store_id
    where k.product_id = p.id and k.quantity > 0 and (t.type = 0 or t.city_id = coalesce(${city}, t.city_id))) end)`;

/**
 * Of subscriptions `s` to products `p`: whether what is waited for has come. Less than a ruble is no news: prices of the site are in whole
 * rubles, and were watched with their kopecks before.
 */
const hasArrived = sql`(s.price is null or s.price - ${priceOfOrder} >= 100) and ${isAvailable(sql`s.city_id`)}`;

/** What is there is watched for its price, what is not for its return. Gives whether there is such a product. */
export async function subscribeToProduct(db: Database, userId: number, productId: number, cityId: number): Promise<boolean> {
  const added = await rows(
    db,
    sql`insert into product_subscriptions (user_id, product_id, city_id, price)
          select ${userId}, p.id, ${cityId}, case when ${isAvailable(sql`${cityId}::int`)} then ${priceOfOrder} end from products p where p.id = ${productId}
        on conflict (user_id, product_id) do update set city_id = excluded.city_id, price = excluded.price returning product_id`,
  );
  return added.length > 0;
}

/**
 * Tells whoever waits for a product that it is in stock again, or costs less, once: who is told waits no more. Whoever watches the price
 * of one that is sold out waits for its return from then on. Gives how many were told.
 */
export async function notifyArrivals(db: OpenDatabase): Promise<number> {
  const changedProducts = await readChangedProducts(db);
  const [soldOutIds, availableIds] = [changedProducts.filter(({ isGone }) => isGone), changedProducts.filter(({ isGone }) => !isGone)].map(
    (some) => some.map(({ id }) => id),
  );
  if (soldOutIds !== undefined && soldOutIds.length > 0) {
    // What somebody holds at this moment has its turn the next time: two clocks wait for each other in no order.
    const free = sql`select user_id, product_id from product_subscriptions
      where product_id = any(${sql.param(soldOutIds)}::int[]) and price is not null for update skip locked`;
    await db.execute(sql`update product_subscriptions set price = null where (user_id, product_id) in (${free})`);
  }
  if (availableIds === undefined || availableIds.length === 0) return 0;
  for (let notifiedCount = 0; ; ) {
    const { shoppers, arrivals } = await transaction(db, 'tell-arrivals', (tx) => notifyBatch(tx, availableIds));
    if (shoppers === 0) return notifiedCount;
    notifiedCount += arrivals;
  }
}

/**
 * Products that somebody waits for and that have come, and those that are gone though their price is watched. It goes from one product to the next, however
 * many wait for each: of most nothing has changed.
 */
async function readChangedProducts(db: Database): Promise<{ id: number; isGone: boolean }[]> {
  const next = sql`select s.product_id from product_subscriptions s where s.product_id > w.id order by s.product_id limit 1`;
  const ofProduct = sql`select 1 from product_subscriptions s where s.product_id = p.id`;
  return rows(
    db,
    { id: column.number, isGone: column.flag },
    sql`with recursive w (id) as (
          (select product_id from product_subscriptions order by product_id limit 1) union all select (${next}) from w where w.id is not null),
        watched as (select p.*, ${isAvailable(sql`null::int`)} as is_there from w join products p on p.id = w.id)
        select p.id, not p.is_there as "isGone" from watched p
        where case when p.is_there then exists (${ofProduct} and ${hasArrived}) else exists (${ofProduct} and s.price is not null) end
        limit ${maxProductsPerRound}`,
  );
}

/** Of those who wait some that nobody else holds; whoever is skipped has his turn the next time. */
async function notifyBatch(tx: Transaction, productIds: readonly number[]): Promise<{ shoppers: number; arrivals: number }> {
  const isWaitedFor = sql`p.id = s.product_id and s.product_id = any(${sql.param([...productIds])}::int[]) and ${hasArrived}`;
  const waiting = sql`id in (select s.user_id from product_subscriptions s, products p where ${isWaitedFor})`;
  const shoppers = checkRows(shopperColumns, await lockRows(tx, 'shopper', sql`id, phone, email`, waiting, { free: batchSize }));
  const ids = sql.param(shoppers.map(({ id }) => id));
  const arrivals = await rows(
    tx,
    arrivalColumns,
    sql`with told as (delete from product_subscriptions s using products p where s.user_id = any(${ids}::int[]) and ${isWaitedFor}
          returning s.user_id, s.product_id, s.price as was, ${priceOfOrder} as now)
        select t.user_id as "userId", p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as url, t.was, t.now
        from told t join products p on p.id = t.product_id join categories c on c.id = p.category_id`,
  );
  for (const { userId, url, ...arrival } of arrivals) {
    const { phone = null, email = null } = shoppers.find(({ id }) => id === userId) ?? {};
    const { title, text } = arrivalMessage(arrival);
    if (email !== null) await writeNews(tx, { to: { email }, subject: title, text });
    else if (phone !== null) await writeNews(tx, { to: { phone }, subject: title, text });
    await notify(tx, userId, { kind: 'product', title, text, url });
  }
  return { shoppers: shoppers.length, arrivals: arrivals.length };
}

function arrivalMessage({ name, was, now }: Pick<Arrival, 'name' | 'was' | 'now'>): { title: string; text: string } {
  if (was === null) return { title: 'Товар поступил', text: `«${name}» снова в продаже. Успейте заказать.` };
  return { title: 'Цена снизилась', text: `«${name}» теперь стоит ${formatKopecks(now)}, было ${formatKopecks(was)}.` };
}
