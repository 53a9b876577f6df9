import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import NothingFound from './nothing-found.tsx';

function renderNothingFound(props: Parameters<typeof NothingFound>[0]): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(NothingFound, props) }]);
  return renderToStaticMarkup(createElement(Stub));
}

const brands = [{ name: 'Bosch', url: '/catalog/brand/bosch' }];

test('a search that finds nothing leads on to brands, also where nothing popular could be had', () => {
  const page = renderNothingFound({ query: 'абракадабра', nearest: null, allHref: null, popular: { goods: [], brands } });
  expect(page).toContain('Ничего не нашли по «абракадабра»');
  expect(page).toMatch(/<nav aria-labelledby="brands".*href="\/catalog\/brand\/bosch"[^>]*>Bosch</);
  expect(page).not.toContain('Часто покупают');
  expect(renderNothingFound({ query: 'абракадабра', nearest: null, allHref: null, popular: { goods: [], brands: [] } })).not.toContain(
    'Бренды',
  );
  expect(renderNothingFound({ query: null, nearest: null, allHref: '/catalog', popular: null })).not.toContain('Бренды');
});

test('what is like it is asked about, as a link', () => {
  const nearest = { text: 'чайник', href: '/search?q=%D1%87%D0%B0%D0%B9%D0%BD%D0%B8%D0%BA' };
  const page = renderNothingFound({ query: '"чайнек"', nearest, allHref: null, popular: null });
  expect(page).toMatch(/Похоже на «<a href="\/search\?q=[^"]+"[^>]*>чайник<\/a>»\?/);
  expect(page).not.toContain('Проверьте');
});
