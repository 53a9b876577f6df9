import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import * as rows from '../testing/rows.ts';
import { shop } from '../testing/shop.ts';

test('the stock of another city is read by its clock', async () => {
  const far = shop({
    cities: {
      cities: () => ({
        items: [rows.city({ id: 9, alias: 'vladivostok', time_zone: 'Asia/Vladivostok' })],
        total: 1,
        perPage: 1,
        pageCount: 1,
        currentPage: 1,
      }),
    },
  });
  const { answer, asked } = await ask('{ product(id: 1) { stores(cityAlias: "vladivostok") { availability { timeText } } } }', far);
  expect(asked.at(-1)).toMatchObject({ call: 'stores.withProduct', caller: { cityId: 9 } });
  // 12:15 in Moscow is 19:15 there: the store is open until 21:00.
  expect(answer.data.product.stores).toEqual([{ availability: { timeText: 'через 15 минут' } }]);
  const nowhere = await ask('{ product(id: 1) { stores(cityAlias: "nowhere") { id } } }');
  expect(nowhere.answer.errors[0].extensions.code).toBe('NOT_FOUND');
});
