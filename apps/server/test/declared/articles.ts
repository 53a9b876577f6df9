import { asId } from '@vitrina/services/contract/wire.ts';
import { expect } from 'vitest';
import { nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

export const articles: Rows<'articles'> = {
  actions: {
    ask: () => ({ input: { query: { page: 1, perPage: 3, mechanics: ['discount'] } } }),
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
    ask: () => ({ input: { params: { id: asId(1) } } }),
    holds: ({ id, type, previews, body }) => {
      expect([id, type]).toEqual([asId(1), 'action']);
      expect(previews).toHaveLength(4);
      expect(body).not.toHaveLength(0);
    },
    refused: () => notFound({ params: { id: asId(nobodys) } }),
  },
  mechanics: { ask: () => ({ input: {} }), holds: isFilled },
  brands: { ask: () => ({ input: {} }), holds: isFilled },
  channels: { ask: () => ({ input: {} }), holds: isFilled },
};
