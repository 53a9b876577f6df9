import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { SearchField } from './field.tsx';

const suggestions = {
  pages: [{ name: 'Сдать старую технику — Трейд-ин', url: '/trade-in' }],
  queries: ['стиральная машина'],
  categories: [],
  brands: [],
  products: [{ id: '1', name: 'Стиральная машина Bosch', url: '/catalog/washers/1/1', price: { amount: 27990_00 }, images: [] }],
};

const show = () =>
  showScreen(SearchField, [
    { path: '/suggestions', loader: () => suggestions },
    { path: '/search', Component: () => <h1>Результаты</h1> },
    { path: '/catalog/*', Component: () => <h1>Товар</h1> },
  ]);
const field = () => screen.findByLabelText<HTMLInputElement>('Поиск по товарам');

test('suggests as one types, and says how many', async () => {
  const { user } = show();
  await user.type(await field(), 'стир');
  const options = await screen.findAllByRole('option');
  expect(options.length).toBeGreaterThan(1);
  expect(screen.getByText(`Подсказок: ${options.length}`)).toBeDefined();
  await waitFor(async () => expect((await field()).getAttribute('aria-expanded')).toBe('true'));
});

test('the page of a service comes first', async () => {
  const { user } = show();
  await user.type(await field(), 'трейд');
  const [first] = await screen.findAllByRole('option');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Сдать старую технику — Трейд-ин', '/trade-in']);
  expect(screen.getByRole('group', { name: 'Страницы магазина' })).toBeDefined();
});

test('goods stand before what else the text may be the beginning of', async () => {
  const { user } = show();
  await user.type(await field(), 'стир');
  await screen.findAllByRole('option');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Страницы магазина',
    'Товары',
    'Часто ищут',
  ]);
});

test('arrows and Enter go to a suggestion; the focus stays in the field meanwhile', async () => {
  const { user } = show();
  await user.type(await field(), 'стир');
  await screen.findByRole('option', { name: /Bosch/ });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/Bosch/));
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Товар' })).toBeDefined();
});

test('Enter without a choice searches for the text, and it is remembered', async () => {
  const { user } = show();
  await user.type(await field(), 'стир');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Результаты' })).toBeDefined();
  expect(sessionStorage.getItem('search-history')).toBe('["стир"]');
});

test('Escape closes the suggestions, «Очистить» empties the field and keeps the focus in it', async () => {
  const { user } = show();
  await user.type(await field(), 'стир');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.type(await field(), 'а');
  await user.click(await screen.findByRole('button', { name: 'Очистить' }));
  const input = await field();
  expect([input.value, document.activeElement]).toEqual(['', input]);
});

test.each(['/search?q=чайник', '/catalog/kettles/7?searched=чайник'])(
  'the field has the words that %s was searched for by',
  async (path) => {
    const Page = createRoutesStub([{ path: '*', Component: SearchField }]);
    render(<Page initialEntries={[path]} />);
    expect((await field()).value).toBe('чайник');
  },
);
