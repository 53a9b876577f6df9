import * as z from 'zod';
import type { Draft } from '../../../entities/order-draft/draft.ts';
import { email } from '../../../forms/fields.server.ts';
import { type Errors, read, valuesOf } from '../../../forms/read.server.ts';
import { invoiceEmailFaultOf, type Method } from '../payment-methods.ts';
import { invoiceEmailField } from './invoice-email.tsx';

const schema = z.object({ [invoiceEmailField]: email });

interface Addressed {
  contacts: Draft['contacts'];
  errors: Errors | null;
}

/** The contacts with the e-mail that an invoice is sent to, where they have none; what is wrong with it, where the method needs one. */
export function withInvoiceEmail(form: FormData, method: Pick<Method, 'typeId'>, contacts: Draft['contacts']): Addressed {
  const values = valuesOf(form, [invoiceEmailField]);
  const fault = invoiceEmailFaultOf(method, contacts);
  if (contacts === null || fault === null) return { contacts, errors: null };
  if ((values[invoiceEmailField] ?? '').trim() === '') return { contacts, errors: { [invoiceEmailField]: fault } };
  const { value, errors } = read(schema, values);
  if (errors !== null) return { contacts, errors };
  return { contacts: { ...contacts, email: value[invoiceEmailField], rev: contacts.rev + 1 }, errors: null };
}
