import { setTimeout as pause } from 'node:timers/promises';
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
}

export interface Created {
  orders: Order[];
  order_key: string;
}

interface Answer<Body> {
  status: number;
  body: Body;
}

/** Payment by card, which takes any sum, and in the store; the delivery to a store (spec 1 §9). */
const card = 17;
const onReceipt = 1;
const toStore = 1;

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
    read: (basketId: string, bearer?: string) => send<Basket>('GET', '/basket/get-basket', who(basketId, bearer)),
    /** Orders for the first store that has all of it, to be paid there, or, where all is sent by e-mail, by card. */
    async order(basket: Basket, key: string, bearer?: string): Promise<Answer<Created>> {
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
      return send<Created>(
        'POST',
        '/api/create-order',
        { 'x-basket-id': basket.id, 'idempotency-key': key, 'x-forwarded-for': `10.${(buyer >> 8) & 255}.${buyer & 255}.1` },
        {
          revision: basket.revision,
          order_type_id: 33,
          contact: { first_name: 'Анна', last_name: 'Петрова', phone: 79_980_000_000 + buyer, email: 'anna@example.ru' },
          deliveries,
          payment_type_id: isSent ? card : onReceipt,
          is_one_click: false,
          comment: null,
          consents: ['personal-data'],
        },
      );
    },
    /** Begins to pay; gives the acquirer's token. */
    async pay(order: Order, orderKey: string): Promise<string | undefined> {
      const headers = { 'x-order-key': orderKey };
      const begun = await send<{ id: number }>(
        'POST',
        '/api/create-payment',
        { ...headers, 'idempotency-key': crypto.randomUUID() },
        {
          order_id: order.id,
          payment_type_id: card,
        },
      );
      if (begun.status !== 200) return undefined;
      const { body } = await send<{ url?: string }>(
        'POST',
        `/api/init-payment/${begun.body.id}`,
        { ...headers, 'idempotency-key': crypto.randomUUID() },
        { return_url: '/' },
      );
      return body.url?.split('/').at(-1);
    },
  };
}

export type Market = ReturnType<typeof marketOf>;
