import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { unavailable } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

test('single things that are not there are null without an error', async () => {
  const { answer } = await execute(
    '{ product(id: 1) { id } store(id: 1) { id } city(by: { id: 2 }) { id } seo(path: "/x") { title } category(id: 9) { id } }',
    {
      products: { categories: () => [] },
    },
  );
  expect(answer).toEqual({ data: { product: null, store: null, city: null, seo: null, category: null } });
});

describe('parts that fail', () => {
  const brokenShop = shop({
    products: {
      filters: () => Promise.reject(unavailable()),
      availability: () => Promise.reject(unavailable()),
      similars: () => Promise.reject(unavailable()),
    },
    site: { mainPage: () => Promise.reject(unavailable()) },
  });

  test('are null, lists too, each with its error', async () => {
    const { answer } = await execute(
      '{ listing(of: { category: 7 }) { sort facets { code } } product(id: 1) { similars { id } } mainPage { blocks { name } productOfDay { endsAt } } }',
      brokenShop,
    );
    expect(answer.data).toEqual({ listing: { sort: 'POPULARITY', facets: null }, product: { similars: null }, mainPage: null });
    expect(answer.errors).toHaveLength(3);
    expect(answer.errors).toEqual(
      expect.arrayContaining(
        [['listing', 'facets'], ['product', 'similars'], ['mainPage']].map((path) =>
          expect.objectContaining({ path, extensions: { code: 'PROVIDER_UNAVAILABLE' } }),
        ),
      ),
    );
  });

  test('are null with their error where the field says so, the rest arrives', async () => {
    const { answer } = await execute('{ product(id: 1) { name isBuyable isShownAsAvailable availability { quantity } } }', brokenShop);
    expect(answer.data.product).toEqual({ name: 'Телевизор LG 55', isBuyable: null, isShownAsAvailable: null, availability: null });
    expect(answer.errors).toEqual([
      expect.objectContaining({ path: ['product', 'availability'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }),
    ]);
  });

  test('say «Ошибка при загрузке SEO» of the seo', async () => {
    const { answer } = await execute('{ seo(path: "/") { title } }', shop({ site: { seo: () => Promise.reject(unavailable()) } }));
    expect(answer.errors[0]).toMatchObject({ message: 'Ошибка при загрузке SEO', extensions: { code: 'PROVIDER_UNAVAILABLE' } });
  });
});
