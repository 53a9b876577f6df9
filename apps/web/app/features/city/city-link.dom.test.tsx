import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { CityLink } from './city-link.tsx';

test('a city is chosen in a window, and the page stays', async () => {
  const { user } = showScreen(
    () => <CityLink className="">Выбрать другой</CityLink>,
    [{ path: '/city', loader: () => ({ cities: [], others: [], text: null }), Component: () => <p>Страница городов</p> }],
  );
  await user.click(screen.getByRole('link', { name: 'Выбрать другой' }));
  await screen.findByLabelText('Название города');
  expect(screen.queryByText('Страница городов')).toBeNull();
});
