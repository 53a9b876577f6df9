import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { firstSign } from '../../platform/router/first-sign.ts';
import { partsHere } from '../../platform/router/lazy-hydrate.tsx';
import { showScreen } from '../../ui/testing.tsx';
import ContactsScreen from './route.tsx';

// The map comes with the first sign of a visitor.
beforeAll(async () => {
  firstSign.resolve();
  await partsHere();
});

const show = (stores: object[] | null) => {
  const loaderData = { phone: { isAnswered: true, text: '' }, stores, hasNearest: true, breadcrumbs: [] };
  showScreen(() => <ContactsScreen {...({ loaderData } as unknown as ComponentProps<typeof ContactsScreen>)} />);
  return screen.findByRole('region', { name: /^Магазины/ });
};

test('stores that cannot be loaded are said to be away, and not to be none', async () => {
  const text = (await show(null)).textContent;
  expect(text).toContain('Магазины сейчас не загружаются');
  expect(text).not.toContain('Здесь пока нет наших магазинов');
});

test('who sells stands beside how to call and to write', async () => {
  await show([]);
  expect(screen.getByRole('region', { name: 'Продавец' }).parentElement).toBe(
    screen.getByRole('region', { name: 'Позвонить' }).parentElement,
  );
});

test('the stores of the list stand on a map beside it, by the same numbers', async () => {
  const store = (id: string) => ({
    id,
    url: `/shops/${id}`,
    name: `Магазин ${id}`,
    address: 'ул. Артёма, 44',
    longitude: 37.8,
    latitude: 48,
  });
  const region = await show(['7', '8', '9', '10'].map(store));
  await screen.findByText('Схема: улицы показаны условно');
  const pins = [...region.querySelectorAll('.place-pin a')].map((pin) => [pin.textContent, pin.getAttribute('href')]);
  expect(pins).toEqual([
    ['1', '/shops/7'],
    ['2', '/shops/8'],
    ['3', '/shops/9'],
  ]);
});
