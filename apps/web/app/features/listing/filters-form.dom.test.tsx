import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { Filters } from './filters-form.tsx';
import type { ListingData } from './load.server.ts';

const path = '/catalog/washers/1';
const colour = {
  code: 'color',
  name: 'Цвет',
  type: 'LIST',
  min: null,
  max: null,
  unit: null,
  values: [
    { code: 'white', name: 'Белый', count: 12 },
    { code: 'black', name: 'Чёрный', count: 3 },
    { code: 'red', name: 'Красный', count: 0 },
  ],
};
const data = {
  base: path,
  query: null,
  asTyped: false,
  filters: [],
  facets: [colour],
  areFacetsUnavailable: false,
  allHref: path,
  defaultSort: '-popularity',
  totalCount: 15,
} as unknown as ListingData;

let address = '';
beforeEach(() => {
  address = '';
  history.replaceState(null, '', path);
});

function Listing() {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  return <Filters {...data} />;
}
const show = () => showScreen(Listing, [], { path });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

test('a change shows its result by itself, several in a row at once', async () => {
  const { user } = show();
  await user.click(box('Белый'));
  await user.click(box('Чёрный'));
  expect(address).toBe(path);
  await waitFor(() => expect(address).toBe(`${path}?f.color=white&f.color=black`));
});

test('«Показать» does not wait', async () => {
  const { user } = show();
  await user.click(box('Белый'));
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(address).toBe(`${path}?f.color=white`));
});

test('a value that nothing has cannot be chosen', () => {
  show();
  expect(box('Красный').disabled).toBe(true);
});

test.each([
  [true, /Фильтры сейчас недоступны/],
  [false, /фильтров нет/],
])('without facets the form says why there are none (%s)', (areFacetsUnavailable, text) => {
  showScreen(() => <Filters {...data} facets={[]} areFacetsUnavailable={areFacetsUnavailable} />, [], { path });
  expect(screen.getByText(text)).toBeDefined();
});
