import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackPath } from './acquirer/callback.ts';
import { sign, signatureHeader } from './acquirer/signature.ts';
import { publish, refuse } from './comments/moderate.ts';
import { keepCounts } from './counts/keep.ts';
import type { Connection, OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPostgres } from './database/postgres.ts';
import { ofBulk } from './database/timeouts.ts';
import { Refusal } from './failure.ts';
import { importFile } from './importing/run.ts';
import { advanceDue, advanceOrder } from './orders/advance.ts';
import { cancelOrder, closeOrder } from './orders/cancel.ts';
import { cancelExpired } from './orders/expire.ts';
import { keepIndexed } from './search/index/keep.ts';
import { sweep } from './sweeping/sweep.ts';
import { cardsFor, spendOn } from './testing/market/bonuses.ts';
import { type Basket, type Created, marketOf } from './testing/market/buyer.ts';
import { chanceOf } from './testing/market/chance.ts';
import { type Books, type Good, marketGoods, piecesOfEach } from './testing/market/goods.ts';
import { disagreements } from './testing/market/ledger.ts';
import { accountOf, signedIn } from './testing/market/shopper.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { fillSmallShop } from './testing/small-shop.ts';

const providers = 3;
const buyers = 60;
const shoppers = 8;
const pieces = 40;
/** Products of the supplier's file, which buyers buy while it is brought in again at other prices. */
const imported = 40;
const firstImported = 700_001;

/** Milliseconds: a market takes a quarter of a minute, and many times that on a machine that has other things to do. */
const patience = 600_000;

