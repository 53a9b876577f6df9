/** Where the invoices of this shop are paid; no bank has this account. A company puts its own here, beside `company.ts`. */
export const bankDetails = {
  kpp: '930301001',
  bank: 'Банк «Песочница», г. Донецк',
  bik: '040000000',
  account: '40702810000000000001',
  correspondentAccount: '30101810000000000000',
} as const;
