import { maxAddresses } from '@vitrina/services/addresses/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

type Headers = Record<string, string>;

describe.each(bothEngines)('addresses, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let own: Headers;
  let others: Headers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    own = bearerOf(await shop.signIn());
    others = bearerOf(await shop.signIn({}, boris));
  });

  const url = '/v2/users/me/addresses';
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
    shop.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  const home = { city: { name: 'Донецк' }, street: 'Артёма', house_number: '74', flat_number: '12' };
  const whole = { ...home, floor: null, building: null, housing: null };
  const list = async (headers: Headers) => (await send('GET', url, headers)).json();

  test('are added, changed and removed by whoever they are of', async () => {
    const { id } = (await send('POST', url, own, home)).json();
    expect(await list(own)).toEqual([{ id, ...whole }]);
    expect((await send('PUT', `${url}/${id}`, own, { ...home, house_number: '75' })).json()).toEqual({ id });
    expect(await list(own)).toEqual([{ id, ...whole, house_number: '75' }]);
    expect((await send('DELETE', `${url}/${id}`, own)).json()).toEqual({ id });
    expect(await list(own)).toEqual([]);
    expect((await send('DELETE', `${url}/${id}`, own)).statusCode).toBe(404);
  });

  test('are nobody else’s', async () => {
    const { id } = (await send('POST', url, own, home)).json();
    expect(await list(others)).toEqual([]);
    expect((await send('PUT', `${url}/${id}`, others, home)).statusCode).toBe(404);
    expect((await send('DELETE', `${url}/${id}`, others)).statusCode).toBe(404);
    for (const method of ['GET', 'POST'] as const)
      expect((await send(method, url, {}, method === 'POST' ? home : undefined)).statusCode).toBe(401);
    expect(await list(own)).toHaveLength(1);
  });

  test('say which field is missing', async () => {
    expect((await send('POST', url, own, { ...home, street: '' })).json().errors).toHaveProperty('street');
  });

  test(`are ${maxAddresses} at most, also when they come at once`, async () => {
    const answers = await Promise.all(Array.from({ length: maxAddresses + 3 }, () => send('POST', url, own, home)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxAddresses);
    expect(await list(own)).toHaveLength(maxAddresses);
  });
});
