import { brandBy, categories, leaves, productById, products } from './goods.ts';
import { notFound, type Routes } from './route.ts';

/** Addresses of the shop that this provider has something behind. */
function nameOf(path: string): string | undefined {
  const [, first, second = '', third = '', fourth] = path.split('/');
  if (first !== 'catalog') return '';
  if (second === '') return 'Каталог';
  if (second === 'brand') return brandBy(third)?.name;
  if (second === 'tag') return third === 'new.2026' ? 'Новинки' : undefined;
  const category = [...categories, ...leaves].find(({ id }) => String(id) === (third || second));
  return fourth === undefined || fourth.startsWith('page-') ? category?.name : productById(fourth)?.name;
}

/** What is around the goods. Where the specification names no field of an answer, it is the least by which the shop shows anything. */
export function siteRoutes(pictures: string): Routes {
  return {
    'GET /v2/ab-test/features': () => [
      { key: 'similar', is_active: true, featureValue: { is_active: true } },
      { key: 'looked_with', is_active: false, featureValue: null },
      { key: 'chat', is_active: false },
    ],
    'GET /v2/branch/get': () => ({ branch: 'C' }),
    'GET /v3/seo': ({ query }) => {
      const path = query.get('path') ?? '/';
      if (path === '/old-shop') return { redirect: { url: '/catalog', code: 302 } };
      if (nameOf(decodeURIComponent(path)) === undefined) throw notFound();
      // Of most pages nobody has written anything.
      return undefined;
    },
    'GET /v2/tags': () => [{ id: 'T71', alias: 'new.2026', name: 'Новинки' }],
    'GET /v2/tags/synonyms': () => [],
    'GET /v2/menu': () =>
      categories.map(({ id, code, name, children }) => ({
        id,
        name,
        url: `/catalog/${code}/${id}`,
        children: children.map((child) => ({ id: child.id, name: child.name, url: `/catalog/${child.code}/${child.id}` })),
      })),
    'GET /v2/breadcrumbs': ({ query }) => {
      const name = nameOf(decodeURIComponent(query.get('path') ?? '/'));
      return name === undefined ? [] : [{ name: 'Главная', url: '/' }, { name }];
    },
    'GET /v3/main-page/get-data': () => ({
      blocks: leaves.map(({ id, code, name }) => ({ name, url: `/catalog/${code}/${id}`, image: `${pictures}/sections/${id}.png` })),
      brands: null,
      productOfDay: null,
      recommendations: [],
      slider: [],
    }),
    'GET /v3/search/placeholders': () => ['смартфон', 'стиральная машина'],
    'GET /v3/search/suggestions': ({ query }) => {
      const text = (query.get('q') ?? '').toLowerCase();
      const matches = products.filter(({ name }) => name.toLowerCase().includes(text)).slice(0, 3);
      return { products: matches.map(({ id, name }) => ({ id, name })) };
    },
  };
}
