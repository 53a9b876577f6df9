import { expect, test } from 'vitest';
import { requestedPage } from './page.server.ts';
import { pageAddress } from './page.ts';

const requestPage = (search: string) => requestedPage(new URL(`http://shop.example/account/notice${search}`));
/** The answer that is thrown instead of a page. */
function thrown(search: string): { status: number; location: string | null } {
  try {
    requestPage(search);
  } catch (error) {
    if (error instanceof Response) return { status: error.status, location: error.headers.get('location') };
    return { status: (error as { init: { status: number } }).init.status, location: null };
  }
  throw new Error('It was a page.');
}

test('a page of a list has one address', () => {
  expect([requestPage(''), requestPage('?page=2'), requestPage('?page=999999')]).toEqual([1, 2, 999_999]);
  expect(thrown('?page=1')).toEqual({ status: 301, location: '/account/notice' });
  expect([pageAddress('/account/faq', 1), pageAddress('/account/faq', 3)]).toEqual(['/account/faq', '/account/faq?page=3']);
});

test.each(['0', '-1', '1.5', 'abc', '', '01', '1000000'])('%j is no page', (page) => expect(thrown(`?page=${page}`).status).toBe(404));
