import { expect, test } from 'vitest';
import { cards } from '../../testing/cards.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { loadListing } from './load.server.ts';

const facets = [
  {
    code: 'discount',
    name: 'Со скидкой',
    type: 'FLAG',
    min: null,
    max: null,
    unit: null,
    sort: null,
    values: [{ code: '1', name: 'Да', count: 1 }],
  },
  { code: 'price', name: 'Цена', type: 'RANGE', min: 1, max: 9, unit: '₽', sort: null, values: [] },
];

/** A series of so many products, at an address with these filters. */
async function open(totalCount: number, search = '') {
  const nodes = cards.slice(0, totalCount).map((card) => ({ ...card, category: { id: '7' }, runningCost: null }));
  const listing = { nodes, totalCount, facets, sort: 'POPULARITY', pageInfo: { pageCount: 1, currentPage: 1, perPage: 24 } };
  const { context } = visit({ execute: async () => ({ data: { seo: {}, breadcrumbs: [], listing } }) });
  const url = new URL(`http://shop.example/catalog/series/vega${search}`);
  const of = { kind: 'series' as const, code: 'vega' };
  const tail = { category: null, page: 1, hasPageOne: false };
  const { hasChoice, quick } = await loadListing(
    { context, request: new Request(url), url },
    { prefix: '/catalog/series/vega', of, title: 'Vega' },
    tail,
  );
  return { hasChoice, quick: quick.map(({ text }) => text) };
}

test('a list of one product has nothing to choose by, unless filters have made it so', async () => {
  expect(await open(2)).toEqual({ hasChoice: true, quick: ['Со скидкой\u00a01'] });
  expect(await open(1)).toEqual({ hasChoice: false, quick: [] });
  expect(await open(1, '?f.brand=vega')).toMatchObject({ hasChoice: true });
  expect(await open(0, '?f.brand=vega')).toMatchObject({ hasChoice: true });
  // What was typed wrong is said beside its field.
  expect(await open(1, '?f.price.min=x')).toMatchObject({ hasChoice: true });
});

test('the variants of a model are one card in a row of its own, and other models stand below', async () => {
  const variants = cards.slice(0, 2).map((card, at) => ({
    ...card,
    ...{ modelId: 'vega-7', category: { id: '7' }, runningCost: null, isMarkdown: false, isUsed: false, isDemo: false, supplierId: null },
    variant: { edition: null, color: { name: at === 0 ? 'белый' : 'чёрный', code: '#ffffff' } },
  }));
  const listing = { nodes: variants, totalCount: 2, facets, sort: 'POPULARITY', pageInfo: { pageCount: 1, currentPage: 1, perPage: 24 } };
  const { context } = visit({
    execute: async () => ({ data: { seo: {}, breadcrumbs: [], listing, product: { similars: cards.slice(2, 3) } } }),
  });
  const url = new URL('http://shop.example/catalog/model/vega-7');
  const of = { kind: 'model' as const, code: 'vega-7' };
  const tail = { category: null, page: 1, hasPageOne: false };
  const subject = { prefix: url.pathname, of, title: 'Vega 7' };
  const data = await loadListing({ context, request: new Request(url), url }, subject, tail);
  expect(data.sections.map(({ cards: each }) => each.map(({ variants }) => variants.colors.map(({ name }) => name)))).toEqual([
    [['белый', 'чёрный']],
  ]);
  expect([data.hasChoice, data.theme, data.similar.map(({ id }) => id)]).toEqual([false, 'list', cards.slice(2, 3).map(({ id }) => id)]);
});

test('who wants only what fits is led to the filters by which the list has it', async () => {
  const sides = ['width', 'depth'].map((code) => ({
    code,
    name: code,
    type: 'RANGE',
    min: 40,
    max: 70,
    unit: 'см',
    sort: null,
    values: [],
  }));
  const nodes = cards.slice(0, 2).map((card) => ({
    ...card,
    category: { id: '1081', code: 'washing-machines' },
    dimensions: { width: 60, height: 85, depth: 45 },
    runningCost: null,
  }));
  const pageInfo = { pageCount: 1, currentPage: 1, perPage: 24 };
  const listing = { nodes, totalCount: 2, facets: sides, sort: 'POPULARITY', pageInfo };
  const leadTo = async (search: string, cookies: string) => {
    const visitor = visitorWith(cookies);
    const { context } = visit({ visitor, execute: async () => ({ data: { seo: {}, breadcrumbs: [], listing } }) });
    const url = new URL(`http://shop.example/catalog/series/vega${search}`);
    const of = { kind: 'series' as const, code: 'vega' };
    const tail = { category: null, page: 1, hasPageOne: false };
    const subject = { prefix: url.pathname, of, title: 'Vega' };
    const answer = await loadListing({ context, request: new Request(url), url }, subject, tail).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? answer.headers.get('location') : answer;
  };
  const measured = 'niche=1081_60_85_45.5__';
  expect(await leadTo('?sort=price&fits=1', measured)).toBe('/catalog/series/vega?sort=price&f.width.max=60&f.depth.max=45.5');
  // Nobody has measured, or has forgotten it again.
  expect(await leadTo('?f.brand=lg&fits=1', '')).toBe('/catalog/series/vega?f.brand=lg');
});

test('a search that is the name of a section leads there, and the section says so', async () => {
  const listing = { nodes: [], totalCount: 0, facets: [], sort: 'POPULARITY', pageInfo: { pageCount: 1, currentPage: 1, perPage: 24 } };
  const searchReading = {
    redirect: '/catalog/kettles/7',
    page: null,
    corrected: null,
    leftOut: [],
    unmatched: [],
    parts: [],
    nearest: null,
  };
  const category = { id: '7', code: 'kettles', name: 'Чайники', children: [] };
  const { context } = visit({ execute: async () => ({ data: { seo: {}, breadcrumbs: [], listing, searchReading, category } }) });
  const load = (url: URL, subject: Parameters<typeof loadListing>[1], isCategory = false) =>
    loadListing({ context, request: new Request(url), url }, subject, {
      category: isCategory ? { id: '7', code: 'kettles' } : null,
      page: 1,
      hasPageOne: false,
    });
  const of = { kind: 'search' as const, text: 'lg', asTyped: false };
  const led = await load(new URL('http://shop.example/search?q=lg'), { prefix: '/search', of, title: '', text: 'lg' }).catch(
    (error: Response) => error.headers.get('location'),
  );
  expect(led).toBe('/catalog/kettles/7?searched=lg');
  const { searched } = await load(
    new URL(`http://shop.example${led}`),
    { prefix: '/catalog/kettles/7', title: '', isCategory: true },
    true,
  );
  expect(searched).toEqual({ shown: 'Показан раздел «Чайники».', text: 'lg', href: '/search?q=lg&as-typed=1' });
});
