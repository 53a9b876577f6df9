import { expect, test } from 'vitest';
import { bankDetailsOf } from '../../platform/bank-details.ts';
import { invoiceOf } from './invoice.ts';

const rubles = (sum: number) => ({ amount: sum * 100 });
const bank = bankDetailsOf({ isDemonstration: true });
const order = {
  company: { inn: '7707083893', name: 'ООО «Ромашка»' },
  isCancelled: false,
  paymentTypeId: '5',
  deliveryCost: rubles(990),
  totalSum: rubles(61_950),
  items: [
    { name: 'Смартфон', quantity: 3, returned: 1, finalPrice: rubles(19_990) },
    { name: 'Чехол', quantity: 1, returned: 1, finalPrice: rubles(990) },
  ],
};

test('an invoice has what is left of the goods, how they are brought, and the tax in it', () => {
  expect(invoiceOf(order, bank)).toEqual({
    bank,
    payer: 'ООО «Ромашка», ИНН 7707083893',
    lines: [
      { name: 'Смартфон', quantity: 2, price: 19_990_00, sum: 39_980_00 },
      { name: 'Доставка', quantity: 1, price: 990_00, sum: 990_00 },
    ],
    total: 40_970_00,
    vat: 7_388_03,
    vatRate: 22,
  });
});

test.each([
  ['for a person', { company: null }, bank],
  ['for what was cancelled', { isCancelled: true }, bank],
  ['for what is paid otherwise', { paymentTypeId: '56' }, bank],
  ['where something has been taken off the whole order', { totalSum: rubles(60_000) }, bank],
  ['where the shop has no bank', {}, null],
])('there is none %s', (_, over, details) => {
  expect(invoiceOf({ ...order, ...over }, details)).toBeNull();
});
