import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardsFor } from './bonuses.ts';
import { marketOf, phoneOf, shoppers } from './buyer.ts';
import { chanceOf } from './chance.ts';
import { smartGoods } from './exchange.ts';
import { awaitedGoods, type Good, marketGoods, piecesOfEach, type SqlClient } from './goods.ts';
import { keepersOf } from './keepers.ts';
import { disagreements } from './ledger.ts';
import { openPlace, type Place } from './place.ts';
import { createSessions, createShopper } from './shopper.ts';
import { visitsOf } from './visits.ts';

const providers = 3;
const buyers = 60;
/** Shoppers more, who close their accounts in the middle of it. */
const leavers = 4;
const pieces = 40;

/** Milliseconds: a market takes a quarter of a minute, and many times that on a machine that has other things to do. */
const timeout = 600_000;

let place: Place;
let sqlClient: SqlClient;

beforeAll(async () => {
  place = await openPlace(providers);
  sqlClient = place.sqlClient;
}, timeout);
afterAll(() => place?.close());

/** Reviews of the first few goods that everybody may vote on; their ids. */
async function insertReviews(goods: readonly Good[]): Promise<number[]> {
  const reviews = await sqlClient.sql<{
    id: number;
  }>(`insert into comments (type, owner_id, author, rating, pros, cons, text, date, likes, dislikes, is_verified)
    select 'product', unnest(array[${goods.slice(0, 10).map(({ id }) => id)}]), 'Гость', 5, '', '', 'Хорошо', now(), 0, 0, false returning id`);
  return reviews.map(({ id }) => id);
}

