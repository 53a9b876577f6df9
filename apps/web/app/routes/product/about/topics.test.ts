import { expect, test } from 'vitest';
import { visit } from '../../../testing/visit.ts';
import { loader } from './route.tsx';

/** What is praised of a product of this category. */
async function praisedOf(code: string) {
  const shelves = { similars: [], viewedTogether: [], compilations: [] };
  const product = { description: '', country: null, isDigital: false, youtube: [], category: { code }, ...shelves };
  const review = { status: 'PUBLISHED', pros: 'Большая камера', cons: '', text: '', author: 'Анна', createdAt: '2026-11-01T10:00:00Z' };
  const nodes = ['1', '2'].map((id) => ({ ...review, id, rate: 5 }));
  const { context } = visit({ execute: async () => ({ data: { seo: {}, product, products: [], reviews: { nodes } } }) });
  const url = new URL(`http://shop.example/catalog/${code}/7/100`);
  const params = { categoryCode: code, categoryId: '7', leaf: '100' };
  const read = await loader({ context, url, request: new Request(url), params, pattern: '' } as never);
  const shelvesData = read && ('value' in read.shelves ? read.shelves.value : await read.shelves.promise);
  return shelvesData?.topics.praised.map(({ name }) => name);
}

test('what reviews praise is told by the words for goods of its kind', async () => {
  expect(await praisedOf('smartphones')).toEqual(['Камера']);
  expect(await praisedOf('freezers')).toEqual([]);
});
