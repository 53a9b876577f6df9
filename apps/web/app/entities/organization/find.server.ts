import type { RouterContextProvider } from 'react-router';
import { CompanyByInnDocument, type CompanyByInnQuery } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';

export type Company = NonNullable<CompanyByInnQuery['company']>;

/** A number that cannot be one is an error; one that the register does not tell of is not, and its name is written beside it. */
export type CompanyLookup =
  | { company: Company; error: null; hint: null }
  | { company: null; error: string; hint: null }
  | { company: null; error: null; hint: string };

/** The company of a tax number, or what to say beside the field. */
export async function findCompany(context: Readonly<RouterContextProvider>, request: Request, inn: string): Promise<CompanyLookup> {
  const { data, errors } = await query(context, request, CompanyByInnDocument, { inn });
  if (data?.company) return { company: data.company, error: null, hint: null };
  const [failure] = errors;
  const [fault] = failure?.fields.inn ?? [];
  if (fault !== undefined) return { company: null, error: fault, hint: null };
  return { company: null, error: null, hint: `${reasonOf(failure?.code)} Впишите название сами и продолжайте.` };
}

function reasonOf(code: string | undefined): string {
  if (code === undefined) return 'Компании с таким ИНН в нашем справочнике нет.';
  return code === 'RATE_LIMITED' ? 'Справочник сейчас занят.' : 'Справочник компаний сейчас не отвечает.';
}
