import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/shop.ts';

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
