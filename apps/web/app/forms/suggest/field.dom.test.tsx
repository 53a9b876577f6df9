import { screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { SuggestField } from './field.tsx';
import type { Line } from './lines.ts';

const lines: Line[] = [
  { text: 'ул. Артёма', fills: { street: 'ул. Артёма', house: '74' } },
  { text: 'ул. Арбатская', fills: { street: 'ул. Арбатская' } },
];
const fetchMock = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(lines));

beforeEach(() => {
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
beforeEach(() => void onSubmit.mockClear());

const show = () =>
  showScreen(() => (
    <form onSubmit={onSubmit}>
      <SuggestField kind="address" city="Донецк" name="street" label="Улица" />
      <input name="house" aria-label="Дом" />
      <button type="submit">Продолжить</button>
    </form>
  ));
const field = (): HTMLInputElement => screen.getByLabelText('Улица');

test('is a plain field until it has the focus, and a combobox with it', async () => {
  const { user } = show();
  expect(field().getAttribute('role')).toBeNull();
  await user.click(field());
  expect(screen.getByRole('combobox', { name: 'Улица' }).getAttribute('aria-expanded')).toBe('false');
});

test('arrows choose, Enter fills every field that the line knows, and the focus stays', async () => {
  const { user } = show();
  await user.type(field(), 'арт');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['ул. Артёма', 'ул. Арбатская']);
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id));
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect([field().value, screen.getByLabelText<HTMLInputElement>('Дом').value]).toEqual(['ул. Артёма', '74']);
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onSubmit).not.toHaveBeenCalled();
  // Nothing is chosen any more: the next one is the form's.
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('arrows go round by way of the text that was typed', async () => {
  const { user } = show();
  await user.type(field(), 'ар');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toBe('ул. Арбатская'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.queryByRole('option', { selected: true })).toBeNull());
});

test('Escape closes the list and leaves what was typed', async () => {
  const { user } = show();
  await user.type(field(), 'ар');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field().value).toBe('ар');
});

test('the list closes when the field is left by a key', async () => {
  const { user } = show();
  await user.type(field(), 'ар');
  await screen.findAllByRole('option');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field().getAttribute('role')).toBeNull();
});

test('a button below the list is pressed before the list closes and moves it', async () => {
  const { user } = show();
  await user.type(field(), 'ар');
  await screen.findAllByRole('option');
  const button = screen.getByRole('button', { name: 'Продолжить' });
  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('listbox')).toBeDefined();
  await user.pointer({ target: button, keys: '[/MouseLeft]' });
  expect(onSubmit).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('several keys in a row ask once, with the city', async () => {
  const { user } = show();
  await user.type(field(), 'артё');
  await screen.findAllByRole('option');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect([url, String(init?.body)]).toEqual([
    '/suggest/address',
    new URLSearchParams({ text: 'артё', city: 'Донецк', field: 'street' }).toString(),
  ]);
});

test('a list that cannot be had is none: the field goes on', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('away'));
  const { user } = show();
  await user.type(field(), 'арт');
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('арт');
});
