import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import ContactsScreen from './route.tsx';

const show = (stores: [] | null) => {
  const loaderData = { phone: { isAnswered: true, text: '' }, stores, hasNearest: true, breadcrumbs: [] };
  showScreen(() => <ContactsScreen {...({ loaderData } as unknown as ComponentProps<typeof ContactsScreen>)} />);
  return screen.findByRole('region', { name: /^Магазины/ });
};

test('stores that cannot be loaded are said to be away, and not to be none', async () => {
  const text = (await show(null)).textContent;
  expect(text).toContain('Магазины сейчас не загружаются');
  expect(text).not.toContain('Здесь пока нет наших магазинов');
});
