import '@vitrina/provider/src/listeners.ts';
import { chanceOf } from '@vitrina/provider/src/market/chance.ts';
import { type Good, marketGoods, piecesOfEach } from '@vitrina/provider/src/market/goods.ts';
import { disagreements } from '@vitrina/provider/src/market/ledger.ts';
import { cancelOrder } from '@vitrina/provider/src/orders/cancel.ts';
import { cancelExpiredOrders } from '@vitrina/provider/src/orders/expire.ts';
import { openPostgres } from '@vitrina/provider/src/platform/database/postgres.ts';
import { expect, it } from 'vitest';
import { addressOf, appKey, type Basket, type CreatedOrder, card, maxOneClickPieces } from '../test/buyer.ts';
import { atTheEnd, filledDatabase, freePort, type StartedShop, startShop } from '../test/full-stack.ts';
import { until } from '../test/until.ts';
import { operation, press, type RetryTally } from './client.ts';
import { findOrderFault } from './order-state.ts';
import { killAtRandom, shopConnectionName } from './process-killer.ts';
import { restartableRedis } from './redis.ts';

/** Another one kills at other moments. */
const seed = Number(process.env.CHAOS_SEED ?? 7);
const kills = Number(process.env.CHAOS_KILLS ?? 40);
const buyers = Number(process.env.CHAOS_BUYERS ?? 500);
/** Buyers who are in the shop at the same moment. */
const atOnce = 25;
const pieces = 100;

const add = 'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { id revision } } }';
const create =
  'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orderKey orders { id totalSum { amount } statusCode } } }';
const startPayment = 'mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { url payment { id } } }';
const outcomes = ['paid', 'paid', 'declined', 'cancelled'] as const;

it('is killed again and again while 500 buy: the books agree, and nobody’s trouble outlasts a retry', async () => {
  const database = await filledDatabase();
  const goods = await marketGoods(database, 40, pieces);
  const redis = await restartableRedis(await freePort());
  atTheEnd(() => redis.stop());
  const shop: StartedShop = await startShop({
    PROCESSES: '2',
    DATABASE_URL: `${database.url}?application_name=${shopConnectionName}`,
    REDIS_URL: redis.url,
    APP_KEYS: `${appKey}=1000000`,
    LOG_LEVEL: 'warn',
  });
  const orderIds = async () => (await database.sql<{ id: number }>('select id from orders order by id')).map(({ id }) => id);
  const ordersBefore = await orderIds();
  const retryTally: RetryTally = { recovered: 0, unrecovered: [] };
  const made: number[] = [];
  const keys = new Map<string, string>();

  async function buyer(seed: number): Promise<void> {
    const chance = chanceOf(seed);
    const isSent = seed % 3 === 0;
    let basket: Basket | undefined;
    const wanted = isSent
      ? chance.some(
          goods.filter(({ kind }: Good) => kind === 'licence'),
          4,
        )
      : chance.some(goods, maxOneClickPieces);
    for (const { id, supplierId } of wanted) {
      const headers = basket === undefined ? undefined : { 'x-basket-id': basket.id };
      const input = { productId: id, supplierId };
      const added = await operation<{ basketAddItem: { basket: Basket } | null }>(shop, retryTally, add, { input }, headers);
      basket = added?.data?.basketAddItem?.basket ?? basket;
    }
    if (basket === undefined) return;
    const input = {
      idempotencyKey: crypto.randomUUID(),
      revision: basket.revision,
      // A phone of his own: one has only so many orders an hour.
      contact: { firstName: 'Анна', lastName: 'Иванова', phone: `+7 999 ${1_000_000 + seed}`, email: 'anna@example.com' },
      consents: ['PERSONAL_DATA'],
      deliveries: [],
      ...(isSent ? { isOneClick: false, paymentTypeId: card } : { isOneClick: true }),
    };
    const headers = { 'x-basket-id': basket.id, 'x-forwarded-for': addressOf(basket) };
    const created =
      (await operation<{ orderCreate: CreatedOrder | null }>(shop, retryTally, create, { input }, headers))?.data?.orderCreate ?? null;
    if (created === null) return;
    made.push(...created.orders.map(({ id }) => Number(id)));
    for (const { id } of created.orders) keys.set(id, created.orderKey);
    for (const { id, statusCode } of created.orders) {
      if (statusCode !== 'W' || chance.integer(4) === 0) continue;
      const variables = { input: { orderId: id, typeId: card, returnUrl: '/cart', idempotencyKey: crypto.randomUUID() } };
      const started = await operation<{ paymentStart: { url: string } | null }>(shop, retryTally, startPayment, variables, {
        'x-order-key': created.orderKey,
      });
      const url = started?.data?.paymentStart?.url;
      if (url !== undefined) await press(shop, retryTally, url, outcomes[chance.integer(outcomes.length)] ?? 'paid');
    }
  }

  let isOver = false;
  let served = 0;
  async function queue(): Promise<void> {
    while (!isOver || served < buyers) {
      served += 1;
      await buyer(served);
    }
  }
  async function expire(): Promise<void> {
    const own = openPostgres(database.url, 2);
    while (!isOver) {
      await database.sql(`update orders set expires_at = now() - interval '1 minute' where status_id = 'W' and id % 2 = 0`);
      await cancelExpiredOrders(own.db);
      const [regretted] = await database.sql<{ id: number }>(`select id from orders where status_id = 'N' order by random() limit 1`);
      if (regretted !== undefined) await cancelOrder(own.db, regretted.id);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await own.close();
  }

  const market = Promise.all([expire(), ...Array.from({ length: atOnce }, queue)]);
  const killed = await killAtRandom({ pid: shop.pid, database, restartRedis: redis.restart }, kills, chanceOf(seed)).finally(() => {
    isOver = true;
  });
  await market;
  // What the bank has to say is said, however often the one who says it was killed.
  const waiting = 'select count(*)::int as n from acquirer_notifications where deliveries_left > 0';
  await until(async () => (await database.sql<{ n: number }>(waiting))[0]?.n === 0, 'callbacks to arrive', 300_000);

  console.log(
    `${served} buyers, ${made.length} orders, ${retryTally.recovered} troubles cured by a retry, killed: ${JSON.stringify(killed)}`,
  );
  // Each is told, whatever the others say.
  expect.soft(retryTally.unrecovered).toEqual([]);
  expect.soft(await disagreements(database, goods, [], piecesOfEach(pieces))).toEqual({});
  expect.soft(await orderIds()).toEqual([...ordersBefore, ...made.toSorted((a, b) => a - b)]);
  const strange: string[] = [];
  for (const [id, orderKey] of keys) {
    const wrong = await findOrderFault(shop, retryTally, id, orderKey);
    if (wrong !== undefined) strange.push(wrong);
  }
  expect(strange).toEqual([]);
  expect(served).toBeGreaterThanOrEqual(buyers);
});
