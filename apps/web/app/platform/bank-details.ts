import type { Shop } from './gateway/shop.server.ts';

/** Where the invoices of a shop are paid. */
export interface BankDetails {
  kpp: string;
  bank: string;
  bik: string;
  account: string;
  correspondentAccount: string;
}

/** A company puts its own here, beside `company.ts`; while there are none, no invoice is shown. */
const companyDetails: BankDetails | null = null;

/** No bank has this account. */
const demoDetails: BankDetails = {
  kpp: '930301001',
  bank: 'Банк «Песочница», г. Донецк',
  bik: '040000000',
  account: '40702810000000000001',
  correspondentAccount: '30101810000000000000',
};

/** Null where no invoice of the shop's own can be paid. */
export const bankDetailsOf = (
  { isDemonstration }: Pick<Shop, 'isDemonstration'>,
  own: BankDetails | null = companyDetails,
): BankDetails | null => own ?? (isDemonstration ? demoDetails : null);
