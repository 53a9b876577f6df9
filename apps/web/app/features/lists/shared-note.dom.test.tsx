import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { SharedNote } from './shared-note.tsx';

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

async function show(own: string[], shared: string[]) {
  const shell = () => ({ lists: { favorites: own, compare: [] } });
  const { container } = showScreen(() => <SharedNote list="favorites" ids={shared} />, [], { shell });
  await screen.findByRole('link', { name: 'Моё избранное' });
  const added = [...container.querySelectorAll<HTMLInputElement>('input[name="add-favorites"]')].map(({ value }) => value);
  return { added, button: screen.queryByRole('button')?.textContent ?? null, text: container.querySelector('p')?.textContent };
}

test('as many of a shared list are added as there is room for', async () => {
  expect(await show(range(1, 60), range(201, 30))).toMatchObject({ added: range(201, 30), button: 'Добавить в моё избранное' });
});

test('of more than that the first, and the button says how many', async () => {
  const { added, button } = await show(range(1, 60), ['1', ...range(201, 50)]);
  expect([added, button]).toEqual([range(201, 40), 'Добавить в моё избранное 40 из 50']);
});

test('where there is no room the note says so instead', async () => {
  const { added, button, text } = await show(range(1, 100), range(201, 50));
  expect([added, button, text?.endsWith('В вашем избранном больше нет места.')]).toEqual([[], null, true]);
  expect((await show(range(1, 100), range(1, 50))).text).not.toContain('нет места');
});
