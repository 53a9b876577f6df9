import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

describe.each(bothEngines)('%s', (_, open) => {
  let shop: ShopWithShoppers;
  /** Some products of the small shop. */
  let ids: number[];

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
    ids = (await rows(shop.db, { id: column.number }, sql`select id from products order by id limit 4`)).map(({ id }) => id);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const request = async (method: 'GET' | 'PUT', list: string, headers: Record<string, string>, payload?: object) => {
    const answer = await shop.app.inject({ method, url: `/v2/users/me/${list}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const merge = (product_ids: readonly (number | undefined)[]) => ({ product_ids, mode: 'merge' });
  const set = (product_ids: readonly (number | undefined)[]) => ({ product_ids, mode: 'set' });

  test('what is added comes first, and is read again in that order', async () => {
    const [a, b, c] = ids;
    const anna = bearerOf(await shop.signIn());
    expect((await request('PUT', 'favorites', anna, merge([a]))).body).toEqual({ product_ids: [a] });
    expect((await request('PUT', 'favorites', anna, merge([c, b, a]))).body).toEqual({ product_ids: [c, b, a] });
    expect((await request('GET', 'favorites', anna)).body).toEqual({ product_ids: [c, b, a] });
    expect((await request('PUT', 'favorites', anna, set([b, a]))).body).toEqual({ product_ids: [b, a] });
    expect((await request('GET', 'favorites', anna)).body).toEqual({ product_ids: [b, a] });
    expect((await request('PUT', 'favorites', anna, set([]))).body).toEqual({ product_ids: [] });
  });

  test('the two lists and two shoppers do not meet', async () => {
    const [a, b] = ids;
    const anna = bearerOf(await shop.signIn());
    const other = bearerOf(await shop.signIn({}, boris));
    await request('PUT', 'favorites', anna, merge([a]));
    await request('PUT', 'compare', anna, merge([b]));
    await request('PUT', 'compare', other, merge([a]));
    expect((await request('GET', 'favorites', anna)).body).toEqual({ product_ids: [a] });
    expect((await request('GET', 'compare', anna)).body).toEqual({ product_ids: [b] });
    expect((await request('GET', 'favorites', other)).body).toEqual({ product_ids: [] });
  });

  test('what is no product stays away', async () => {
    const anna = bearerOf(await shop.signIn());
    const [a] = ids;
    const answer = await request('PUT', 'compare', anna, { product_ids: [987_654_321, 'p-1', a, 99_999_999_999], mode: 'merge' });
    expect(answer).toEqual({ status: 200, body: { product_ids: [a] } });
  });

  test('changes of one moment are all kept', async () => {
    const anna = bearerOf(await shop.signIn());
    await Promise.all(ids.map((id) => request('PUT', 'favorites', anna, merge([id]))));
    expect((await request('GET', 'favorites', anna)).body.product_ids.toSorted()).toEqual(ids);
  });

  test('a guest has none, and a list without its mode or too long is none', async () => {
    expect((await request('GET', 'favorites', {})).status).toBe(401);
    expect((await request('PUT', 'compare', {}, merge([]))).status).toBe(401);
    const anna = bearerOf(await shop.signIn());
    expect((await request('PUT', 'compare', anna, { product_ids: [] })).status).toBe(422);
    expect((await request('PUT', 'compare', anna, merge(Array.from({ length: 21 }, (_, at) => at + 1)))).status).toBe(422);
  });
});
