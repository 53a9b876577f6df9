import { ListPage, notFound, type Routes } from './route.ts';

const calculators = [
  { id: 'TC-own', name: 'Обмен' },
  { id: 'TC-partner', name: 'Партнёр' },
];
const brand = { id: 'TB-1', name: 'Samsung' };
const model = { id: 'TM-1', name: 'Galaxy' };
/** A watch: its only memory is 0. */
const watch = { id: 'TM-2', name: 'Galaxy Watch' };
const models = [model, watch];

const isWatch = (query: URLSearchParams): boolean => query.get('model_id') === String(watch.id);
const isKnown = (id: string | null | undefined): boolean => models.some((each) => String(each.id) === id);
const sizesOf = (query: URLSearchParams): string[] => (isKnown(query.get('model_id')) ? (isWatch(query) ? ['0'] : ['128', '256']) : []);
const byMemory = (query: URLSearchParams, value: object): object => Object.fromEntries(sizesOf(query).map((size) => [size, value]));

const colors = [{ product_id: null, name: 'Чёрный', code: 'black', price: null }];

/** What old devices are worth, in no more words than are known. */
export const tradeInRoutes: Routes = {
  'GET /v2/tradein/calculators': () => calculators,
  'GET /v2/tradein/groups': () => [{ id: 'TG-1', name: 'Телефоны' }],
  'GET /v2/tradein/calculator/brand-models': () => [{ ...brand, models }],
  'GET /v2/tradein/popular-brands': () => [brand],
  // What is broken is not taken; conditions are told in letters, here as well.
  'GET /v2/tradein/calculator/prices': ({ query }) => byMemory(query, { C: 20_000, D: 12_000.5 }),
  'GET /v2/tradein/memory-info': ({ query }) => byMemory(query, {}),
  'GET /v2/tradein/colors': ({ query }) => (isWatch(query) ? [] : colors),
  'GET /v2/tradein/search': ({ query }) => new ListPage(models, query, 100),
  'GET /v2/tradein/derivable-memories': () => [{ memory: 128 }],
  'GET /v2/tradein/derivable-color-prices': () => [{ product_id: null, name: 'Чёрный', code: 'black', price: 30_000 }],
  'GET /v1/calculator/brands': () => [brand],
  'GET /v1/calculator/brands/:id/models': ({ params: { id } }) => {
    if (id !== String(brand.id)) throw notFound();
    return models;
  },
  'GET /v1/calculator/models/:id/prices': ({ params: { id } }) => {
    if (!isKnown(id)) throw notFound();
    return { 128: { C: 20_000, D: 12_000 } };
  },
};
