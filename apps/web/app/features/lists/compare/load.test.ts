import { describe, expect, test } from 'vitest';
import type { OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../../testing/visit.ts';
import { loadComparison } from './load.server.ts';

const seo = { title: null, h1: null, description: null, canonical: null, robots: null, redirect: null };
const product = (id: string, category: string) => ({
  id,
  name: id,
  offer: { price: { amount: 100_00 } },
  category: { id: category, name: `Category ${category}` },
  runningCost: null,
});
const withSpecifications = (id: string) => ({
  id,
  specifications: [{ groupName: 'Экран', items: [{ code: 'type', name: 'Тип', value: id, unit: null }] }],
});

/** Three products of two categories and one that is gone; `specifications` of the second is missing where the test says so. */
async function load(search: string, { cookie = '', lacking = '', isAway = false } = {}) {
  const products = [product('1', '10'), product('2', '10'), null, product('3', '20')];
  const requests: string[] = [];
  const execute = async ({
    document = '',
    variables,
  }: {
    document?: string;
    variables?: Record<string, unknown>;
  }): Promise<OperationResult> => {
    if (document.includes('ProductSpecifications')) {
      const id = String(variables?.id);
      requests.push(id);
      return { data: { product: id === lacking ? null : withSpecifications(id) } };
    }
    if (isAway) return { data: { seo, comparison: null, products: null } };
    if (document.includes('SharedComparison')) return { data: { seo, products: products.slice(0, 2) } };
    return { data: { seo, comparison: { productIds: ['1', '2', '9', '3'], products } } };
  };
  const { context, cookies } = visit({ execute, visitor: visitorWith(cookie) });
  const url = new URL(`http://shop.example/compare${search}`);
  const comparison = await loadComparison({ context, url, request: new Request(url) });
  return { comparison, requests, cookies };
}

describe('a comparison', () => {
  test('shows one category, the newest product’s at first, and remembers it', async () => {
    const { comparison, requests, cookies } = await load('');
    expect(comparison).toMatchObject({
      isLoaded: true,
      category: { id: '10' },
      categories: [
        { id: '10', count: 2 },
        { id: '20', count: 1 },
      ],
      removedIds: ['9'],
      shareHref: '/compare?products=1~2',
      canShowDifferences: true,
      unspecified: [],
    });
    expect(requests).toEqual(['1', '2']);
    expect(cookies).toEqual([expect.stringMatching(/^compare_category=10;.*Max-Age=31104000/)]);
  });

  test('shows the one asked for, else the one looked at last', async () => {
    expect((await load('?category=20', { cookie: 'compare_category=10' })).comparison).toMatchObject({ category: { id: '20' } });
    const again = await load('', { cookie: 'compare_category=20' });
    expect(again.comparison).toMatchObject({ category: { id: '20' }, canShowDifferences: false });
    expect(again.cookies).toEqual([]);
  });

  test('has no differences to show when a product lacks characteristics', async () => {
    const { comparison } = await load('', { lacking: '2' });
    expect(comparison).toMatchObject({ canShowDifferences: false, unspecified: ['2'], products: [{ id: '1' }, { id: '2' }] });
  });

  test('of a link leaves no trace', async () => {
    const { comparison, cookies } = await load('?products=1~2', { cookie: 'compare_category=20' });
    expect(comparison).toMatchObject({ category: { id: '10' }, allIds: ['1', '2'] });
    expect(cookies).toEqual([]);
  });

  test('that cannot be loaded is not an empty one', async () => {
    expect((await load('', { isAway: true })).comparison).toMatchObject({ isLoaded: false });
  });
});
