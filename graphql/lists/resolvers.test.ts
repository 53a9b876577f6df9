import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { type Answers, fakeProvider, page, setCookies, testContext, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

/** Every product exists but those from 900 on. */
const cards: Answers = {
  products: {
    byIds: ({ query }) => page((query?.product_ids ?? []).filter((id) => Number(id) < 900).map((id) => samples.card({ id: asId(id) }))),
  },
};

async function execute(source: string, cookie = '', over: Answers = {}) {
  const fake = fakeProvider(shop({ ...cards, ...over }));
  const { context } = testContext(fake.provider, cookie === '' ? {} : { cookie });
  const { data, errors } = await run({ source, context });
  const codes = (errors ?? []).map(({ extensions }) => extensions.code);
  const calls = fake.recordedCalls.map(({ call }) => call);
  return { data, codes, errors, calls, cookies: setCookies(context), ...fake };
}

const add = (kind: string, ...ids: number[]) =>
  `mutation { productListAdd(input: { kind: ${kind}, productIds: ${JSON.stringify(ids.map(String))} }) { list { kind productIds } } }`;
const remove = (kind: string, ...ids: number[]) => add(kind, ...ids).replace('productListAdd', 'productListRemove');
const year = 31_104_000;
const shopper = 'access_token=access-0';

describe('a guest', () => {
  test('has what the cookies say, and no call is made', async () => {
    const { data, calls } = await execute(
      '{ favorites { productIds } comparison { productIds mostCount } }',
      'favourites=2~1; compare_products=3',
    );
    expect(data).toEqual({ favorites: { productIds: ['2', '1'] }, comparison: { productIds: ['3'], mostCount: 20 } });
    expect(calls).toEqual([]);
  });

  test('adds to the cookie, which lives for twelve months of thirty days', async () => {
    const { data, cookies } = await execute(add('COMPARISON', 5), 'compare_products=3');
    expect(data?.productListAdd).toEqual({ list: { kind: 'COMPARISON', productIds: ['5', '3'] } });
    expect(cookies).toEqual([`compare_products=5~3; Max-Age=${12 * 2_592_000}; Path=/; SameSite=Lax`]);
    expect((await execute(add('FAVORITES', 5))).cookies).toEqual([`favourites=5; Max-Age=${year}; Path=/; SameSite=Lax`]);
  });

  test('removes from it, and the last one takes the cookie along', async () => {
    expect((await execute(remove('FAVORITES', 2), 'favourites=2~1')).cookies).toEqual([expect.stringContaining('favourites=1;')]);
    expect((await execute(remove('FAVORITES', 1), 'favourites=1')).cookies).toEqual([
      expect.stringContaining('favourites=; Max-Age=0; Path=/'),
    ]);
    expect((await execute(remove('FAVORITES', 7), 'favourites=1')).cookies).toEqual([]);
  });

  test('sees products in the order of the list, null for one that is gone', async () => {
    const { data } = await execute('{ favorites { products { id } } }', 'favourites=2~901~1');
    expect(data).toEqual({ favorites: { products: [{ id: '2' }, null, { id: '1' }] } });
  });

  test('is told that a list is full, and that a product is none', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => at + 1).join('~');
    const full = await execute(add('COMPARISON', 30), `compare_products=${twenty}`);
    expect([full.codes, full.cookies]).toEqual([['BAD_USER_INPUT'], []]);
    expect(full.errors?.[0]?.extensions.fields).toEqual({
      'input.productIds': ['Сравнить можно не больше 20 товаров. Уберите лишние, чтобы добавить новые.'],
    });
    expect((await execute(add('COMPARISON', 20), `compare_products=${twenty}`)).codes).toEqual([]);
    const unknown = await execute(add('FAVORITES', 901));
    expect([unknown.codes, unknown.cookies]).toEqual([['NOT_FOUND'], []]);
  });
});

