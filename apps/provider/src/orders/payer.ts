import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { invalid } from '../platform/refusal.ts';
import { findCompany } from './register.ts';

interface Payer {
  inn: string;
  name: string;
}

/** The company that buys; one of the register is called what it is called there. */
export function payerOf(company: Payer | undefined): Payer | undefined {
  if (company === undefined) return undefined;
  const fault = innFault(company.inn);
  if (fault !== null) throw invalid({ 'company.inn': [fault] });
  return { inn: company.inn, name: findCompany(company.inn)?.name ?? company.name };
}
