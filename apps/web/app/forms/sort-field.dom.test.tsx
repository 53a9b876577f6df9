import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../ui/testing.tsx';
import { SortField } from './sort-field.tsx';

const options = [
  ['new', 'Сначала новые'],
  ['old', 'Сначала старые'],
] as const;

function Screen() {
  const [search] = useSearchParams();
  const sort = search.get('sort') ?? 'new';
  return (
    <Form method="get">
      <SortField options={options} sort={sort} />
      <output>{sort}</output>
    </Form>
  );
}

test('an order is applied as soon as it is chosen, and keeps the focus', async () => {
  showScreen(Screen, [], {});
  const select = await screen.findByRole('combobox', { name: 'Сортировка' });
  select.focus();
  await userEvent.selectOptions(select, 'Сначала старые');
  expect((await screen.findByText('old')).tagName).toBe('OUTPUT');
  expect(document.activeElement).toBe(select);
});
