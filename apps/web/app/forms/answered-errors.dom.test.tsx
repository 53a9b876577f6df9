import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { accessibleDescription } from '../testing/tree.ts';
import { RadioCard } from '../ui/field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import { GroupError } from './group-error.tsx';
import { persist } from './persisted-form.ts';
import type { Errors } from './read.server.ts';

const form = (errors: Errors | null) => (
  <>
    <ErrorSummary errors={errors} labels={{}} />
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <FormField name="house" label="Дом" hint="С корпусом" error={errors?.house} defaultValue="" required />
      <FormField name="email" label="Почта" type="email" error={errors?.email} defaultValue="" />
      <GroupError name="way" error={errors?.way} />
      <RadioCard name="way" value="courier" label="Курьер" />
      <button type="submit">Продолжить</button>
    </form>
  </>
);
const missing = () => ({ house: 'Нужен дом', email: 'Не похоже на адрес', way: 'Выберите способ' });
/** What is wrong beside the fields. */
const wrong = (container: HTMLElement) =>
  [...container.querySelectorAll('.field-error:not([hidden])')].map(({ textContent }) => textContent);

beforeAll(() => persist(sessionStorage, null));

test('an error goes with the change that answers it, the others stay', async () => {
  const { container } = render(form(missing()));
  const house = screen.getByLabelText('Дом');
  await userEvent.type(house, '7');
  expect(wrong(container)).toEqual(['Не похоже на адрес', 'Выберите способ']);
  expect([house.hasAttribute('aria-invalid'), accessibleDescription(house)]).toEqual([false, 'С корпусом']);
  await userEvent.click(screen.getByRole('radio', { name: 'Курьер' }));
  expect(wrong(container)).toEqual(['Не похоже на адрес']);
});

test('what the browser itself finds wrong stays so', async () => {
  const { container } = render(form(missing()));
  await userEvent.type(screen.getByLabelText('Почта'), 'anna');
  expect(wrong(container)).toContain('Не похоже на адрес');
  await userEvent.type(screen.getByLabelText('Почта'), '@example.ru');
  expect(wrong(container)).not.toContain('Не похоже на адрес');
});

test('the next attempt brings back what is still wrong, and nothing else', async () => {
  const { container, rerender } = render(form(missing()));
  const house = screen.getByLabelText('Дом');
  await userEvent.type(house, '7');
  await userEvent.click(screen.getByRole('radio', { name: 'Курьер' }));
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(wrong(container)).toEqual(['Не похоже на адрес']);
  const { way: _, ...still } = missing();
  rerender(form(still));
  expect(wrong(container)).toEqual(['Нужен дом', 'Не похоже на адрес']);
  expect([house.getAttribute('aria-invalid'), accessibleDescription(house)]).toEqual(['true', 'С корпусом Нужен дом']);
  rerender(form(null));
  expect([wrong(container), house.hasAttribute('aria-invalid'), accessibleDescription(house)]).toEqual([[], false, 'С корпусом']);
});

test('what is typed first, while the code is on its way, counts', async () => {
  const { container } = render(form(missing()));
  const house = screen.getByLabelText<HTMLInputElement>('Дом');
  house.value = '7';
  persist(sessionStorage, house);
  expect(wrong(container)).not.toContain('Нужен дом');
});
