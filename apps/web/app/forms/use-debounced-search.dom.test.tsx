import { screen, waitFor } from '@testing-library/react';
import { Form } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../ui/testing.tsx';
import { useDebouncedSearch } from './use-debounced-search.ts';

function Finder() {
  const search = useDebouncedSearch();
  return (
    <>
      <Form onChange={search}>
        <input aria-label="Название" name="q" />
      </Form>
      <Form method="post" action="/choose">
        <button type="submit">Выбрать</button>
      </Form>
    </>
  );
}

function show() {
  const searches: string[] = [];
  let choose = (): void => undefined;
  const chosen = new Promise<void>((resolve) => (choose = resolve));
  const routes = [
    {
      path: '/choose',
      action: async () => {
        await chosen;
        return null;
      },
      Component: () => <p>Выбрано</p>,
    },
  ];
  const loader = ({ request }: { request: Request }) => {
    searches.push(new URL(request.url).search);
    return null;
  };
  return { searches, choose, ...showScreen(Finder, routes, { loader }) };
}

const longerThanPause = () => new Promise((resolve) => setTimeout(resolve, 700));

test('what is typed is searched for when its visitor pauses', async () => {
  const { searches, user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), 'питер');
  await waitFor(() => expect(searches.at(-1)).toContain('q='));
});

test('a search of what was typed before breaks nothing off that was pressed since', async () => {
  const { searches, choose, user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), 'питер');
  await user.click(screen.getByRole('button', { name: 'Выбрать' }));
  await longerThanPause();
  choose();
  expect(await screen.findByText('Выбрано')).toBeDefined();
  expect(searches.filter((search) => search !== '')).toEqual([]);
});
