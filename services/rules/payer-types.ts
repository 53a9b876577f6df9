import { companyTypes, personTypes } from '../contract/fields/special-ids.ts';

/** Payment types by which whoever buys does not pay: an invoice is for companies only, loans and wallets are for persons only. */
export const typesOfOthers = (isCompany: boolean): readonly number[] => (isCompany ? personTypes : companyTypes);