test(
  'whatever is written at once, nobody waits in a circle, and the books agree to the piece',
  async () => {
    expect(await place.bringIn(100)).toEqual([]);
    const { cables } = place;
    const goods = await marketGoods(sqlClient, 40, pieces);
    const awaited = await awaitedGoods(sqlClient, 4, pieces);
    const ids = cables.map(({ id }) => id);
    await sqlClient.sql(`delete from stock where product_id = any(array[${ids}])`);
    await sqlClient.sql(`insert into stock (product_id, store_id, quantity)
    select p.id, s.id, ${piecesOfEach(pieces)} from unnest(array[${ids}]) p(id), (select id from stores where type = 0 order by id limit 1) s`);
    const all = [...goods, ...cables];
    await smartGoods(
      sqlClient,
      goods.filter(({ kind }) => kind === 'stored').map(({ id }) => id),
    );
    await sqlClient.sql(`insert into repair_device_types values (1, 1, 'Смартфоны', 'смартфон', false, true)`);
    const market = marketOf(place.origins);
    const reviewIds = await insertReviews(all);
    const [secret] = await sqlClient.sql<{ value: string }>(`select value from meta where key = 'acquirer_secret'`);
    const digital = goods.filter(({ kind }) => kind === 'licence');
    const { made: createdOrders, buyer, twoTabs, leaver } = visitsOf(market, { all, digital, awaited }, secret?.value ?? '');

    /** Keeps house in the account while the tabs buy: nothing of it may be in the way of anything else. */
    async function runHousehold(bearer: string, seed: number): Promise<void> {
      const chance = chanceOf(2_000 + seed);
      const shopper = createShopper(market, sqlClient, phoneOf(seed), bearer, all, reviewIds);
      for (let round = 0; round < 3; round += 1) {
        await Promise.all([
          shopper.merge(chance),
          shopper.list(chance),
          shopper.keepAddresses(),
          shopper.changeProfile(chance),
          shopper.repair(),
          shopper.cancel(chance),
          shopper.postReviews(chance),
          shopper.openOrder(),
        ]);
      }
    }

    const isOver = new AbortController();
    const { expire, importAgain, moveOn, workInOffice, release, notifyShoppers, keep } = keepersOf(place, isOver.signal);
    const bearers = await createSessions(sqlClient, shoppers + leavers, phoneOf);
    await cardsFor(sqlClient, bearers, phoneOf);
    const beside = [expire(), importAgain(), keep(), moveOn(), workInOffice(), release(awaited), notifyShoppers()];
    const staying = bearers.slice(0, shoppers);
    await Promise.all([
      ...Array.from({ length: buyers }, (_, index) => buyer(index)),
      ...staying.map(twoTabs),
      ...staying.map(runHousehold),
      ...bearers.slice(shoppers).map(leaver),
    ]);
    isOver.abort();
    await Promise.all(beside);

    expect(market.strange).toEqual([]);
    expect(await disagreements(sqlClient, [...all, ...awaited], awaited, piecesOfEach(pieces))).toEqual({});
    const returnedIds = createdOrders.flatMap(({ orders }) => orders.map(({ id }) => id));
    const storedOrders = await sqlClient.sql<{ id: number }>('select id from orders order by id');
    expect(returnedIds.toSorted((a, b) => a - b)).toEqual(storedOrders.map(({ id }) => id));
    expect(await sqlClient.sql('select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()')).toEqual([
      { deadlocks: 0 },
    ]);
    for (const origin of place.origins) {
      const figures = await (await fetch(`${origin}/metrics`)).text();
      expect(figures.match(/^vitrina_transaction(?:_repeats|s_given_up)_total\{.*$/gm)).toBeNull();
    }
    // It was a market, and not an empty street.
    const occurrences = {
      orders: `count(*) > ${buyers / 2}`,
      expired: "count(*) filter (where status_id = 'I') > 0",
      closed: "count(*) filter (where status_id = 'Z') > 0",
      received: "count(*) filter (where status_id = 'F' and basket_key = 'buy') > 0",
      paid: 'count(*) filter (where payment_status_id = 2) > 0',
      voted: 'exists (select 1 from comment_votes)',
      bonuses: "exists (select 1 from loyalty_entries where kind = 'spent')",
      corrected: 'exists (select 1 from order_items where returned > 0)',
      askedBack: 'exists (select 1 from return_requests)',
      lent: 'count(*) filter (where credit_months is not null and payment_status_id = 2) > 0',
      company: 'count(*) filter (where company_inn is not null and payment_status_id = 2) > 0',
      invoiced: 'count(*) filter (where payment_type_id = 5 and payment_status_id = 2) > 0',
      otherRecipient: 'count(*) filter (where cms_addressee is not null) > 0',
      exchanged: 'exists (select 1 from order_devices)',
      // A price is free again when its order ends; what it took off stays with the order.
      smart: "exists (select 1 from order_discounts where name = 'Умная цена')",
      awaited: `exists (select 1 from order_items i join orders o on o.id = i.order_id and o.status_id = 'F' where i.product_id = any(array[${awaited.map(({ id }) => id)}]))`,
      told: "exists (select 1 from notifications where kind = 'product')",
      repaired: "exists (select 1 from repair_requests where status <> 'new')",
      left: `(select count(*) from users where phone like '7999111%') = ${shoppers}`,
      addressed: 'exists (select 1 from addresses)',
      later: "count(*) filter (where basket_key = 'later') > 0",
      listed: 'exists (select 1 from listed_products)',
    };
    const [row] = await sqlClient.sql<Record<string, boolean>>(
      `select ${Object.entries(occurrences)
        .map(([name, condition]) => `${condition} as "${name}"`)
        .join(', ')} from orders`,
    );
    expect(row).toEqual(Object.fromEntries(Object.keys(occurrences).map((name) => [name, true])));
    // Votes are counted as they were cast.
    expect(
      await sqlClient.sql(`select c.id from comments c where (c.likes, c.dislikes) <> (select count(*) filter (where vote = 1),
      count(*) filter (where vote = -1) from comment_votes v where v.comment_id = c.id)`),
    ).toEqual([]);
  },
  timeout,
);
