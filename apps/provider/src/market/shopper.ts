import { hashOf } from '../platform/secret.ts';
import type { Market } from './buyer.ts';
import type { Chance } from './chance.ts';
import type { Good, SqlClient } from './goods.ts';

const documents = {
  has_device_and_charger: true,
  has_kit_accessories: false,
  purchase_date: '2026-01-15',
  guarantee_card_photo_id: null,
  passport_photo_id: null,
  application_for_insurance_payment_photo_id: null,
  conclusion_photo_id: null,
  additional: [],
};

/** What a signed-in shopper does beside buying: everything that writes to an account. */
export function createShopper(
  market: Market,
  sqlClient: SqlClient,
  phone: string,
  bearer: string,
  goods: readonly Good[],
  reviewIds: readonly number[],
) {
  const authorization = `Bearer ${bearer}`;
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: Record<string, string> = {}) =>
    market.send<{ id?: number }>(method, path, { authorization, ...more }, body);
  const address = {
    city: { name: 'Донецк' },
    street: 'Артёма',
    house_number: '1',
    floor: null,
    flat_number: null,
    building: null,
    housing: null,
  };
  const flags = { ready_sell_for_parts: true, important_save_data: true, consider_alternatives: false };
  const profile = { last_name: null, birthdate: null, sex: null, phone, email: `${phone}@example.ru` };

  return {
    /** Merges a guest's basket twice concurrently, as two tabs do. */
    async merge(chance: Chance): Promise<void> {
      const [good] = chance.some(goods, 1);
      if (good === undefined) return;
      const { status, body: basket } = await market.put(good, 1 + chance.integer(2));
      if (status !== 200) return;
      const join = () => send('POST', '/basket/merge', undefined, { 'x-basket-id': basket.id });
      await Promise.all([join(), join()]);
    },
    async list(chance: Chance): Promise<void> {
      const product_ids = chance.some(goods, 5).map(({ id }) => id);
      const change = (list: string, mode: string) => send('PUT', `/v2/users/me/${list}`, { product_ids, mode });
      await Promise.all([change('favorites', 'merge'), change('compare', 'merge'), change('favorites', 'set')]);
    },
    async keepAddresses(): Promise<void> {
      const { body } = await send('POST', '/v2/users/me/addresses', address);
      await Promise.all([
        send('PUT', `/v2/users/me/addresses/${body.id}`, { ...address, house_number: '2' }),
        send('DELETE', `/v2/users/me/addresses/${body.id}`),
        send('POST', '/v2/users/me/addresses', address),
      ]);
    },
    async changeProfile(chance: Chance): Promise<void> {
      const [good] = chance.some(goods, 1);
      const subscription = `/v2/users/me/profile/product-subscription/${good?.id}`;
      await Promise.all([
        send('PUT', '/v2/users/me/profile', { ...profile, first_name: `Анна ${chance.integer(9)}` }),
        send('PUT', '/v2/users/me/profile', { ...profile, first_name: 'Вера', birthdate: '1990-05-14' }),
        send('PUT', '/v2/users/me/profile/subscriptions', { subscribe_types: ['sale', 'news'].slice(chance.integer(2)) }),
        send('PUT', subscription),
        send('DELETE', subscription),
      ]);
    },
    /** Asks for repairs of what the shop takes, and both tabs name the same receipt. */
    async repair(): Promise<void> {
      const [receipt] = await sqlClient.sql<{ id: number }>(`insert into documents (user_id, name, type, content, created_at)
        select id, 'чек.png', 'image/png', '', now() from users where phone = '${phone}' returning id`);
      const request = {
        user: { name: 'Анна', phone: Number(phone), email: null, phone_request_id: null, city_id: 1 },
        problem: { id: null, model_id: null, device_type_id: 1, description: 'Не включается', ...flags },
        delivery_type: 'store',
        store_id: 11,
        docs: { ...documents, cheque_photo_id: receipt?.id ?? null },
      };
      const submit = () => send('POST', '/v1/order/warranty-repair', request, { 'idempotency-key': crypto.randomUUID() });
      await Promise.all([submit(), submit()]);
    },
    /** Changes an order of the account while two other tabs cancel it. */
    async cancel(chance: Chance): Promise<void> {
      const { body: orders } = await market.send<{ id: number }[]>('GET', '/v3/customer/orders', { authorization });
      const [order] = chance.some(orders, 1);
      if (order === undefined) return;
      const changes = { contact_name: 'Вера', mobile_phone: Number(phone), email: null, comment: null };
      const submit = () => send('POST', `/v3/customer/orders/${order.id}/cancel`);
      await Promise.all([submit(), send('PUT', `/v3/customer/orders/${order.id}`, changes), submit()]);
    },
    /** Opens what a guest has ordered with this phone, in both tabs at once: it becomes the account's. */
    async openOrder(): Promise<void> {
      const [order] = await sqlClient.sql<{ id: number }>(
        `select id from orders where mobile_phone = '${phone}' and user_id is null limit 1`,
      );
      if (order === undefined) return;
      const { body: codeRequest } = await market.send<{ request_id?: string }>(
        'POST',
        '/v3/customer/orders/send-code',
        { authorization, 'x-forwarded-for': `10.9.9.${phone.slice(-1)}` },
        { order_id: order.id, phone: Number(phone) },
      );
      const [message] = await sqlClient.sql<{ text: string }>(
        `select text from outbox where recipient like '%${phone}' and subject like 'Код для%' order by id desc limit 1`,
      );
      const code = /\d{6}/.exec(message?.text ?? '')?.[0];
      if (codeRequest.request_id === undefined || code === undefined) return;
      const body = { order_id: order.id, phone: Number(phone), code, request_id: codeRequest.request_id };
      await Promise.all([send('POST', '/v3/customer/orders/open', body), send('POST', '/v3/customer/orders/open', body)]);
    },
    /** Reviews several products and votes on other people's reviews. */
    async postReviews(chance: Chance): Promise<void> {
      const postReview = (owner_id: number) =>
        send('POST', '/v2/comments/create', {
          type: 'product',
          owner_id,
          rate: 1 + chance.integer(5),
          author: 'Анна',
          text: 'Хороший товар, служит давно.',
          consents: ['personal-data'],
        });
      const vote = (id: number) => send('POST', `/comments/${id}/${chance.integer(2) === 0 ? 'like' : 'dislike'}`);
      await Promise.all([...chance.some(goods, 3).map(({ id }) => postReview(id)), ...chance.some(reviewIds, 3).map(vote)]);
    },
  };
}

/** Shoppers who are signed in, by their bearers. */
export async function createSessions({ sql }: SqlClient, count: number, phoneOf: (index: number) => string): Promise<string[]> {
  const bearers = Array.from({ length: count }, (_, index) => `bearer-of-the-market-${index}`);
  for (const [index, bearer] of bearers.entries()) {
    await sql(`with u as (insert into users (phone) values ('${phoneOf(index)}') returning id),
      s as (insert into sessions (user_id) select id from u returning id)
      insert into session_tokens (hash, session_id, kind, expires_at) select '${hashOf(bearer)}', id, 'access', now() + interval '1 hour' from s`);
  }
  return bearers;
}