describe('a shopper', () => {
  test('has what the account says', async () => {
    const { data, calls } = await execute('{ favorites { productIds } }', `${shopper}; favourites=1`);
    expect(data).toEqual({ favorites: { productIds: ['42'] } });
    expect(calls).toEqual(['lists.favorites']);
  });

  test('adds by joining and removes by replacing, without a cookie', async () => {
    const answers: Answers = { lists: { changeFavorites: () => ({ product_ids: [asId(5), asId(42)] }) } };
    const addReply = await execute(add('FAVORITES', 5, 42), shopper, answers);
    expect(addReply.data?.productListAdd).toEqual({ list: { kind: 'FAVORITES', productIds: ['5', '42'] } });
    expect(addReply.recordedCalls.at(-1)).toMatchObject({
      call: 'lists.changeFavorites',
      input: { body: { product_ids: ['5'], mode: 'merge' } },
    });
    const removeReply = await execute(remove('COMPARISON', 42), shopper);
    expect(removeReply.recordedCalls.at(-1)).toMatchObject({
      call: 'lists.changeCompare',
      input: { body: { product_ids: [], mode: 'set' } },
    });
    expect([...addReply.cookies, ...removeReply.cookies]).toEqual([]);
  });

  test('whose list cannot be loaded has none, with an error', async () => {
    const { data, codes } = await execute('{ favorites { productIds } comparison { productIds } }', shopper, {
      lists: { favorites: () => Promise.reject(unavailable()) },
    });
    expect(data).toEqual({ favorites: null, comparison: { productIds: ['42'] } });
    expect(codes).toEqual(['PROVIDER_UNAVAILABLE']);
  });
});

describe('signing in', () => {
  const signIn = `mutation { sessionSignIn(input: { login: "demo@vitrina.example", password: "x" }) { session { expiresIn } } }`;
  const names = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]);

  test('joins the guest’s lists to the account’s, and the cookies go', async () => {
    const { cookies, recordedCalls } = await execute(signIn, 'favourites=7~42; compare_products=8');
    const writtenIds = recordedCalls
      .filter(({ call }) => call.startsWith('lists.change'))
      .map(({ call, input, caller }) => ({ call, input, by: caller.bearer }));
    expect(writtenIds).toEqual(
      expect.arrayContaining([
        { call: 'lists.changeFavorites', input: { body: { product_ids: ['7'], mode: 'merge' } }, by: 'access-1' },
        { call: 'lists.changeCompare', input: { body: { product_ids: ['8'], mode: 'merge' } }, by: 'access-1' },
      ]),
    );
    expect(names(cookies)).toEqual(expect.arrayContaining(['favourites=', 'compare_products=']));
  });

  test('later fields see the joined list', async () => {
    const both = `mutation { sessionSignIn(input: { login: "demo@vitrina.example", password: "x" }) { session { expiresIn } } productListRemove(input: { kind: FAVORITES, productIds: ["42"] }) { list { productIds } } }`;
    const { recordedCalls } = await execute(both, 'favourites=7', {
      lists: { changeFavorites: ({ body }) => ({ product_ids: body.mode === 'merge' ? [asId(7), asId(42)] : [asId(7)] }) },
    });
    expect(recordedCalls.at(-1)?.input).toEqual({ body: { product_ids: ['7'], mode: 'set' } });
  });

  test('succeeds when they cannot be joined, and the browser keeps them', async () => {
    const away = () => Promise.reject(unavailable());
    const { cookies, codes } = await execute(signIn, 'favourites=7; compare_products=8', { lists: { changeFavorites: away } });
    expect(codes).toEqual([]);
    expect(names(cookies)).toContain('compare_products=');
    expect(names(cookies).filter((cookie) => cookie?.startsWith('favourites'))).toEqual([]);
  });

  test('of a guest without lists asks for none', async () => {
    expect((await execute(signIn)).calls.filter((call) => call.startsWith('lists.'))).toEqual([]);
  });
});
