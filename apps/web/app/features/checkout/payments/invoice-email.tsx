import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { SuggestField } from '../../../forms/suggest/field.tsx';

/** Not that of the contacts: the screen of all steps has both. */
export const invoiceEmailField = 'invoiceEmail';
export const invoiceEmailLabels = { [invoiceEmailField]: 'Почта для счёта' };

interface InvoiceEmailProps {
  value: string | undefined;
  error: string | undefined;
}

/** Where the contacts have no e-mail: it is asked for where the invoice is chosen. */
export const InvoiceEmail = ({ value, error }: InvoiceEmailProps) => (
  <SuggestField
    kind="email"
    name={invoiceEmailField}
    type="email"
    label={invoiceEmailLabels[invoiceEmailField]}
    hint="На неё придут счёт и закрывающие документы."
    error={error}
    defaultValue={value ?? ''}
    autoComplete="email"
    maxLength={maxLength.email}
  />
);
