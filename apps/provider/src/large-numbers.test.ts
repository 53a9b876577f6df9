import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { idText } from '@vitrina/services/contract/wire.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { anyEngine } from './platform/database/testing/databases.ts';
import { shop } from './platform/database/testing/small-shop.ts';
import { bearerOf, openShopWithShoppers, type ShopWithShoppers } from './testing/shoppers.ts';

/** One more than 32 bits hold, more than fits a sum, more than a number of JavaScript is exact for, and more than it is. */
const large = ['2147483648', '99999999999', '999999999999999', '99999999999999999999', '9'.repeat(60)];

/** What is no number of this provider's, though it is an id: another provider may give such ones. */
const foreign = ['abc', 'a-1', '9f1c6f0e-0d6b-4d0a-8a51-5b5a3a0f4f52', '0', '007', '1e3', '-1'];
const unusedIds = [...large, ...foreign];

/** Parameters that are ids, by name. */
const idsOf = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, parameter]) => (parameter === idText ? [name] : []));

const pathsWithIds = everyEndpoint.filter(({ schemas }) => idsOf(schemas.params).length > 0);

/** What calls that change something are sent. */
const bodies: Readonly<Record<string, object>> = {
  'payments.init': { return_url: '/' },
  'actions.mechanics': { product: { id: 1, quantity: 1 } },
  'addresses.update': { city: { name: 'Донецк' }, street: 'Артёма', house_number: '74' },
  'orders.setStatus': { status: 'ready' },
  'comments.moderate': { status: 1 },
  'orders.requestReturn': { items: [{ item_id: 1, quantity: 1 }], reason: 'changed_mind', comment: null, handover: 'store' },
  'orders.sendGift': { email: 'masha@example.ru', name: 'Маша', words: null },
  'orders.update': { contact_name: 'Анна', mobile_phone: 79_990_000_001, email: null, comment: null },
};
const bodyOf = ({ domain, name, method }: AnyEndpoint): object | undefined =>
  method === 'GET' || method === 'DELETE' ? undefined : (bodies[`${domain}.${name}`] ?? {});

/** Those of a back office are answered nobody but the shop. */
const key = 'key-of-the-shop-and-nobody-else';

/** The declared path with one id in the place of each of its ids. */
const pathWith = ({ path, schemas }: AnyEndpoint, id: string): string =>
  idsOf(schemas.params)
    .reduce((text, name) => text.replace(`{${name}}`, id), path)
    .replaceAll(/\{\w+\}/g, 'acme');

