import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import OrderStatusScreen from './route.tsx';

type Props = Parameters<typeof OrderStatusScreen>[0];

const facts = { name: 'Чайник', status: 'Собирается', sum: 100_00, canPay: false, isActive: true, heldUntil: null };
const own = { value: ['7', '8'].map((id) => ({ id, facts })) };
const order = { id: '7', status: 'ACCEPTED', statusName: 'Собирается', isActive: true, steps: [], totalSum: { amount: 100_00 } };

function show(actionData?: object) {
  const props = { loaderData: { own, id: '', lastRepair: '' }, actionData } as unknown as Props;
  showScreen(() => <OrderStatusScreen {...props} />);
  return {
    links: ['7', '8'].map((id) => screen.queryByRole('link', { name: `Заказ № ${id}` }) !== null),
    folded: document.querySelector('details:not([open])')?.querySelector<HTMLInputElement>('input[name="id"]')?.value,
  };
}

test('once an order is shown it stands nowhere else, and the form is folded and empty', () => {
  expect(show()).toEqual({ links: [true, true], folded: undefined });
  document.body.replaceChildren();
  const values = { id: '7', phone: '79491234567' };
  expect(show({ order, today: '2026-11-24', opening: null, values, errors: null, message: null })).toEqual({
    links: [false, true],
    folded: '',
  });
});
