import { setTimeout as pause } from 'node:timers/promises';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Good } from './goods.ts';

interface Line {
  id: number;
  product_id: number;
}

export interface Basket {
  id: string;
  revision: number;
  items: Line[];
  orders: { key: string }[];
}

interface Order {
  id: number;
  status_id: string;
  payment_type: { id: number } | null;
}

export interface CreatedOrders {
  orders: Order[];
  order_key: string;
}

interface Answer<Body> {
  status: number;
  body: Body;
}

/** The delivery to a store (spec 1 §9). */
const toStore = 1;

/** Shoppers of the market by their phones; a guest may order with one of them. */
export const phoneOf = (index: number): string => `7999111${String(1000 + index)}`;
export const shoppers = 8;

/** How a buyer pays: what is sent by card, the rest in the store, on credit, or as a company by the bank of businesses. */
function payment(buyer: number, isSent: boolean) {
  if (isSent) return { payment_type_id: paymentTypes.online };
  if (buyer % 6 === 1 || buyer % 6 === 4) return { payment_type_id: paymentTypes.creditOnline, months: 12 };
  if (buyer % 6 === 2) return { payment_type_id: paymentTypes.mokka, months: 2 };
  if (buyer % 6 === 3) return { payment_type_id: paymentTypes.sberBusiness, company: { inn: '7707083893', name: 'ПАО Сбербанк' } };
  return { payment_type_id: paymentTypes.cash };
}

interface Way {
  key: string;
  deliveries: { delivery_type_id: number; finish_storage_id: number | null }[];
}

/** How often a call is sent that may be repeated; a machine that is busy says 503. */
const maxTries = 20;

/** A buyer who asks providers over the wire, now this one and now that. Keeps every answer that no client should see. */
export function marketOf(origins: readonly string[]) {
  const strange: string[] = [];
  const buyers = new Map<string, number>();
  let turn = 0;

  async function send<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Answer<Body>> {
    for (let tries = 1; ; tries += 1) {
      turn += 1;
      const answer = await fetch(`${origins[turn % origins.length]}${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status === 503 && tries < maxTries) {
        await pause(50 * tries);
        continue;
      }
      if (answer.status >= 500) strange.push(`${method} ${path}: ${answer.status} ${text}`);
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    }
  }

  const who = (basketId: string | undefined, bearer: string | undefined): Record<string, string> => ({
    ...(basketId !== undefined && { 'x-basket-id': basketId }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  });

  return {
    /** Answers of 500 and more. */
    strange,
    send,
    /** A form of the acquirer's side, which leads back to the shop. */
    async post(path: string, form: URLSearchParams): Promise<void> {
      turn += 1;
      const answer = await fetch(`${origins[turn % origins.length]}${path}`, { method: 'POST', body: form, redirect: 'manual' });
      if (answer.status >= 500) strange.push(`POST ${path}: ${answer.status} ${await answer.text()}`);
    },
    put: (good: Good, quantity: number, basketId?: string, bearer?: string) => {
      const supplier = good.supplierId === undefined ? '' : `&supplier_id=${good.supplierId}`;
      return send<Basket>('GET', `/basket/add-item?product_id=${good.id}&quantity=${quantity}${supplier}`, who(basketId, bearer));
    },
    setQuantity: (line: Line, quantity: number, basketId: string, bearer?: string) =>
      send<Basket>('GET', `/basket/update-item-quantity?id=${line.id}&quantity=${quantity}`, who(basketId, bearer)),
    remove: (line: Line, basketId: string, bearer?: string) =>
      send<Basket>('GET', `/basket/remove-item?id=${line.id}`, who(basketId, bearer)),
    /** Leaves these lines for later, and no others. */
    leaveForLater: (lines: readonly Line[], basketId: string, bearer?: string) =>
      send<Basket>('POST', '/basket/later', who(basketId, bearer), { item_ids: lines.map(({ id }) => id) }),
    read: (basketId: string, bearer?: string) => send<Basket>('GET', '/basket/get-basket', who(basketId, bearer)),
    /** Orders for the first store that has all of it, or, where all is sent by e-mail, for none. */
    async order(basket: Basket, key: string, bearer?: string): Promise<Answer<CreatedOrders>> {
      const isSent = basket.orders.every((order) => order.key === 'digital');
      // Somebody else by each key: a phone and a network may order so many times an hour.
      const buyer = buyers.get(key) ?? buyers.size;
      buyers.set(key, buyer);
      const ways = isSent ? [] : (await send<Way[]>('GET', '/variations_orders?delivery_purpose=pickup', who(basket.id, bearer))).body;
      const deliveries = Object.fromEntries(
        (Array.isArray(ways) ? ways : []).flatMap(({ key: name, deliveries: of }) => {
          const store = of.find(({ delivery_type_id: type }) => type === toStore);
          return store === undefined ? [] : [[name, { delivery_type_id: toStore, finish_storage_id: store.finish_storage_id }]];
        }),
      );
      return send<CreatedOrders>(
        'POST',
        '/api/create-order',
        { 'x-basket-id': basket.id, 'idempotency-key': key, 'x-forwarded-for': `10.${(buyer >> 8) & 255}.${buyer & 255}.1` },
        {
          revision: basket.revision,
          order_type_id: 33,
          contact: {
            first_name: 'Анна',
            last_name: 'Петрова',
            phone: buyer % 6 === 0 ? Number(phoneOf(buyer % shoppers)) : 79_980_000_000 + buyer,
            email: 'anna@example.ru',
          },
          deliveries,
          ...payment(buyer, isSent),
          is_one_click: false,
          comment: null,
          consents: ['personal-data'],
        },
      );
    },
    /** Begins to pay; gives the acquirer's token. */
    async pay(order: Order, orderKey: string): Promise<string | undefined> {
      const headers = { 'x-order-key': orderKey };
      const payment = await send<{ id: number }>(
        'POST',
        '/api/create-payment',
        { ...headers, 'idempotency-key': crypto.randomUUID() },
        {
          order_id: order.id,
          payment_type_id: order.payment_type?.id ?? paymentTypes.online,
        },
      );
      if (payment.status !== 200) return undefined;
      const { body } = await send<{ url?: string }>(
        'POST',
        `/api/init-payment/${payment.body.id}`,
        { ...headers, 'idempotency-key': crypto.randomUUID() },
        { return_url: '/' },
      );
      return body.url?.split('/').at(-1);
    },
  };
}

export type Market = ReturnType<typeof marketOf>;
