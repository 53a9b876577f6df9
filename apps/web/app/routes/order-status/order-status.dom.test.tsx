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
