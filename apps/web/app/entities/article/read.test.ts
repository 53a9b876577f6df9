import { expect, test } from 'vitest';
import { visit } from '../../platform/gateway/visit.ts';
import { noteRead, readArticles } from './read.server.ts';

const request = (cookie: string) => new Request('http://shop.example/reviews/view/b', { headers: { cookie } });

test('what is read is remembered, the newest first', () => {
  const { context, cookies } = visit();
  noteRead(context, request('article_views=a~b'), 'b');
  expect(cookies).toEqual([expect.stringMatching(/^article_views=b~a; Max-Age=31104000; Path=\/; SameSite=Lax$/)]);
  expect(readArticles(request('article_views=b~a'))).toEqual(['b', 'a']);
});

test('what was read last changes nothing', () => {
  const { context, cookies } = visit();
  noteRead(context, request('article_views=b~a'), 'b');
  expect(cookies).toEqual([]);
});
