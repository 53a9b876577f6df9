import { setTimeout } from 'node:timers/promises';
import { type Answer, ask, type FilledDatabase } from './house.ts';

/** A key with a budget that no test reaches: one address asks for more here than one person may. */
export const appKey = 'integration-tests';

export interface Basket {
  id: string;
  revision: number;
}

export interface Created {
  orders: { id: number; totalSum: number; statusId: string }[];
  orderKey: string;
}

interface Shop {
  origin: string;
}

/** Buying over `POST /graphql`, as another application does: basket and keys travel in headers. */
export async function basketOf(shop: Shop, product: number): Promise<Basket> {
  const { data, errors } = await ask<{ addToBasket: Basket }>(
    shop,
    'mutation ($product: Int!) { addToBasket(productId: $product) { id revision } }',
    { product },
    { 'x-app-key': appKey },
  );
  if (data === null) throw new Error(`Nothing was put into the basket: ${JSON.stringify(errors)}`);
  return data.addToBasket;
}

/** How an order is to be had and paid; in one-click mode by default. */
export interface Terms {
  isOneClick: boolean;
  deliveries: { orderKey: string; deliveryTypeId: number; storeId?: number | undefined }[];
  paymentTypeId?: number;
}

const oneClick: Terms = { isOneClick: true, deliveries: [] };

export function order(
  shop: Shop,
  basket: Basket,
  key: string = crypto.randomUUID(),
  terms = oneClick,
): Promise<Answer<{ createOrder: Created }>> {
  return ask(
    shop,
    `mutation ($input: CreateOrderInput!, $key: String!) {
      createOrder(input: $input, idempotencyKey: $key) { orderKey orders { id totalSum statusId } }
    }`,
    {
      key,
      input: {
        revision: basket.revision,
        contact: { firstName: 'Анна', lastName: 'Иванова', phone: '+7 999 000-00-01', email: 'anna@example.com' },
        consents: ['personal-data'],
        ...terms,
      },
    },
    { 'x-app-key': appKey, 'x-basket-id': basket.id },
  );
}

/** What a client is told to come back after (docs/clients.md). */
const passing = new Set(['RATE_LIMITED', 'PROVIDER_TIMEOUT', 'PROVIDER_UNAVAILABLE']);

/** Orders as a careful application does: who got no answer from a machine that is busy comes again with the same key. */
export async function orderPatiently(shop: Shop, basket: Basket): Promise<Answer<{ createOrder: Created }>> {
  const key = crypto.randomUUID();
  for (let tries = 1; ; tries += 1) {
    const answer = await order(shop, basket, key);
    if (tries === 5 || answer.errors?.every(({ extensions }) => passing.has(extensions.code)) !== true) return answer;
    await setTimeout(1000 * tries);
  }
}

interface Ways {
  checkoutOrders: { key: string; pickup: { deliveryTypeId: number; storeId: number; paymentTypeIds: number[] }[] }[];
}

/** Payment by card (spec 1 §9). */
export const card = 17;

/** An order that is picked up and paid by card. */
export async function prepaidOrder(shop: Shop, product: number): Promise<Created> {
  const basket = await basketOf(shop, product);
  const headers = { 'x-app-key': appKey, 'x-basket-id': basket.id };
  const ways = await ask<Ways>(shop, '{ checkoutOrders { key pickup { deliveryTypeId storeId paymentTypeIds } } }', {}, headers);
  const [part] = ways.data?.checkoutOrders ?? [];
  const place = part?.pickup.find(({ paymentTypeIds }) => paymentTypeIds.includes(card));
  if (part === undefined || place === undefined) throw new Error(`Nowhere to pick it up: ${JSON.stringify(ways)}`);
  const { deliveryTypeId, storeId } = place;
  const { data, errors } = await order(shop, basket, undefined, {
    isOneClick: false,
    deliveries: [{ orderKey: part.key, deliveryTypeId, storeId }],
    paymentTypeId: card,
  });
  if (data === null) throw new Error(`No order was made: ${JSON.stringify(errors)}`);
  return data.createOrder;
}

/** Begins an attempt to pay; the address is the acquirer's page. */
export function startPayment(
  shop: Shop,
  { orders: [made], orderKey }: Created,
): Promise<Answer<{ startPayment: { url: string; payment: { id: number } } }>> {
  return ask(
    shop,
    `mutation ($order: Int!, $back: String!, $key: String!) {
      startPayment(orderId: $order, paymentTypeId: ${card}, returnUrl: $back, idempotencyKey: $key) { url payment { id } }
    }`,
    { order: made?.id, back: `/cart/payment/${made?.id}`, key: crypto.randomUUID() },
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
