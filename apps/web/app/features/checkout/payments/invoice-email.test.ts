import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { expect, test } from 'vitest';
import { withInvoiceEmail } from './invoice-email.server.ts';

const contacts = { firstName: 'Анна', lastName: '', phone: '79491234567', email: '', rev: 2 };
const [invoice, card] = [String(paymentTypes.nonCash), String(paymentTypes.online)];
const read = (typed: string, typeId = invoice, email = '') => {
  const form = new FormData();
  form.set('invoiceEmail', typed);
  return withInvoiceEmail(form, { typeId }, { ...contacts, email });
};

test('an invoice needs an e-mail to be sent to, and keeps it with the contacts', () => {
  expect(read(' ').errors).toEqual({ invoiceEmail: 'Укажите почту: счёт пришлём на неё.' });
  expect(read('anna@')).toMatchObject({
    errors: { invoiceEmail: 'Пожалуйста, введите корректный email.' },
  });
  expect(read('anna@example.ru')).toMatchObject({ contacts: { ...contacts, email: 'anna@example.ru', rev: 3 }, errors: null });
});

test('nothing is asked for where the e-mail is known, or nothing is sent', () => {
  expect(read('', card)).toMatchObject({ contacts, errors: null });
  expect(read('other@example.ru', invoice, 'anna@example.ru')).toMatchObject({
    contacts: { email: 'anna@example.ru', rev: 2 },
    errors: null,
  });
});
