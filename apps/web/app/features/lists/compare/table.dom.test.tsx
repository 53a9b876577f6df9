import { fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import { readView } from './address.ts';
import type { Comparison } from './load.server.ts';
import { canShowDifferences, groupsOf } from './rows.ts';
import { ComparisonTable } from './table.tsx';
import { ComparisonTools } from './tools.tsx';

const product = (id: string, name: string) => ({
  id,
  name,
  url: `/catalog/phones/1/${id}`,
  images: [],
  isBuyable: true,
  offer: { price: { amount: 10000_00 }, priceOld: null },
  reviewCounters: { rating: null, count: 0 },
});
const withColour = (colour: string) => ({
  specifications: [
    {
      groupName: 'Главное',
      items: [
        { code: 'color', name: 'Цвет', value: colour },
        { code: 'screen', name: 'Экран', value: '6.1', unit: '"' },
      ],
    },
  ],
});
const both = [withColour('белый'), withColour('чёрный')];
const comparisonOfBoth = {
  products: [product('1', 'Смартфон Nord'), product('2', 'Смартфон Vega')],
  groups: groupsOf(both),
  canShowDifferences: canShowDifferences(both),
  sentences: [
    [
      { text: 'Nord: ', code: null },
      { text: 'экран больше', code: 'screen' },
    ],
  ],
  best: { screen: [0] },
  categories: [{ id: '1', name: 'Смартфоны', count: 2 }],
  category: { id: '1', name: 'Смартфоны' },
  shareHref: '/compare?products=1~2',
  unspecified: [],
} as unknown as Comparison;

function Page({ comparison = comparisonOfBoth }) {
  const [search] = useSearchParams();
  const view = readView(search);
  if (view === null) throw new Error('This is no comparison.');
  return (
    <ComparisonTable comparison={comparison} view={view}>
      <ComparisonTools comparison={comparison} view={view} />
    </ComparisonTable>
  );
}
const rows = () =>
  screen.getAllByRole('rowheader').flatMap(({ textContent }) => (['Цвет', 'Экран'].includes(textContent ?? '') ? [textContent] : []));

test('«Только различия» leaves the rows that differ, and says that it is pressed', async () => {
  const { user } = showScreen(Page, [], { path: '/compare' });
  expect(rows()).toEqual(['Цвет', 'Экран']);
  const name = 'Только различия';
  await user.click(screen.getByRole('button', { name }));
  expect([rows(), screen.getByRole('button', { name }).getAttribute('aria-pressed')]).toEqual([['Цвет'], 'true']);
  await user.click(screen.getByRole('button', { name }));
  expect([rows(), screen.getByRole('button', { name }).getAttribute('aria-pressed')]).toEqual([['Цвет', 'Экран'], 'false']);
});

test('a row is put aside and taken back', async () => {
  const { user } = showScreen(Page, [], { path: '/compare' });
  await user.click(screen.getByRole('link', { name: 'Скрыть строку «Экран»' }));
  expect(rows()).toEqual(['Цвет']);
  await user.click(screen.getByRole('link', { name: 'Вернуть скрытые строки (1)' }));
  expect(rows()).toEqual(['Цвет', 'Экран']);
});

test('a sentence leads to its row while that is shown, and the best of a row is marked', async () => {
  const { user } = showScreen(Page, [], { path: '/compare' });
  const link = screen.getByRole('link', { name: 'экран больше' });
  expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toMatch(/^Экран6\.1\s"лучшее6\.1\s"$/);
  await user.click(screen.getByRole('link', { name: 'Скрыть строку «Экран»' }));
  expect(screen.queryByRole('link', { name: 'экран больше' })).toBeNull();
  expect(screen.getByText('Nord: экран больше')).toBeTruthy();
});

test('a characteristic that could not be loaded is not one that a product lacks', () => {
  const [nord] = both;
  const groups = groupsOf([...(nord === undefined ? [] : [nord]), { specifications: [] }]);
  const cells = (unspecified: string[]) => {
    const { unmount } = showScreen(() => <Page comparison={{ ...comparisonOfBoth, groups, unspecified }} />, [], { path: '/compare' });
    const texts = screen
      .getAllByRole('cell')
      .flatMap(({ textContent }) => (['—', 'не загрузилось'].includes(textContent ?? '') ? textContent : []));
    const isSaid = screen.queryByText(/^Часть характеристик сейчас не загружается/) !== null;
    unmount();
    return { texts, isSaid };
  };
  expect(cells([])).toEqual({ texts: ['—', '—'], isSaid: false });
  expect(cells(['2'])).toEqual({ texts: ['не загрузилось', 'не загрузилось'], isSaid: true });
});

test('each price stands in the column of its product', () => {
  showScreen(Page, [], { path: '/compare' });
  const [nord, vega] = screen.getAllByRole('columnheader');
  expect(nord?.textContent).toMatch(/Nord.*10\s000\s₽/);
  expect(vega?.textContent).toMatch(/Vega.*10\s000\s₽/);
});

test('the names above the columns of a phone go where the columns are swiped to, and back', () => {
  showScreen(Page, [], { path: '/compare' });
  const names = screen.getByRole('list', { name: 'Товары в сравнении' });
  const columns = screen.getByRole('region', { name: 'Сравнение: Смартфоны' });
  fireEvent.scroll(columns, { target: { scrollLeft: 150 } });
  expect(names.scrollLeft).toBe(150);
  fireEvent.scroll(names, { target: { scrollLeft: 0 } });
  expect(columns.scrollLeft).toBe(0);
});
