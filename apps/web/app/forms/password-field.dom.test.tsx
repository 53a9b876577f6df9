import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { persist } from './persisted-form.ts';

const open = () => {
  render(
    <form method="post" className="form" onSubmit={(event) => event.preventDefault()}>
      <PasswordField name="password" label="Пароль" autoComplete="current-password" />
    </form>,
  );
  return {
    field: screen.getByLabelText<HTMLInputElement>('Пароль'),
    eye: screen.getByRole('button', { name: 'Показать пароль' }),
  };
};

test('the eye shows what was typed and hides it again, without sending the form', async () => {
  const { field, eye } = open();
  await userEvent.type(field, 'Vitrina2026');
  expect([field.type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await userEvent.click(eye);
  expect([field.type, field.value, eye.getAttribute('aria-pressed')]).toEqual(['text', 'Vitrina2026', 'true']);
  await userEvent.click(eye);
  expect(field.type).toBe('password');
});

test('a sent password is hidden', async () => {
  const { field, eye } = open();
  await userEvent.click(eye);
  const { form } = field;
  if (form !== null) fireEvent.submit(form);
  expect(field.type).toBe('password');
});

test('a visible password is not kept for a reload either', async () => {
  const { field, eye } = open();
  await userEvent.click(eye);
  await userEvent.type(field, 'Vitrina2026');
  persist(sessionStorage, field);
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Vitrina2026');
});
