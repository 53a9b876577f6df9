import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import NothingFound from './nothing-found.tsx';

function shown(props: Parameters<typeof NothingFound>[0]): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(NothingFound, props) }]);
  return renderToStaticMarkup(createElement(Stub));
}

const brands = [{ name: 'Bosch', url: '/catalog/brand/bosch' }];

test('a search that finds nothing leads on to brands, also where nothing popular could be had', () => {
  const page = shown({ query: 'абракадабра', allHref: null, popular: { goods: [], brands } });
  expect(page).toContain('Ничего не нашлось');
  expect(page).toMatch(/<nav aria-labelledby="brands".*href="\/catalog\/brand\/bosch"[^>]*>Bosch</);
  expect(page).not.toContain('Часто покупают');
  expect(shown({ query: 'абракадабра', allHref: null, popular: { goods: [], brands: [] } })).not.toContain('Бренды');
  expect(shown({ query: null, allHref: '/catalog', popular: null })).not.toContain('Бренды');
});
