import { expect, test } from 'vitest';
import { withInvoiceEmail } from './invoice-email.server.ts';

const contacts = { firstName: 'Анна', lastName: '', phone: '79491234567', email: '', rev: 2 };
const read = (typed: string, kind: 'BANK_TRANSFER' | 'CARD' = 'BANK_TRANSFER', email = '') => {
  const form = new FormData();
  form.set('invoiceEmail', typed);
  return withInvoiceEmail(form, { kind }, { ...contacts, email });
};

test('an invoice needs an e-mail to be sent to, and keeps it with the contacts', () => {
  expect(read(' ').errors).toEqual({ invoiceEmail: 'Укажите почту: счёт пришлём на неё.' });
  expect(read('anna@')).toMatchObject({
    errors: { invoiceEmail: 'Пожалуйста, введите корректный email.' },
  });
  expect(read('anna@example.ru')).toMatchObject({ contacts: { ...contacts, email: 'anna@example.ru', rev: 3 }, errors: null });
});

test('nothing is asked for where the e-mail is known, or nothing is sent', () => {
  expect(read('', 'CARD')).toMatchObject({ contacts, errors: null });
  expect(read('other@example.ru', 'BANK_TRANSFER', 'anna@example.ru')).toMatchObject({
    contacts: { email: 'anna@example.ru', rev: 2 },
    errors: null,
  });
});
