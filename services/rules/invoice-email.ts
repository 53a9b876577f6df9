import { paymentTypes } from '../contract/fields/special-ids.ts';

/** What is wrong with the e-mail of an order that this type pays: an invoice is sent to it. Null where nothing is. */
export const invoiceEmailFault = (paymentTypeId: number, email: string | null): string | null =>
  paymentTypeId === paymentTypes.nonCash && !email ? 'Укажите почту: счёт пришлём на неё.' : null;