let server: TestPostgres;
let connection: Connection;
let url: string;
let books: Books;
let folder: string;
const workers: ChildProcess[] = [];
const origins: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-market-'));
  server = await startPostgres();
  url = await server.create();
  connection = openPostgres(url);
  await migrate(connection);
  const { db } = connection;
  books = { sql: async <Row extends Record<string, unknown>>(statement: string) => (await db.execute<Row>(statement)).rows };
  await fillSmallShop(db);
  for (let number = 0; number < providers; number += 1) {
    const worker = fork(new URL('./testing/market/worker.ts', import.meta.url), {
      env: { ...process.env, DATABASE_URL: url },
      execArgv: [],
    });
    workers.push(worker);
    const [origin] = await once(worker, 'message');
    origins.push(String(origin));
  }
}, patience);
afterAll(async () => {
  for (const worker of workers) {
    const ended = once(worker, 'exit');
    worker.kill();
    await ended;
  }
  await connection?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Brings the file in, as the operator's command does. */
async function bringIn(price: number): Promise<void> {
  const file = join(folder, `goods-${price}.jsonl`);
  const lines = Array.from({ length: imported }, (_, index) => ({
    // Never in the order in which buyers lock.
    id: firstImported + ((index * 17) % imported),
    name: `Кабель ${index}`,
    brand: 'Ввоз',
    category: ['Кабели'],
    price: price + index,
  }));
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const own = openPostgres(url, 2, ofBulk);
  await importFile(own.db, file, { bad: (line, problem) => expect.fail(`${line}: ${problem}`), progress: () => undefined });
  await own.close();
}

/** Reviews of the first few goods that everybody may vote on; their ids. */
async function talkOf(goods: readonly Good[]): Promise<number[]> {
  const found = await books.sql<{
    id: number;
  }>(`insert into comments (type, owner_id, author, rating, pros, cons, text, date, likes, dislikes, is_verified)
    select 'product', unnest(array[${goods.slice(0, 10).map(({ id }) => id)}]), 'Гость', 5, '', '', 'Хорошо', now(), 0, 0, false returning id`);
  return found.map(({ id }) => id);
}

/** Does something with any one row, if there is one. It may have gone another way in the meantime; anything but that is a fault. */
async function withOneOf(table: string, condition: string, work: (id: number) => Promise<unknown>): Promise<void> {
  const [found] = await books.sql<{ id: number }>(`select id from ${table} where ${condition} order by random() limit 1`);
  if (found === undefined) return;
  await work(found.id).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The clock without any pause. */
const atOnce = { longest: 0, keepsDates: false };

async function pushToItsEnd(db: OpenDatabase, orderId: number): Promise<void> {
  while ((await advanceOrder(db, orderId)) !== 'F');
}

const paidWithBonuses = `id in (select order_id from loyalty_entries where kind = 'spent')`;

const phoneOf = (index: number): string => `7999111${String(1000 + index)}`;

test(
  'whatever is written at once, nobody waits in a circle, and the books agree to the piece',
  async () => {
    await bringIn(100);
    const goods = await marketGoods(books, 40, pieces);
    const cables = Array.from(
      { length: imported },
      (_, index): Good => ({ id: firstImported + index, kind: 'stored', supplierId: undefined }),
    );
    await books.sql(`delete from stock where product_id >= ${firstImported} and product_id < ${firstImported + imported}`);
    await books.sql(`insert into stock (product_id, store_id, quantity)
    select p.id, s.id, ${piecesOfEach(pieces)} from generate_series(${firstImported}, ${firstImported + imported - 1}) p(id), (select id from stores where type = 0 order by id limit 1) s`);
    const all = [...goods, ...cables];
    const digital = goods.filter(({ kind }) => kind === 'licence');
    const market = marketOf(origins);
    const said = await talkOf(all);
    const made: Created[] = [];
    const [secret] = await books.sql<{ value: string }>(`select value from meta where key = 'acquirer_secret'`);

    const called = (token: string, status: string) => {
      const body = JSON.stringify({ token, status });
      const signature = sign(secret?.value ?? '', body);
      return market.send('POST', callbackPath, { [signatureHeader]: signature }, { token, status });
    };

    /** Puts much into a basket, changes his mind, orders, perhaps twice with one key, and pays or does not. */
    async function buyer(seed: number): Promise<void> {
      const chance = chanceOf(seed);
      const isSent = seed % 3 === 0;
      let basket: Basket | undefined;
      for (const good of chance.some(isSent ? digital : all, isSent ? 4 : 8)) {
        const { status, body } = await market.put(good, 1 + chance.integer(3), basket?.id);
        if (status === 200) basket = body;
      }
      if (basket === undefined) return;
      const [first, second] = basket.items;
      if (first !== undefined && second !== undefined) {
        await market.setQuantity(first, 1, basket.id);
        await market.remove(second, basket.id);
      }
      await finish((await market.read(basket.id)).body, chance.integer(4));
    }

    async function finish(basket: Basket, turn: number): Promise<void> {
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: turn === 0 ? 3 : 1 }, () => market.order(basket, key)));
      const created = answers.filter(({ status }) => status === 200).map(({ body }) => body);
      expect(new Set(created.map((body) => JSON.stringify(body))).size).toBeLessThanOrEqual(1);
      const [body] = created;
      if (body === undefined) return;
      made.push(body);
      for (const order of body.orders.filter(({ status_id }) => status_id === 'W')) {
        const token = await market.pay(order, body.order_key);
        if (token === undefined || turn === 1) continue;
        await Promise.all((['declined', 'paid', 'cancelled', 'paid'] as const).slice(turn - 2).map((status) => called(token, status)));
      }
    }

    /** In one tab goods go in and out while the other one orders. */
    async function twoTabs(bearer: string, seed: number): Promise<void> {
      const chance = chanceOf(1_000 + seed);
      for (let round = 0; round < 4; round += 1) {
        const [good, ...more] = chance.some(all, 4);
        if (good === undefined) return;
        const { status, body: basket } = await market.put(good, 1, undefined, bearer);
        if (status !== 200) continue;
        const order = async () => finish((await market.read(basket.id, bearer)).body, 1 + chance.integer(3));
        const changes = more.map((other) => market.put(other, 1, basket.id, bearer));
        await Promise.all([order(), order(), ...changes]);
        // Nothing comes between these, and both would spend the same bonuses.
        await spendOn(market, (await market.read(basket.id, bearer)).body, bearer);
        await Promise.all([order(), order()]);
      }
    }

    const isOpen = new AbortController();
    /** Every order that waits for its payment may find its time over; some that do not are cancelled by an operator. */
    async function expire(): Promise<void> {
      const own = openPostgres(url, 4);
      while (!isOpen.signal.aborted) {
        await books.sql(`update orders set expires_at = now() - interval '1 minute' where status_id = 'W' and id % 2 = 0`);
        await Promise.all([cancelExpired(own.db), cancelExpired(own.db)]);
        await withOneOf('orders', "status_id = 'N'", (id) => cancelOrder(own.db, id));
      }
      await own.close();
    }
    async function importAgain(): Promise<void> {
      for (let price = 200; !isOpen.signal.aborted; price += 100) await bringIn(price);
    }

    /** Keeps house in the account while the tabs buy: nothing of it may be in the way of anything else. */
    async function keepHouse(bearer: string, seed: number): Promise<void> {
      const chance = chanceOf(2_000 + seed);
      const account = accountOf(market, phoneOf(seed), bearer, all, said);
      for (let round = 0; round < 3; round += 1) {
        await Promise.all([
          account.merge(chance),
          account.list(chance),
          account.keepAddresses(),
          account.changeProfile(chance),
          account.talk(chance),
        ]);
      }
    }

    /** Orders move on by two clocks and by an operator; what has been said is published, and refused again. Once more when the market is over. */
    async function moveOn(): Promise<void> {
      const own = openPostgres(url, 4);
      for (let isLast = false; !isLast; ) {
        isLast = isOpen.signal.aborted;
        await Promise.all([advanceDue(own.db, atOnce), advanceDue(own.db, atOnce)]);
        await withOneOf('orders', "status_id in ('N', 'A')", (id) => pushToItsEnd(own.db, id));
        await withOneOf('orders', "status_id in ('N', 'A', 'R')", (id) => closeOrder(own.db, id));
        for (const [rest, end] of [pushToItsEnd, closeOrder].entries()) {
          await withOneOf('orders', `status_id in ('N', 'A') and ${paidWithBonuses} and id % 2 = ${rest}`, (id) => end(own.db, id));
        }
        await withOneOf('comments', 'status = 0', (id) => publish(own.db, id));
        await withOneOf('comments', 'status = 1 and user_id is not null', (id) => refuse(own.db, id, 'Не о товаре'));
      }
      await own.close();
    }

    /** What an update of the program and the clock do to the goods: the index anew, the counts, the sweeping. */
    async function keep(): Promise<void> {
      const own = openPostgres(url, 2, ofBulk);
      while (!isOpen.signal.aborted) {
        await books.sql(`delete from meta where key = 'search_index'`);
        await books.sql(`update products set price_old = price + 100 where id in (select id from products order by id for no key update)`);
        await Promise.all([keepIndexed(own.db), keepCounts(own.db)]);
        await sweep(own.db, new Date());
      }
      await own.close();
    }

    const bearers = await signedIn(books, shoppers, phoneOf);
    await cardsFor(books, bearers, phoneOf);
    const beside = [expire(), importAgain(), keep(), moveOn()];
    await Promise.all([...Array.from({ length: buyers }, (_, index) => buyer(index)), ...bearers.map(twoTabs), ...bearers.map(keepHouse)]);
    isOpen.abort();
    await Promise.all(beside);

    expect(market.strange).toEqual([]);
    expect(await disagreements(books, all, piecesOfEach(pieces))).toEqual({});
    const known = made.flatMap(({ orders }) => orders.map(({ id }) => id));
    const written = await books.sql<{ id: number }>('select id from orders order by id');
    expect(known.toSorted((a, b) => a - b)).toEqual(written.map(({ id }) => id));
    expect(await books.sql('select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()')).toEqual([
      { deadlocks: 0 },
    ]);
    for (const origin of origins) {
      const figures = await (await fetch(`${origin}/metrics`)).text();
      expect(figures.match(/^vitrina_transaction(?:_repeats|s_given_up)_total\{.*$/gm)).toBeNull();
    }
    // It was a market, and not an empty street.
    const [counted] = await books.sql<Record<string, boolean>>(`select count(*) > ${buyers / 2} as orders,
    count(*) filter (where status_id = 'I') > 0 as expired, count(*) filter (where status_id = 'Z') > 0 as closed,
    count(*) filter (where status_id = 'F' and basket_key = 'buy') > 0 as received, exists (select 1 from comment_votes) as voted,
    exists (select 1 from loyalty_entries where kind = 'spent') as bonuses,
    exists (select 1 from addresses) as addressed, exists (select 1 from listed_products) as listed, count(*) filter (where payment_status_id = 2) > 0 as paid from orders`);
    expect(counted).toEqual({
      orders: true,
      expired: true,
      closed: true,
      received: true,
      voted: true,
      bonuses: true,
      addressed: true,
      listed: true,
      paid: true,
    });
    // Votes are counted as they were cast.
    expect(
      await books.sql(`select c.id from comments c where (c.likes, c.dislikes) <> (select count(*) filter (where vote = 1),
      count(*) filter (where vote = -1) from comment_votes v where v.comment_id = c.id)`),
    ).toEqual([]);
  },
  patience,
);
