import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { page, refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('stores by an address come with their distance, and an address is more than two letters', async () => {
  const near = shop({ stores: { byAddress: () => page([{ ...samples.store(), distance: 412.6 }]) } });
  const { answer, asked } = await ask('{ storesByAddress(address: " Артёма 74 ", kinds: [STORE]) { distance store { id } } }', near);
  expect(answer.data.storesByAddress).toEqual([{ distance: 413, store: { id: '5' } }]);
  expect(asked.at(-1)?.input).toMatchObject({ query: { query: 'Артёма 74', types: [1], per_page: 250 } });
  const short = await ask('{ storesByAddress(address: " А ") { distance } }');
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
  const { answer } = await ask('{ a: store(id: 5) { isOpen hoursText } b: store(id: 6) { isOpen hoursText } }', far);
  // 12:15 in Moscow is 19:15 there.
  expect(answer.data).toEqual({ a: { isOpen: true, hoursText: 'открыто до\u00a021:00' }, b: { isOpen: null, hoursText: null } });
});

test('a service centre says what it can', async () => {
  const bare = {
    id: asId(7),
    name: null,
    brand_codes: [],
    address: null,
    phone: null,
    longitude: null,
    latitude: null,
    work_time_line: null,
  };
  const centers = shop({ stores: { serviceCenters: () => page([bare]) } });
  const { answer, asked } = await ask('{ serviceCenters(brandCode: "lg") { name address phone workTimeLine } }', centers);
  expect(answer.data.serviceCenters).toEqual([{ name: 'Сервисный центр', address: '', phone: '', workTimeLine: '' }]);
  expect(asked.at(-1)?.input).toMatchObject({ query: { brand_code: 'lg' } });
});

test('the stock of another city is read by its clock', async () => {
  const far = shop({ cities: { city: () => samples.city({ id: asId(9), alias: 'vladivostok', time_zone: 'Asia/Vladivostok' }) } });
  const { answer, asked } = await ask('{ product(id: 1) { stores(city: 9) { timeText } } }', far);
  expect(asked.at(-1)).toMatchObject({ call: 'stores.withProduct', caller: { cityId: asId(9) } });
  // 12:15 in Moscow is 19:15 there: the store is open until 21:00.
  expect(answer.data.product.stores).toEqual([{ timeText: 'через 15 минут' }]);
  const none = shop({ cities: { city: () => Promise.reject(refusal(404, 'not_found')) } });
  const nowhere = await ask('{ product(id: 1) { stores(city: 999) { quantity } } }', none);
  expect(nowhere.answer.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { city: ['Такого города нет.'] } });
});
