import { unknownRoute } from '@vitrina/services/contract/failure.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { page, refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('stores by an address come with their distance, and an address is more than two letters', async () => {
  const near = shop({ stores: { byAddress: () => page([{ ...samples.store(), distance: 412.6 }]) } });
  const { answer, recordedCalls } = await execute(
    '{ storesByAddress(address: " Артёма 74 ", kinds: [STORE]) { distance store { id } } }',
    near,
  );
  expect(answer.data.storesByAddress).toEqual([{ distance: 413, store: { id: '5' } }]);
  expect(recordedCalls.at(-1)?.input).toMatchObject({ query: { query: 'Артёма 74', types: [1], per_page: 250 } });
  const short = await execute('{ storesByAddress(address: " А ") { distance } }');
  expect(short.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { address: [expect.any(String)] } });
  expect(short.countOf('stores.byAddress')).toBe(0);
});

test('hours are those of the store’s own city; of a place that tells none nobody knows', async () => {
  const far = shop({
    cities: { cities: () => page([samples.city({ id: asId(9), time_zone: 'Asia/Vladivostok' })]) },
    stores: {
      store: ({ params }) =>
        samples.store({
          id: asId(params.id),
          city: { id: asId(9), alias: null, name: '' },
          ...(params.id === asId(6) && { work_time: [] }),
        }),
    },
  });
  const { answer } = await execute('{ a: store(id: 5) { isOpen hoursText } b: store(id: 6) { isOpen hoursText } }', far);
  // 12:15 in Moscow is 19:15 there.
  expect(answer.data).toEqual({ a: { isOpen: true, hoursText: 'открыто до\u00a021:00' }, b: { isOpen: null, hoursText: null } });
});

test('a service centre says what it can', async () => {
  const bare = {
    id: asId(7),
    name: null,
    brand_codes: [],
    address: '',
    phone: '',
    longitude: null,
    latitude: null,
    work_time_line: '',
  };
  const centers = shop({ stores: { serviceCenters: () => page([bare]) } });
  const { answer, recordedCalls } = await execute('{ serviceCenters(brandCode: "lg") { name address phone workTimeLine } }', centers);
  expect(answer.data.serviceCenters).toEqual([{ name: 'Сервисный центр', address: '', phone: '', workTimeLine: '' }]);
  expect(recordedCalls.at(-1)?.input).toMatchObject({ query: { brand_code: 'lg' } });
});

test('the stock of another city is read by its clock', async () => {
  const far = shop({ cities: { city: () => samples.city({ id: asId(9), alias: 'vladivostok', time_zone: 'Asia/Vladivostok' }) } });
  const { answer, recordedCalls } = await execute('{ product(id: 1) { stores(city: 9) { timeText } } }', far);
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'stores.withProduct', caller: { cityId: asId(9) } });
  // 12:15 in Moscow is 19:15 there: the store is open until 21:00.
  expect(answer.data.product.stores).toEqual([{ timeText: 'через 15 минут' }]);
  const none = shop({ cities: { city: () => Promise.reject(refusal(404, 'not_found')) } });
  const nowhere = await execute('{ product(id: 1) { stores(city: 999) { quantity } } }', none);
  expect(nowhere.answer.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { city: ['Такого города нет.'] } });
});

const hundredStores = (from = 1) =>
  page(
    Array.from({ length: 100 }, (_, at) => samples.card({ id: asId(from + at) })),
    { perPage: 100 },
  );
const listings = { byCategory: () => hundredStores(), byBrand: () => hundredStores(101) };
const listing = (of: string, ...fields: string[]) => `listing(of: ${of}, perPage: 100) { nodes { ${fields.join(' ')} } }`;

describe('the stock of chosen stores', () => {
  test('is one call for a hundred products, three with the products and the store', async () => {
    const source = `{ ${listing('{ category: 1 }', 'id stock(storeIds: [5]) { quantity pickupAt store { id name } }')} }`;
    const { answer, recordedCalls } = await execute(source, shop({ products: listings }));
    expect(answer.errors).toBeUndefined();
    expect(answer.data.listing.nodes).toHaveLength(100);
    expect(answer.data.listing.nodes[99].stock).toMatchObject([{ quantity: 2, store: { id: '5' } }]);
    expect(recordedCalls.map(({ call }) => call)).toEqual(['products.byCategory', 'stores.stock', 'stores.store']);
  });

  test('stands in the order asked, each store once, without those that there are not', async () => {
    const of = { stores: { withProduct: () => page([6, 5].map((id) => samples.store({ id: asId(id) }))) } };
    const { answer, recordedCalls } = await execute(
      '{ product(id: 1) { stock(storeIds: [5, 404, 6, 5, "𝁈"]) { store { id } } } }',
      shop(of),
    );
    expect(answer.data.product.stock).toEqual([{ store: { id: '5' } }, { store: { id: '6' } }]);
    expect(recordedCalls.find(({ call }) => call === 'stores.stock')?.input).toEqual({
      body: { store_ids: ['5', '404', '6'], product_ids: ['1'] },
    });
  });

  test('is read by the clock of each store’s city', async () => {
    const far = shop({
      cities: { cities: () => page([samples.city({ id: asId(9), time_zone: 'Asia/Vladivostok' })]) },
      stores: { store: () => samples.store({ id: asId(5), city: { id: asId(9), alias: null, name: '' } }) },
    });
    const { answer } = await execute('{ product(id: 1) { stock(storeIds: [5]) { timeText } } }', far);
    expect(answer.data.product.stock).toEqual([{ timeText: 'через 15 минут' }]);
  });

  test('is asked product by product of a provider that has no such call, of a hundred at most', async () => {
    const ofOld = shop({
      products: listings,
      stores: {
        stock: () => Promise.reject(refusal(404, unknownRoute)),
        withProduct: ({ body }) =>
          page([samples.store({ id: asId(5), availability: { product_id: asId(body.product_id ?? 0), quantity: 3, pickup_at: null } })]),
      },
    });
    const first = listing('{ category: 1 }', 'stock(storeIds: [5]) { quantity }');
    const { answer, countOf } = await execute(`{ ${first} }`, ofOld);
    expect(answer.data.listing.nodes[42].stock).toEqual([{ quantity: 3 }]);
    expect(countOf('stores.withProduct')).toBe(100);
    const twice = await execute(`{ ${first} other: ${listing('{ brand: { code: "lg" } }', 'stock(storeIds: [5]) { quantity }')} }`, ofOld);
    expect(twice.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { storeIds: [expect.any(String)] } });
    expect(twice.countOf('stores.withProduct')).toBe(100);
  });

  test('is not that of more stores than a call may name', async () => {
    const stores = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
    const many = await execute(`{ product(id: 1) { stock(storeIds: [${stores(1, 21)}]) { quantity } } }`);
    expect(many.answer.errors[0].extensions).toMatchObject({ fields: { storeIds: ['Не больше 20 магазинов.'] } });
    const groups = stores(0, 6).map((at) => `s${at}: stock(storeIds: [${stores(at * 20 + 1, 20)}]) { quantity }`);
    const { answer, countOf } = await execute(`{ product(id: 1) { ${groups.join(' ')} } }`);
    expect(answer.errors[0].extensions).toMatchObject({ fields: { storeIds: ['Не больше 100 магазинов в одном запросе.'] } });
    expect(countOf('stores.stock')).toBe(0);
  });
});
