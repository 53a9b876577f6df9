import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { OrderGoods } from './goods.tsx';

type Items = Parameters<typeof OrderGoods>[0]['items'];

const kettle = { id: '1', name: 'Чайник', url: '/catalog/kettles/1/1', image: '', returned: 0, isWarranty: false, parentId: null };
const bought = { finalPrice: { amount: 1990_00 }, sum: { amount: 1990_00 } };

test.each([
  [1, /^1 шт\.$/],
  [2, /^2 шт\. по 1\s990\s₽$/],
])('a line of %d says how many pieces it has', (quantity, text) => {
  showScreen(() => <OrderGoods items={[{ ...kettle, ...bought, quantity }] as unknown as Items} isReceived={false} aftercare={{}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
