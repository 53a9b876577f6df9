import { asId } from '@vitrina/services/contract/wire.ts';
import { expect } from 'vitest';
import { nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

/** The lack of a choice, and something to choose. */
const hasAll = (badges: readonly { value: string | null }[]): void => {
  expect(badges[0]?.value).toBe('All');
  expect(badges.length).toBeGreaterThan(1);
};

export const articles: Rows<'articles'> = {
  actions: {
    buildRequest: () => ({ input: { query: { page: 1, perPage: 3, mechanics: ['discount'] } } }),
    holds: (page) => {
      isPage(page);
      expect(page.perPage).toBe(3);
      for (const { mechanics, product_tag: tag } of page.items) {
        expect(mechanics.map(({ code }) => code)).toContain('discount');
        expect(tag).not.toBeNull();
      }
    },
  },
  article: {
    buildRequest: () => ({ input: { params: { id: asId(1) } } }),
    holds: ({ id, type, previews, body }) => {
      expect([id, type]).toEqual([asId(1), 'action']);
      expect(previews).toHaveLength(4);
      expect(body).not.toHaveLength(0);
    },
    refused: () => notFound({ params: { id: asId(nobodys) } }),
  },
  news: { buildRequest: () => ({ input: { query: {} } }), holds: isPage },
  reviews: {
    buildRequest: () => ({ input: { query: { per_page: 4, category: 'smartphones', badge: 'sravnenie' } } }),
    holds: (page) => {
      isPage(page);
      for (const { category, badges } of page.items) {
        expect(category?.code).toBe('smartphones');
        expect(badges.map(({ code }) => code)).toContain('sravnenie');
      }
    },
  },
  reviewBySlug: {
    buildRequest: () => ({ input: { params: { slug: 'oled-ili-mini-led' } } }),
    holds: ({ related, product_ids: ids, body }) => {
      expect(related).toHaveLength(3);
      expect(ids).not.toHaveLength(0);
      expect(body).not.toHaveLength(0);
    },
    refused: () => notFound({ params: { slug: 'nothing' } }),
  },
  reviewByCode: {
    buildRequest: () => ({ input: { params: { code: '203' } } }),
    holds: ({ slug }) => expect(slug).toBe('oled-ili-mini-led'),
    refused: () => notFound({ params: { code: String(nobodys) } }),
  },
  like: {
    buildRequest: () => ({ input: { params: { id: asId(203) } } }),
    holds: ({ like }) => expect(like).toBeGreaterThan(0),
    refused: () => notFound({ params: { id: asId(nobodys) } }),
  },
  dislike: {
    buildRequest: () => ({ input: { params: { id: asId(203) } } }),
    holds: ({ not_like: dislikes }) => expect(dislikes).toBeGreaterThan(0),
    refused: () => notFound({ params: { id: asId(nobodys) } }),
  },
  reviewCategories: { buildRequest: () => ({ input: { query: { badge: 'test' } } }), holds: hasAll },
  reviewBrands: { buildRequest: () => ({ input: { query: {} } }), holds: hasAll },
  reviewTags: { buildRequest: () => ({ input: { query: {} } }), holds: hasAll },
  reviewPage: {
    buildRequest: () => ({ input: { query: { path: '/reviews/list/category-tvs' } } }),
    holds: ({ title, sorts }) => {
      expect(title).toMatch(/телевизоры/i);
      isFilled(sorts);
    },
    refused: () => notFound({ query: { path: '/reviews/list/category-nothing' } }),
  },
};
