import { expect, test } from 'vitest';
import { invoiceOf } from './invoice.ts';

const rubles = (sum: number) => ({ amount: sum * 100 });
const order = {
  company: { inn: '7707083893', name: 'ООО «Ромашка»' },
  isCancelled: false,
  deliveryCost: rubles(990),
  items: [
    { name: 'Смартфон', quantity: 3, returned: 1, finalPrice: rubles(19_990) },
    { name: 'Чехол', quantity: 1, returned: 1, finalPrice: rubles(990) },
  ],
};

test('an invoice has what is left of the goods, how they are brought, and the tax in it', () => {
  expect(invoiceOf(order)).toEqual({
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

test('there is none for a person, nor for what was cancelled', () => {
  expect([invoiceOf({ ...order, company: null }), invoiceOf({ ...order, isCancelled: true })]).toEqual([null, null]);
});
