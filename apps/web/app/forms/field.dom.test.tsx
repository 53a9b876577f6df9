import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibleDescription } from '../testing/tree.ts';
import { Checkbox, RadioCard } from '../ui/field.tsx';
import { showScreen } from '../ui/testing.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormField, TextArea } from './form-field.tsx';

test('a radio card reads out its price and its lines after its name', () => {
  render(
    <RadioCard name="way" label="Курьер" aside="990 ₽">
      завтра, с 10 до 14
    </RadioCard>,
  );
  const radio = screen.getByRole('radio', { name: 'Курьер' });
  expect(accessibleDescription(radio)).toBe('990 ₽ завтра, с 10 до 14');
});

test('a radio card without anything beside its name describes nothing', () => {
  render(<RadioCard name="way" label="Самовывоз" />);
  expect(screen.getByRole('radio', { name: 'Самовывоз' }).hasAttribute('aria-describedby')).toBe(false);
});

test.each([
  ['a text field', <FormField key="f" name="email" label="Почта" hint="Пришлём чек" error="Не похоже на адрес" />, 'textbox'],
  ['an area', <TextArea key="t" name="email" label="Почта" hint="Пришлём чек" error="Не похоже на адрес" />, 'textbox'],
  ['a box', <Checkbox key="c" name="email" label="Почта" hint="Пришлём чек" error="Не похоже на адрес" />, 'checkbox'],
] as const)('%s is tied to its hint and its error', (_, field, role) => {
  render(field);
  const element = screen.getByRole(role, { name: 'Почта' });
  expect(element.getAttribute('aria-invalid')).toBe('true');
  expect(accessibleDescription(element)).toBe('Пришлём чек Не похоже на адрес');
});

test('the summary of errors takes the focus and leads to the field', async () => {
  const { user } = showScreen(() => (
    <form>
      <ErrorSummary errors={{ phone: 'Введите номер полностью' }} labels={{ phone: 'Телефон' }} />
      <FormField name="phone" label="Телефон" error="Введите номер полностью" defaultValue="949" />
    </form>
  ));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  const link = screen.getByRole('link', { name: 'Телефон: Введите номер полностью' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('textbox', { name: 'Телефон' }));
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '1');
  expect((screen.getByRole('textbox', { name: 'Телефон' }) as HTMLInputElement).value).toBe('9491');
});

test('each attempt that fails takes the focus back to the summary', () => {
  const summary = (errors: Record<string, string> | null) => (
    <>
      <ErrorSummary errors={errors} labels={{ phone: 'Телефон' }} />
      <button type="submit">Продолжить</button>
    </>
  );
  const { rerender } = render(summary(null));
  for (const phone of ['Введите номер полностью', 'Код номера должен начинаться с «9»']) {
    screen.getByRole('button').focus();
    rerender(summary({ phone }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
});
