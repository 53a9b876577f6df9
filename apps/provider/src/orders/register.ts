import { readFileSync } from 'node:fs';
import * as z from 'zod';

const text = z.string().min(1);
const companiesSchema = z.array(z.strictObject({ inn: text, name: text, kpp: text.nullable(), ogrn: text, address: text }));

export type RegisteredCompany = z.output<typeof companiesSchema>[number];

/** Companies that nobody has ever founded, whose tax numbers could be given: the provider's own register. */
export const register: readonly RegisteredCompany[] = companiesSchema.parse(
  JSON.parse(readFileSync(new URL('register.json', import.meta.url), 'utf8')),
);

const byInn = new Map(register.map((company) => [company.inn, company]));

export const findCompany = (inn: string): RegisteredCompany | undefined => byInn.get(inn);
