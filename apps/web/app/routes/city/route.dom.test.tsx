import { screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import CityPage, { shouldRevalidate } from './route.tsx';

const cities = ['Донецк', 'Горловка'].map((name, id) => ({ id: String(id), name, region: null }));

test('typing narrows the cities, and nothing that was typed is lost', async () => {
  const loader = ({ request }: { request: Request }) => {
    const text = new URL(request.url).searchParams.get('q') ?? '';
    return { text, cities: cities.filter(({ name }) => name.startsWith(text)), others: [], returnTo: '/cart' };
  };
  const Page = CityPage as unknown as (props: { loaderData: unknown }) => React.ReactNode;
  const { user } = showScreen(() => <Page loaderData={useLoaderData()} />, [], { path: '/city', loader, shouldRevalidate });
  const field = await screen.findByLabelText<HTMLInputElement>('Название города');
  await user.type(field, 'Горл');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Донецк' })).toBeNull());
  expect([screen.getByRole('button', { name: 'Горловка' }).textContent, field.value]).toEqual(['Горловка', 'Горл']);
});