describe.each(anyEngine)('%s', (_, open) => {
  let shopWithShoppers: ShopWithShoppers;
  let headers: Record<string, string>;
  beforeAll(async () => {
    shopWithShoppers = await openShopWithShoppers(open, key);
  });
  afterAll(() => shopWithShoppers?.close());
  beforeEach(async () => {
    await shopWithShoppers.reset();
    const ofShop = { 'x-provider-key': key };
    headers = { ...ofShop, ...bearerOf(await shopWithShoppers.signIn(ofShop)), 'idempotency-key': 'large-numbers-1' };
  });

  const request = async (url: string, payload?: object, method: AnyEndpoint['method'] = payload === undefined ? 'GET' : 'POST') => {
    const answer = await shopWithShoppers.app.inject({ method, url, headers, ...(payload && { payload }) });
    const code = answer.statusCode < 400 ? undefined : answer.json().code;
    return { status: answer.statusCode, code, headers: answer.headers, json: () => answer.json() };
  };

  test.each(unusedIds)('%s in the path of any call is a thing that there is not', async (id) => {
    expect(pathsWithIds.length).toBeGreaterThan(0);
    const results = [];
    for (const endpoint of pathsWithIds) {
      const { status, code } = await request(pathWith(endpoint, id), bodyOf(endpoint), endpoint.method);
      results.push(`${endpoint.domain}.${endpoint.name} ${status} ${code}`);
    }
    // What is not waited for need not be forgotten.
    const isNone = (call: string) => (call === 'profile.unsubscribe' ? '200 undefined' : '404 not_found');
    expect(results).toEqual(pathsWithIds.map(({ domain, name }) => `${domain}.${name} ${isNone(`${domain}.${name}`)}`));
  });

  test.each(unusedIds)('%s as an id of a query or a body is one that nothing has', async (id) => {
    expect((await request(`/v3/products?product_ids[]=${shop.phone}&product_ids[]=${id}`)).json()).toHaveLength(1);
    expect(await request(`/basket/add-item?product_id=${id}&quantity=1`)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await request(`/basket/add-item?product_id=${shop.partner}&quantity=1&supplier_id=${id}`)).toMatchObject({ status: 404 });
    expect(await request(`/basket/update-item-quantity?id=${id}&quantity=1`)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await request(`/basket/remove-item?id=${id}`)).status).toBe(200);
    expect((await request(`/v3/products/search?q=a&category_id=${id}`)).json()).toEqual([]);
    expect(await request(`/v3/products/filters?category_id=${id}`)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await request(`/v2/delivery/list?products[0][product_id]=${id}&products[0][quantity]=1`)).json()).toEqual([]);
    expect((await request(`/v2/menu?city_id=${id}`)).status).toBe(200);
    // In a body an id may be a number too.
    for (const inBody of /^[1-9]\d{0,14}$/.test(id) ? [id, Number(id)] : [id]) {
      const availability = (await request('/v2/products/availability', { product_ids: [shop.phone, inBody], city_id: 1 })).json();
      expect(availability.map(({ product_id }: { product_id: number }) => product_id)).toEqual([shop.phone]);
      expect((await request('/v2/products/availability', { product_ids: [shop.phone], city_id: inBody })).status).toBe(200);
      expect((await request('/v2/stores', { ids: [shop.store, inBody] })).json()).toHaveLength(1);
      const [store] = (await request('/v2/stores', { ids: [shop.store], product_id: inBody })).json();
      expect(store).toMatchObject({ id: shop.store, availability: null });
      expect(await request('/api/create-payment', { order_id: inBody, payment_type_id: 17 })).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });

  test.each(large)('%s as a page, a count, a city or a kind is no failure of ours', async (number) => {
    const asFar = number.length <= 15 ? 200 : 422;
    for (const url of [
      `/v2/cities?page=${number}`,
      `/v2/brands?page=${number}&per_page=${number}`,
      `/v3/products/search?q=a&page=${number}`,
    ]) {
      expect([url, (await request(url)).status]).toEqual([url, asFar]);
    }
    const { id, revision } = (await request(`/basket/add-item?product_id=${shop.phone}&quantity=1`)).json();
    for (const query of [`add-item?product_id=${shop.phone}`, `update-item-quantity?id=1`]) {
      expect([404, 409, 422]).toContain((await request(`/basket/${query}&quantity=${number}`)).status);
    }
    headers['x-basket-id'] = id;
    const order = {
      revision,
      contact: { first_name: 'Анна', last_name: '', phone: 79000000001, email: null },
      comment: null,
      consents: [],
    };
    const kinds = { order_type_id: 33, payment_type_id: 17, is_one_click: false, deliveries: {} };
    for (const wrong of [
      { order_type_id: Number(number), is_one_click: true, payment_type_id: null },
      { payment_type_id: Number(number) },
      { revision: Number(number) },
      { deliveries: { buy: { delivery_type_id: 1, finish_storage_id: Number(number) } } },
      { deliveries: { buy: { delivery_type_id: 1, finish_storage_id: number } } },
      { deliveries: { buy: { delivery_type_id: Number(number), finish_storage_id: shop.store } } },
    ]) {
      expect([409, 422]).toContain((await request('/api/create-order', { ...order, ...kinds, ...wrong })).status);
    }
  });

  test.each(['/v2/cities', '/v2/stores', '/v2/brands', '/v2/series', '/v2/service-centers', '/v3/products/search?q=a'])(
    'a page of %s beyond the last is empty, and says which pages there are',
    async (path) => {
      const pageOf = (page: number) => request(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
      const [first, beyond] = [await pageOf(1), await pageOf(1000)];
      expect([first.status, beyond.status, beyond.json()]).toEqual([200, 200, []]);
      const total = 'x-pagination-total-count';
      expect([path, beyond.headers[total]]).toEqual([path, first.headers[total]]);
    },
  );

  test.each(large)('a screen of %s is none', async (number) => {
    for (const path of [
      `/catalog/smartphones/${number}`,
      `/catalog/smartphones/224/${number}`,
      `/catalog/brand/acme/smartphones/${number}`,
    ]) {
      for (const call of ['/v3/seo', '/v2/breadcrumbs']) {
        expect(await request(`${call}?path=${encodeURIComponent(path)}`)).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
  });

  test.each(large)('no picture and no document fails for %s', async (number) => {
    for (const path of [
      `products/${number}/0.svg`,
      `categories/${number}.svg`,
      `banners/${number}.svg`,
      `banners/${number}-mobile.svg`,
      `stores/${number}-0.svg`,
      `manuals/${number}.pdf`,
    ]) {
      expect([path, (await request(`/media/${path}`)).status]).toEqual([path, 404]);
    }
  });
});
