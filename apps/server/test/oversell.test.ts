import { callbackPath } from '@vitrina/provider/src/payments/acquirer/callback.ts';
import { sign, signatureHeader } from '@vitrina/provider/src/payments/acquirer/signature.ts';
import { waitTimeout } from '@vitrina/services/testing/limits.ts';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { appKey, basketOf, basketsOf, order, orderPatiently, prepaidOrder, productWith, startPayment } from './buyer.ts';
import { type FilledDatabase, filledDatabase, type StartedShop, startShop } from './full-stack.ts';
import { sharing, startOwnRedis } from './redis.ts';
import { until } from './until.ts';

const [buyers, pieces] = isLongRun ? [200, 50] : [60, 15];
const providerKey = 'key-of-the-provider-in-this-test';

let shop: StartedShop;
let database: FilledDatabase;

beforeAll(async () => {
  const [redis, filled] = await Promise.all([startOwnRedis(), filledDatabase()]);
  database = filled;
  shop = await startShop({
    PROCESSES: '2',
    DATABASE_URL: database.url,
    ...sharing(redis),
    APP_KEYS: `${appKey}=1000000`,
    PROVIDER_KEY: providerKey,
    LOG_LEVEL: 'warn',
  });
});

/** The only number of a statement. */
async function count(statement: string): Promise<number> {
  const [row] = await database.sql<{ n: number }>(`select (${statement})::int as n`);
  return row?.n ?? Number.NaN;
}

describe('stock', () => {
  it('is sold to a crowd of buyers at once exactly as many times as there are pieces', async () => {
    const product = await productWith(database, pieces);
    const baskets = await basketsOf(shop, product, buyers);
    expect(new Set(baskets.map(({ id }) => id)).size).toBe(buyers);
    const answers = await Promise.all(baskets.map((basket) => orderPatiently(shop, basket)));
    const refusals = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
    expect(refusals).toEqual(Array.from({ length: buyers - pieces }, () => 'OUT_OF_STOCK'));
    const sold = answers.flatMap(({ data }) => data?.orderCreate?.orders ?? []);
    expect(new Set(sold.map(({ id }) => id)).size).toBe(pieces);
    expect(await count(`select count(distinct order_id) from order_items where product_id = ${product}`)).toBe(pieces);
    expect(await count(`select sum(quantity) from order_items where product_id = ${product}`)).toBe(pieces);
    expect(await count(`select sum(quantity) from reservations where product_id = ${product}`)).toBe(pieces);
    expect(await count(`select sum(quantity) from stock where product_id = ${product}`)).toBe(0);
    // Who got nothing has lost nothing: the goods are in the basket still.
    expect(await count(`select count(*) from basket_items where product_id = ${product}`)).toBe(buyers - pieces);
  });
});

describe('buyers who wait for the same goods', () => {
  it('keep nobody from looking', async () => {
    const product = await productWith(database, buyers, 7);
    const baskets = await basketsOf(shop, product, 30);
    const { looked, orders } = await database.holding(`select from stock where product_id = ${product} for update`, async () => {
      const orders = Promise.all(baskets.map((basket) => orderPatiently(shop, basket)));
      const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await count(waiting)) >= 8, 'orders to wait');
      const looked = await fetch(`${shop.providerOrigin}/v3/products?product_ids[]=${product}`, {
        headers: { 'x-provider-key': providerKey },
        signal: AbortSignal.timeout(waitTimeout),
      });
      return { looked: looked.status, orders };
    });
    expect(looked).toBe(200);
    expect((await orders).flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(await count(`select sum(quantity) from stock where product_id = ${product}`)).toBe(buyers - 30);
  });
});

