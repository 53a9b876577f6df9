import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { noteRead, readArticles } from './read.server.ts';

const visitWith = (cookie: string) => visit({ visitor: visitorWith(cookie) });

test('what is read is remembered, the newest first', () => {
  const { context, cookies } = visitWith('article_views=a~b');
  noteRead(context, 'b');
  expect(cookies).toEqual([expect.stringMatching(/^article_views=b~a; Max-Age=31104000; Path=\/; SameSite=Lax$/)]);
  expect(readArticles(visitWith('article_views=b~a').context)).toEqual(['b', 'a']);
});

test('what was read last changes nothing', () => {
  const { context, cookies } = visitWith('article_views=b~a');
  noteRead(context, 'b');
  expect(cookies).toEqual([]);
});
