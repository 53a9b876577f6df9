import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import { SpendBonuses } from './spend.tsx';

test('as long as no bonuses are spent none stand in the field; how many could be is said beside it', () => {
  showScreen(() => <SpendBonuses offer={{ kind: 'limit', maxAmount: 1077_00 }} inputText={undefined} error={undefined} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Сколько списать' });
  expect(field.value).toBe('');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/до 1\s077\sбонусов/);
});
