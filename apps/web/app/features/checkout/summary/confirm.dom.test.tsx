import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import type { OpenStep } from '../load.server.ts';
import { confirmationOf } from './confirm.server.ts';
import { ConfirmForm } from './confirm.tsx';

type Props = Parameters<typeof ConfirmForm>[0];

const totals = { goods: 99_990_50, discount: 0, discounts: [], isReceived: true, delivery: 0, total: 99_990_50 };
const basket = { revision: 1, items: [], exchangeDevices: [] };

test.each([
  [{ kind: 'CARD', tab: 'ONLINE', isPrepaid: true }, /^Итого 99 990,50 ₽Дальше откроется страница оплаты/],
  [{ kind: 'OTHER', tab: 'INSTALMENT', isPrepaid: true }, /^Итого 99 990,50 ₽Дальше откроется заявка в банк/],
  [{ kind: 'BANK_TRANSFER', tab: 'ONLINE', isPrepaid: false }, /^Итого 99 990,50 ₽.*счёт пришлём/],
  [{ kind: 'CASH', tab: 'ON_RECEIPT', isPrepaid: false }, /^Итого 99 990,50 ₽.*при получении/],
])('above the button stand the exact sum and what follows: %j', (method, text) => {
  const confirmation = confirmationOf({ basket, quote: null, orderDeliveries: [], method } as unknown as OpenStep);
  const props = { frame: { totals, quantity: 1 }, rev: '', confirmation, errors: null, values: {} } as unknown as Props;
  showScreen(() => <ConfirmForm {...props} />);
  const id = screen.getByRole('button', { name: 'Оформить заказ' }).getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent?.replaceAll(/\s/g, ' ')).toMatch(text);
});
