import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

/** The links of a list of three pages, by what they say, and the page that is marked as the current one. */
function renderedLinks(current: number) {
  const pagination = <Pagination current={current} count={3} href={(page) => `/catalog/page-${page}`} />;
  const html = renderToStaticMarkup(<MemoryRouter>{pagination}</MemoryRouter>);
  const links = Object.fromEntries([...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [text, href]));
  return { back: links.Назад, on: links.Дальше, marked: /aria-current="page"[^>]*>(\d+)</.exec(html)?.[1] };
}

test('each page leads to its neighbours, and none leads beyond the ends', () => {
  expect(renderedLinks(1)).toEqual({ back: undefined, on: '/catalog/page-2', marked: '1' });
  expect(renderedLinks(2)).toEqual({ back: '/catalog/page-1', on: '/catalog/page-3', marked: '2' });
  expect(renderedLinks(3)).toEqual({ back: '/catalog/page-2', on: undefined, marked: '3' });
});
