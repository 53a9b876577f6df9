import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { Promocode } from './promocode.tsx';

const show = (failure: { enteredCode: string; message: string } | null) => {
  showScreen(() => <Promocode promocode={null} promocodeStatus={null} failure={failure as never} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Промокод', hidden: true });
  return { isOpen: field.closest('details')?.open, value: field.value };
};

test('the field of a promocode is folded until one is wrong', () => {
  expect(show(null)).toEqual({ isOpen: false, value: '' });
  document.body.replaceChildren();
  expect(show({ enteredCode: 'лето15', message: 'Срок действия этого промокода истёк.' })).toEqual({ isOpen: true, value: 'лето15' });
});
