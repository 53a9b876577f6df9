import { expect, test } from 'vitest';
import type { Operation } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const args = (context: object, request: Request, slug: string) =>
  ({ context, request, url: new URL(request.url), params: { slug } }) as never;

test('an address with the code of a review leads to the one with its name; another one is no page', async () => {
  const execute =
    (url: string | null) =>
    async ({ document }: Operation) =>
      document?.includes('articleReviewByCode')
        ? { data: { articleReviewByCode: url && { url } } }
        : { data: { seo: null, articleReview: null } };
  const open = (url: string | null) =>
    loader(args(visit({ execute: execute(url) }).context, new Request('http://shop.example/reviews/view/203'), '203'));
  await expect(open('/reviews/view/oled')).rejects.toMatchObject({ status: 301 });
  await expect(open(null)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(open('/reviews/view/203')).rejects.toMatchObject({ init: { status: 404 } });
});

function vote(fields: Record<string, string>, answer: object, query = '') {
  const sent: Operation[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      sent.push(operation);
      return answer;
    },
  });
  const request = new Request(`http://shop.example/reviews/view/oled${query}`, { method: 'POST', body: new URLSearchParams(fields) });
  return { sent, cookies, acted: action(args(context, request, 'oled')) };
}

test('a word on a review is sent once and followed by the page; one that is no word is refused', async () => {
  const { sent, acted } = vote(
    { intent: 'like', id: '203' },
    { data: { articleReviewLike: { likesCount: 3, dislikesCount: 0, vote: 'LIKE' } } },
  );
  expect(await acted).toMatchObject({ status: 303 });
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { id: '203' } }]);
  await expect(vote({ intent: 'love', id: '203' }, {}).acted).rejects.toMatchObject({ init: { status: 400 } });
});

test('a word that could not be counted is told on the page', async () => {
  const failed = {
    data: { articleReviewDislike: null },
    errors: [{ message: 'no', path: ['articleReviewDislike'], extensions: { code: 'RATE_LIMITED' } }],
  };
  const { acted, cookies } = vote({ intent: 'dislike', id: '203' }, failed);
  expect(await acted).toMatchObject({ status: 303 });
  expect(cookies.join()).toContain('vote-limited');
});
