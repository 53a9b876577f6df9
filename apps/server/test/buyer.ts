import { setTimeout } from 'node:timers/promises';
import { oneClick as oneClickRule } from '@vitrina/services/rules/one-click.ts';
import { type Answer, execute, type FilledDatabase } from './full-stack.ts';

/** A key with a budget that no test reaches: one address asks for more here than one person may. */
export const appKey = 'integration-tests';

export interface Basket {
  id: string;
  revision: number;
}

export interface CreatedOrder {
  orders: { id: string; totalSum: { amount: number }; statusCode: string }[];
  orderKey: string;
}

interface Shop {
  origin: string;
}

/** Buying over `POST /graphql`, as another application does: basket and keys travel in headers. */
export async function basketOf(shop: Shop, product: number): Promise<Basket> {
  const { data, errors } = await execute<{ basketAddItem: { basket: Basket } | null }>(
    shop,
    'mutation ($product: ID!) { basketAddItem(input: { productId: $product }) { basket { id revision } } }',
    { product },
    { 'x-app-key': appKey },
  );
  const basket = data?.basketAddItem?.basket;
  if (basket === undefined) throw new Error(`Nothing was put into the basket: ${JSON.stringify(errors)}`);
  return basket;
}

/** So many baskets are filled at once: a test is about what follows, and a machine that is busy answers all of so many in time. */
const handful = 8;

/** As many baskets with the product in them, each another person's. */
export async function basketsOf(shop: Shop, product: number, people: number): Promise<Basket[]> {
  const baskets: Basket[] = [];
  while (baskets.length < people) {
    const next = Math.min(handful, people - baskets.length);
    baskets.push(...(await Promise.all(Array.from({ length: next }, () => basketOf(shop, product)))));
  }
  return baskets;
}

/** How an order is to be had and paid; in one-click mode by default. */
export interface Terms {
  isOneClick: boolean;
  deliveries: { orderKey: string; typeId: string; storeId?: string | undefined }[];
  paymentTypeId?: string;
}

/** Pieces that an order in one click takes at most. */
export const maxOneClickPieces = oneClickRule.maxPieces;
const oneClick: Terms = { isOneClick: true, deliveries: [] };

/** Each basket is another person's, at another address: only so many orders are taken for one phone and from one network. */
const phoneOf = ({ id }: Basket): string => `+7 9${String(Number.parseInt(id.slice(0, 12), 16) % 1e9).padStart(9, '0')}`;
export const addressOf = ({ id }: Basket): string => `10.${[0, 2, 4].map((at) => Number.parseInt(id.slice(at, at + 2), 16)).join('.')}`;

export function order(
  shop: Shop,
  basket: Basket,
  key: string = crypto.randomUUID(),
  terms = oneClick,
): Promise<Answer<{ orderCreate: CreatedOrder | null }>> {
  return execute(
    shop,
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orderKey orders { id totalSum { amount } statusCode } } }',
    {
      input: {
        idempotencyKey: key,
        revision: basket.revision,
        contact: { firstName: 'Анна', lastName: 'Иванова', phone: phoneOf(basket), email: 'anna@example.com' },
        consents: ['PERSONAL_DATA'],
        ...terms,
      },
    },
    { 'x-app-key': appKey, 'x-basket-id': basket.id, 'x-forwarded-for': addressOf(basket) },
  );
}

/** What a client is told to come back after (docs/clients.md). */
const passing = new Set(['RATE_LIMITED', 'PROVIDER_TIMEOUT', 'PROVIDER_UNAVAILABLE']);

/** Orders as a careful application does: who got no answer from a machine that is busy comes again with the same key. */
export async function orderPatiently(
  shop: Shop,
  basket: Basket,
  key: string = crypto.randomUUID(),
): Promise<Answer<{ orderCreate: CreatedOrder | null }>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await order(shop, basket, key);
    if (tries === 5 || answer.errors?.every(({ extensions }) => passing.has(extensions.code)) !== true) return answer;
    await setTimeout(1000 * tries);
  }
}

interface Ways {
  checkoutOrders: { key: string; pickup: { typeId: string; storeId: string; paymentTypeIds: string[] | null }[] }[] | null;
}

/** Payment by card (spec 1 §9). */
export const card = '17';

/** An order that is picked up and paid by card. */
export async function prepaidOrder(shop: Shop, product: number): Promise<CreatedOrder> {
  const basket = await basketOf(shop, product);
  const headers = { 'x-app-key': appKey, 'x-basket-id': basket.id };
  const ways = await execute<Ways>(shop, '{ checkoutOrders { key pickup { typeId storeId paymentTypeIds } } }', {}, headers);
  const [part] = ways.data?.checkoutOrders ?? [];
  const place = part?.pickup.find(({ paymentTypeIds }) => paymentTypeIds?.includes(card));
  if (part === undefined || place === undefined) throw new Error(`Nowhere to pick it up: ${JSON.stringify(ways)}`);
  const { typeId, storeId } = place;
  const { data, errors } = await order(shop, basket, undefined, {
    isOneClick: false,
    deliveries: [{ orderKey: part.key, typeId, storeId }],
    paymentTypeId: card,
  });
  const payload = data?.orderCreate ?? null;
  if (payload === null) throw new Error(`No order was made: ${JSON.stringify(errors)}`);
  return payload;
}

/** Begins an attempt to pay; the address is the acquirer's page. */
export function startPayment(
  shop: Shop,
  { orders: [createdOrder], orderKey }: CreatedOrder,
): Promise<Answer<{ paymentStart: { url: string; payment: { id: string } } | null }>> {
  return execute(
    shop,
    'mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { url payment { id } } }',
    {
      input: {
        orderId: createdOrder?.id,
        typeId: card,
        returnUrl: `/cart/payment/${createdOrder?.id}`,
        idempotencyKey: crypto.randomUUID(),
      },
    },
    { 'x-app-key': appKey, 'x-order-key': orderKey },
  );
}

/** A product of the demo catalogue with so many pieces in the default city, and none anywhere else. */
export async function productWith(database: FilledDatabase, pieces: number, place = 0): Promise<number> {
  const [product] = await database.sql<{ id: number }>(
    `select id from products where category_id = 224 and order_type = 'buy' and not is_markdown order by popularity desc, id offset ${place} limit 1`,
  );
  const [store, other] = await database.sql<{ id: number }>('select id from stores where city_id = 1 and type = 1 order by id limit 2');
  if (product === undefined || store === undefined || other === undefined) throw new Error('The demo catalogue is not there.');
  const elsewhere = Math.min(7, pieces - 1);
  await database.sql(`delete from stock where product_id = ${product.id}`);
  await database.sql(`insert into stock (product_id, store_id, quantity)
    values (${product.id}, ${store.id}, ${pieces - elsewhere}), (${product.id}, ${other.id}, ${elsewhere})`);
  return product.id;
}