describe('an idempotency key', () => {
  it('makes one order of 30 equal submissions, as many as a phone may send, and gives all of them the same answer', async () => {
    const product = await productWith(database, 10, 1);
    const basket = await basketOf(shop, product);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => orderPatiently(shop, basket, key)));
    expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await count(`select count(*) from order_items where product_id = ${product}`)).toBe(1);
    expect(await count(`select sum(quantity) from stock where product_id = ${product}`)).toBe(9);
  });

  it('does not give one shopper the order of another: who comes with the same key gets an order of his own', async () => {
    const product = await productWith(database, 10, 2);
    const key = crypto.randomUUID();
    const [one, other] = [await basketOf(shop, product), await basketOf(shop, product)];
    const answers = [await order(shop, one, key), await order(shop, other, key)];
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(new Set(answers.flatMap(({ data }) => data?.orderCreate?.orders ?? []).map(({ id }) => id)).size).toBe(2);
    expect(new Set(answers.map(({ data }) => data?.orderCreate?.orderKey)).size).toBe(2);
    expect(await count(`select count(distinct order_id) from order_items where product_id = ${product}`)).toBe(2);
    expect(await count(`select sum(quantity) from stock where product_id = ${product}`)).toBe(8);
  });
});

describe('the callback of the acquirer', () => {
  /** Delivers it as the acquirer does. */
  async function deliver(url: string, status: 'paid' | 'declined' | 'cancelled', secret?: string): Promise<number> {
    const [row] = await database.sql<{ value: string }>(`select value from meta where key = 'acquirer_secret'`);
    const body = JSON.stringify({ token: url.split('/').at(-1), status });
    const answer = await fetch(`${shop.providerOrigin}${callbackPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret ?? row?.value ?? '', body) },
      body,
    });
    return answer.status;
  }

  const press = (url: string, outcome: string) =>
    fetch(`${shop.origin}${url}`, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

  const paymentsOf = (orderId: string) =>
    database.sql(`select p.status, p.sum = o.total_sum as "isWhole", o.status_id as "orderStatus", o.payment_status_id as "paymentStatus"
      from payments p join orders o on o.id = p.order_id where o.id = ${orderId} order by p.id`);

  const paid = { status: 'paid', isWhole: true, orderStatus: 'N', paymentStatus: 2 };

  it('three times paid, and declined after that, is one paid payment', async () => {
    const created = await prepaidOrder(shop, await productWith(database, 10, 3));
    const [made] = created.orders;
    expect(made?.statusCode).toBe('W');
    const started = await startPayment(shop, created);
    const { url } = started.data!.paymentStart!;
    const back = await press(url, 'paid');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${shop.origin}/cart/payment/${made?.id}?payment=${started.data?.paymentStart?.payment.id}`,
    ]);
    for (const status of ['paid', 'paid', 'paid', 'declined', 'cancelled'] as const) expect(await deliver(url, status)).toBe(204);
    expect(await paymentsOf(made!.id)).toEqual([paid]);
    expect((await startPayment(shop, created)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('paid and declined at the same moment, several times each, is one paid payment', async () => {
    const created = await prepaidOrder(shop, await productWith(database, 10, 4));
    const { url } = (await startPayment(shop, created)).data!.paymentStart!;
    const statuses = ['declined', 'paid', 'cancelled', 'paid', 'declined', 'paid'] as const;
    expect(await Promise.all(statuses.map((status) => deliver(url, status)))).toEqual(statuses.map(() => 204));
    expect(await paymentsOf(created.orders[0]!.id)).toEqual([paid]);
  });

  it('declined leaves the order unpaid, and the next attempt can pay it', async () => {
    const created = await prepaidOrder(shop, await productWith(database, 10, 5));
    const [made] = created.orders;
    await press((await startPayment(shop, created)).data!.paymentStart!.url, 'declined');
    expect(await paymentsOf(made!.id)).toEqual([{ status: 'declined', isWhole: true, orderStatus: 'W', paymentStatus: 1 }]);
    await press((await startPayment(shop, created)).data!.paymentStart!.url, 'paid');
    expect(await paymentsOf(made!.id)).toEqual([{ ...paid, status: 'declined' }, paid]);
  });

  it('is refused without the right signature', async () => {
    const created = await prepaidOrder(shop, await productWith(database, 10, 6));
    const { url } = (await startPayment(shop, created)).data!.paymentStart!;
    expect(await deliver(url, 'paid', 'guessed')).toBe(403);
    expect(await paymentsOf(created.orders[0]!.id)).toMatchObject([{ status: 'pending', paymentStatus: 1 }]);
  });
});
