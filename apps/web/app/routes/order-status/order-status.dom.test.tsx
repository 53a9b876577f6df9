import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import OrderStatusScreen from './route.tsx';

test('the number of an order is none of a repair', () => {
  const loaderData = { own: { value: [] }, id: '100007', lastRepair: '4001' };
  const props = { loaderData, actionData: undefined } as unknown as ComponentProps<typeof OrderStatusScreen>;
  showScreen(() => <OrderStatusScreen {...props} />);
  const textOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([textOf('Номер заказа'), textOf('Номер заявки')]).toEqual(['100007', '4001']);
});

test('each form stands under its heading, and shows what a number and a phone look like', () => {
  const loaderData = { own: { value: [] }, id: '', lastRepair: '' };
  const props = { loaderData, actionData: undefined } as unknown as ComponentProps<typeof OrderStatusScreen>;
  showScreen(() => <OrderStatusScreen {...props} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Заказ', 'Заявка на ремонт']);
  const hintIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).placeholder;
  expect([hintIn('Номер заказа'), hintIn('Телефон')]).toEqual(['100002', '+7']);
});
