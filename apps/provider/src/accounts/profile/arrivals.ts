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
import { type SQL, sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { writeNews } from '../../platform/outbox/queue.ts';
import { notify } from '../notifications/notifications.ts';

/** Shoppers who are told in one transaction. */
const atOnce = 100;
/** Products whose arrival is told of in one round. */
const maxArrived = 1_000;

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
const isThere = (city: SQL): SQL => sql`(p.status = 1 and p.order_type <> 'false' and case
  when p.order_type = 'preorder' then true when p.is_digital then coalesce(p.licences, 0) > 0
  else exists (select 1 from stock k join stores t on t.id = k.store_id
    where k.product_id = p.id and k.quantity > 0 and (t.type = 0 or t.city_id = coalesce(${city}, t.city_id))) end)`;

/** What one of products `p` costs at this moment, in kopecks. */
const costs = sql`least(p.price, (select k.online from product_prices k where k.product_id = p.id))`;

/** Of subscriptions `s` to products `p`: whether what is waited for has come. */
const hasCome = sql`(s.price is null or s.price > ${costs}) and ${isThere(sql`s.city_id`)}`;

/** What is there is watched for its price, what is not for its return. Gives whether there is such a product. */
export async function waitFor(db: Database, userId: number, productId: number, cityId: number): Promise<boolean> {
  const added = await rows(
    db,
    sql`insert into product_subscriptions (user_id, product_id, city_id, price)
          select ${userId}, p.id, ${cityId}, case when ${isThere(sql`${cityId}::int`)} then ${costs} end from products p where p.id = ${productId}
        on conflict (user_id, product_id) do update set city_id = excluded.city_id, price = excluded.price returning product_id`,
  );
  return added.length > 0;
}

/**
 * Tells whoever waits for a product that it is in stock again, or costs less, once: who is told waits no more. Whoever watches the price
 * of one that is sold out waits for its return from then on. Gives how many were told.
 */
export async function tellArrivals(db: OpenDatabase): Promise<number> {
  const found = await readChanged(db);
  const [gone, come] = [found.filter(({ isGone }) => isGone), found.filter(({ isGone }) => !isGone)].map((some) =>
    some.map(({ id }) => id),
  );
  if (gone !== undefined && gone.length > 0) {
    // What somebody holds at this moment has its turn the next time: two clocks wait for each other in no order.
    const free = sql`select user_id, product_id from product_subscriptions
      where product_id = any(${sql.param(gone)}::int[]) and price is not null for update skip locked`;
    await db.execute(sql`update product_subscriptions set price = null where (user_id, product_id) in (${free})`);
  }
  if (come === undefined || come.length === 0) return 0;
  for (let told = 0; ; ) {
    const { shoppers, arrivals } = await transaction(db, 'tell-arrivals', (tx) => tellSome(tx, come));
    if (shoppers === 0) return told;
    told += arrivals;
  }
}

/**
 * Products that somebody waits for and that have come, and those that are gone though their price is watched. It goes from one product to the next, however
 * many wait for each: of most nothing has changed.
 */
async function readChanged(db: Database): Promise<{ id: number; isGone: boolean }[]> {
  const next = sql`select s.product_id from product_subscriptions s where s.product_id > w.id order by s.product_id limit 1`;
  const ofProduct = sql`select 1 from product_subscriptions s where s.product_id = p.id`;
  return rows(
    db,
    { id: column.number, isGone: column.flag },
    sql`with recursive w (id) as (
          (select product_id from product_subscriptions order by product_id limit 1) union all select (${next}) from w where w.id is not null),
        watched as (select p.*, ${isThere(sql`null::int`)} as is_there from w join products p on p.id = w.id)
        select p.id, not p.is_there as "isGone" from watched p
        where case when p.is_there then exists (${ofProduct} and ${hasCome}) else exists (${ofProduct} and s.price is not null) end
        limit ${maxArrived}`,
  );
}

/** Of those who wait some that nobody else holds; whoever is skipped has his turn the next time. */
async function tellSome(tx: Transaction, productIds: readonly number[]): Promise<{ shoppers: number; arrivals: number }> {
  const isWaitedFor = sql`p.id = s.product_id and s.product_id = any(${sql.param([...productIds])}::int[]) and ${hasCome}`;
  const waiting = sql`id in (select s.user_id from product_subscriptions s, products p where ${isWaitedFor})`;
  const shoppers = checkRows(shopperColumns, await lockRows(tx, 'shopper', sql`id, phone, email`, waiting, { free: atOnce }));
  const ids = sql.param(shoppers.map(({ id }) => id));
  const arrivals = await rows(
    tx,
    arrivalColumns,
    sql`with told as (delete from product_subscriptions s using products p where s.user_id = any(${ids}::int[]) and ${isWaitedFor}
          returning s.user_id, s.product_id, s.price as was, ${costs} as now)
        select t.user_id as "userId", p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as url, t.was, t.now
        from told t join products p on p.id = t.product_id join categories c on c.id = p.category_id`,
  );
  for (const { userId, url, ...arrival } of arrivals) {
    const { phone = null, email = null } = shoppers.find(({ id }) => id === userId) ?? {};
    const { title, text } = wordsOf(arrival);
    if (email !== null) await writeNews(tx, { to: { email }, subject: title, text });
    else if (phone !== null) await writeNews(tx, { to: { phone }, subject: title, text });
    await notify(tx, userId, { kind: 'product', title, text, url });
  }
  return { shoppers: shoppers.length, arrivals: arrivals.length };
}

function wordsOf({ name, was, now }: Pick<Arrival, 'name' | 'was' | 'now'>): { title: string; text: string } {
  if (was === null) return { title: 'Товар поступил', text: `«${name}» снова в продаже. Успейте заказать.` };
  return { title: 'Цена снизилась', text: `«${name}» теперь стоит ${formatKopecks(now)}, было ${formatKopecks(was)}.` };
}
