import { beforeAll, expect, it } from 'vitest';
import { ask, type FilledDatabase, filledDatabase, type Listening, startShop } from './house.ts';
import { startOwnRedis } from './redis.ts';

const buyers = 200;
const pieces = 50;
const appKey = 'oversell-test';

let shop: Listening;
let database: FilledDatabase;
let productId: number;

beforeAll(async () => {
  const [redis, filled] = await Promise.all([startOwnRedis(), filledDatabase()]);
  database = filled;
  shop = await startShop({
    PROCESSES: '2',
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    // One address asks for more than a person may; an application has a budget of its own.
    APP_KEYS: `${appKey}=1000000`,
    LOG_LEVEL: 'warn',
  });
});

interface Created {
  orders: { id: number; totalSum: number }[];
  orderKey: string;
}

async function basketOf(product: number): Promise<{ id: string; revision: number }> {
  const { data, errors } = await ask<{ addToBasket: { id: string; revision: number } }>(
    shop,
    'mutation ($product: Int!) { addToBasket(productId: $product) { id revision } }',
    { product },
    { 'x-app-key': appKey },
  );
  if (data === null) throw new Error(JSON.stringify(errors));
  return data.addToBasket;
}

const order = (basket: { id: string; revision: number }, idempotencyKey: string = crypto.randomUUID()) =>
  ask<{ createOrder: Created }>(
    shop,
    `mutation ($input: CreateOrderInput!, $key: String!) {
      createOrder(input: $input, idempotencyKey: $key) { orderKey orders { id totalSum } }
    }`,
    {
      key: idempotencyKey,
      input: {
        revision: basket.revision,
        contact: { firstName: 'Анна', phone: '+7 999 000-00-01' },
        deliveries: [],
        isOneClick: true,
        consents: ['personal-data'],
      },
    },
    { 'x-app-key': appKey, 'x-basket-id': basket.id },
  );

/** A product that only this test buys, with so many pieces over two places of the default city. */
async function productWith(left: number, skip: number): Promise<number> {
  const [product] = await database.sql<{ id: number }>(
    `select id from products where category_id = 224 and order_type = 'buy' and not is_markdown order by popularity desc offset ${skip} limit 1`,
  );
  const id = product!.id;
  const stores = await database.sql<{ id: number }>('select id from stores where city_id = 1 and type = 1 order by id limit 2');
  await database.sql(`delete from stock where product_id = ${id}`);
  const [one, other] = stores;
  await database.sql(
    `insert into stock (product_id, store_id, quantity) values (${id}, ${one!.id}, ${left - 7}), (${id}, ${other!.id}, 7)`,
  );
  return id;
}

const count = async (statement: string): Promise<number> => (await database.sql<{ n: number }>(`select (${statement})::int as n`))[0]!.n;

it('sells 50 pieces to 200 buyers at once exactly 50 times', async () => {
  productId = await productWith(pieces, 0);
  const baskets = await Promise.all(Array.from({ length: buyers }, () => basketOf(productId)));
  expect(new Set(baskets.map(({ id }) => id)).size).toBe(buyers);
  const answers = await Promise.all(baskets.map((basket) => order(basket)));
  const refusals = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
  expect(refusals).toEqual(Array.from({ length: buyers - pieces }, () => 'OUT_OF_STOCK'));
  const sold = answers.flatMap(({ data }) => data?.createOrder.orders ?? []);
  expect(new Set(sold.map(({ id }) => id)).size).toBe(pieces);
  expect(await count(`select count(distinct order_id) from order_items where product_id = ${productId}`)).toBe(pieces);
  expect(await count(`select sum(quantity) from order_items where product_id = ${productId}`)).toBe(pieces);
  expect(await count(`select sum(quantity) from reservations where product_id = ${productId}`)).toBe(pieces);
  expect(await count(`select sum(quantity) from stock where product_id = ${productId}`)).toBe(0);
  // Who got nothing has lost nothing: the goods are in the basket still.
  expect(await count(`select count(*) from basket_items where product_id = ${productId}`)).toBe(buyers - pieces);
});

it('makes one order of 50 equal submissions with one key, and gives everybody the same answer', async () => {
  const product = await productWith(10, 1);
  const basket = await basketOf(product);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(basket, key)));
  expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await count(`select count(*) from order_items where product_id = ${product}`)).toBe(1);
  expect(await count(`select sum(quantity) from stock where product_id = ${product}`)).toBe(9);
});

it('refuses the same key with another basket', async () => {
  const product = await productWith(10, 2);
  const key = crypto.randomUUID();
  const [one, other] = [await basketOf(product), await basketOf(product)];
  expect((await order(one, key)).errors).toBeUndefined();
  expect((await order({ ...other, revision: other.revision + 1 }, key)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await count(`select count(*) from order_items where product_id = ${product}`)).toBe(1);
});
