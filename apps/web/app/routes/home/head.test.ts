import { expect, test } from 'vitest';
import { breadcrumbData, makeHead } from '../../platform/head/head.server.ts';
import { faultsOf } from '../../testing/structured.ts';
import { visit } from '../../testing/visit.ts';
import { organisationData } from './structured.server.ts';

const { context } = visit({ origin: 'https://shop.example' });

const seo = { title: 'Телевизоры', description: 'Все', h1: null, text: null, canonical: null, robots: null, redirect: null };

test('the canonical link is a link, and is left out of what is not indexed', () => {
  expect(makeHead(context, seo, { title: 'x', path: '/catalog/tvs/1041' })).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/catalog/tvs/1041',
  });
  const filtered = makeHead(context, seo, { title: 'x', path: '/search', robots: 'noindex, follow' });
  expect(filtered).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(filtered).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});

test('breadcrumbs for search engines have whole addresses', () => {
  expect(breadcrumbData(context, [{ name: 'Главная', url: '/' }, { name: 'Телевизоры' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Главная', item: 'https://shop.example/' },
      { position: 2, name: 'Телевизоры' },
    ],
  });
});

test.each([
  ['/media/products/1/0.svg', 'https://shop.example/media/products/1/0.jpg'],
  ['/media/products/1/0.svg?v=3', 'https://shop.example/media/products/1/0.jpg?v=3'],
  ['/pictures/abc', 'https://shop.example/pictures/abc'],
])('beside a link elsewhere %s is %s', (image, shown) => {
  expect(makeHead(context, seo, { title: 'x', path: '/', image })).toContainEqual({ property: 'og:image', content: shown });
});

test('what is told of the shop and of the way to a page is what search engines read', () => {
  const data = [...organisationData(context), breadcrumbData(context, [{ name: 'Главная', url: '/' }, { name: 'Телевизоры' }])];
  expect(data.flatMap(faultsOf)).toEqual([]);
  expect(faultsOf(breadcrumbData(context, [{ name: 'Главная' }, { name: 'Телевизоры' }]))).not.toEqual([]);
});
