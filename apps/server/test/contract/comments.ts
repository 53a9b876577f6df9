import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { expect } from 'vitest';
import { type Demo, nobodys } from './demo.ts';
import { isPage, notFound, type Rows } from './row.ts';

/** A grey point: the smallest photo there is. */
const point = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
const photo = (content: Buffer) => ({ name: 'фото.png', type: 'image/png', content: Readable.from([content]) });

/** A browser that has said nothing yet. */
const newcomer = () => ({ commentKey: randomBytes(16).toString('hex') });

const review = (productId: Id) => ({
  type: 'product' as const,
  owner_id: productId,
  text: 'Проверяли всей семьёй, всё работает.',
  author: 'Анна',
  rate: 4,
  consents: ['personal-data'],
});

/** A review that everybody sees. */
async function publishedReview({ calls, product }: Demo): Promise<Id> {
  const { items } = await calls.comments.list({ query: { type: 'product', owner_id: product.id, status: 1 } });
  return items[0]?.id ?? asId(nobodys);
}

export const comments: Rows<'comments'> = {
  list: {
    buildRequest: ({ product }) => ({
      input: { query: { type: 'product', owner_id: product.id, status: 1, expand: 'rate,answers', sort: '-rate' } },
    }),
    holds: (page) => {
      isPage(page);
      const rates = page.items.map(({ rate }) => rate ?? 0);
      expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    },
    refused: () => ({ input: { query: {} }, status: 422, code: 'validation_failed' }),
  },
  counts: {
    buildRequest: ({ product }) => ({ input: { query: { owner_id: product.id } } }),
    holds: ({ distribution, with_images, with_cons }) => {
      const all = distribution.reduce((sum, count) => sum + count, 0);
      expect(all).toBeGreaterThan(0);
      expect(Math.max(with_images, with_cons)).toBeLessThanOrEqual(all);
    },
  },
  ofArticle: {
    buildRequest: () => ({ input: { body: { type: 'article', owner_id: 1 } } }),
    holds: ({ currentPage }) => expect(currentPage).toBe(1),
  },
  create: {
    buildRequest: ({ product }) => ({ input: { body: review(product.id) }, as: newcomer() }),
    holds: ({ status, is_mine, rate }) => expect([status, is_mine, rate]).toEqual([0, true, 4]),
    refused: ({ product }) => ({
      input: { body: { ...review(product.id), text: 'Да' } },
      as: newcomer(),
      status: 422,
      code: 'validation_failed',
    }),
  },
  like: {
    buildRequest: async (demo) => ({ input: { params: { id: await publishedReview(demo) } }, as: newcomer() }),
    holds: ({ like, my_vote }) => expect([(like ?? 0) > 0, my_vote]).toEqual([true, 1]),
    refused: () => notFound({ params: { id: nobodys } }, newcomer()),
  },
  dislike: {
    buildRequest: async (demo) => ({ input: { params: { id: await publishedReview(demo) } }, as: newcomer() }),
    holds: ({ not_like, my_vote }) => expect([(not_like ?? 0) > 0, my_vote]).toEqual([true, -1]),
    refused: () => notFound({ params: { id: nobodys } }, newcomer()),
  },
  waiting: {
    buildRequest: async ({ product, as }) => {
      await as(newcomer()).comments.create({ body: review(product.id) });
      return { input: { query: { per_page: 3 } } };
    },
    holds: (page) => {
      isPage(page);
      expect(new Set(page.items.map(({ status }) => status))).toEqual(new Set([0]));
    },
  },
  moderate: {
    buildRequest: async ({ product, as }) => {
      const { id } = await as(newcomer()).comments.create({ body: review(product.id) });
      return { input: { params: { id }, body: { status: 2, reason: 'Не о товаре' } } };
    },
    holds: ({ status }) => expect(status).toBe(2),
    refused: () => notFound({ params: { id: nobodys }, body: { status: 1 } }),
  },
  addPhoto: {
    buildRequest: () => ({ input: { body: photo(point) }, as: newcomer() }),
    holds: ({ id }) => expect(id).toBeTruthy(),
    refused: () => ({ input: { body: photo(Buffer.from('<html></html>')) }, as: newcomer(), status: 422, code: 'validation_failed' }),
  },
};
