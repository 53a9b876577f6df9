import { describe, expect, test } from 'vitest';
import { placeOf } from './place.ts';

describe('placeOf', () => {
  test.each([
    ['/', { kind: 'home' }],
    ['/catalog', { kind: 'catalogue' }],
    ['/catalog/100', { kind: 'category', id: 100, code: undefined, page: 1 }],
    ['/catalog/smartphones/224', { kind: 'category', id: 224, code: 'smartphones', page: 1 }],
    ['/catalog/smartphones/224/page-3', { kind: 'category', id: 224, code: 'smartphones', page: 3 }],
    [
      '/catalog/smartphones/224/1000000007',
      { kind: 'product', category: { code: 'smartphones', id: 224 }, id: 1000000007, tab: 'about', page: 1 },
    ],
    [
      '/catalog/smartphones/224/7/comments/page-2',
      { kind: 'product', category: { code: 'smartphones', id: 224 }, id: 7, tab: 'comments', page: 2 },
    ],
    [
      '/catalog/smartphones/224/7/availability/doneck',
      { kind: 'product', category: { code: 'smartphones', id: 224 }, id: 7, tab: 'availability', page: 1 },
    ],
    ['/catalog/brand/apple', { kind: 'brand', code: 'apple', category: undefined, page: 1 }],
    ['/catalog/brand/apple/page-2', { kind: 'brand', code: 'apple', category: undefined, page: 2 }],
    ['/catalog/brand/apple/smartphones/224/page-2', { kind: 'brand', code: 'apple', category: { code: 'smartphones', id: 224 }, page: 2 }],
    ['/catalog/series/iphone-17/page-2', { kind: 'series', code: 'iphone-17', page: 2 }],
    ['/search/smartphones/224', { kind: 'search', category: { code: 'smartphones', id: 224 }, page: 1 }],
    ['/cart?x=1', { kind: 'static', path: '/cart' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  test.each([
    'catalog',
    '/catalog/smartphones',
    '/catalog/brand',
    '/catalog/brand/apple/smartphones',
    '/catalog/series/iphone-17/smartphones/224',
    '/catalog/smartphones/224/page-0',
    '/catalog/smartphones/224/other',
    '/catalog/smartphones/224/7/nowhere',
    '/catalog/smartphones/224/7/specs/page-2',
    '/catalog/smartphones/224/7/availability/DONECK',
    '/catalog/%E0%A4%A',
  ])('%s is no screen', (path) => {
    expect(placeOf(path)).toBeUndefined();
  });
});
