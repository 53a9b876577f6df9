import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { LoginForm } from './login.tsx';

test.each([
  ['Получить карту', []],
  ['Добавить карту', [true]],
  ['Подтвердить или добавить карту', [true, false]],
])('%s: what is left to do with these cards', (heading, spendable) => {
  const cards = spendable.map((isSpendable) => ({ isSpendable }));
  const rest = { state: 'form', phone: '', ean: '', errors: null, values: {}, captcha: null } as const;
  showScreen(() => <LoginForm {...rest} cards={cards} />);
  expect(screen.getByRole('heading')).toHaveProperty('textContent', heading);
});
