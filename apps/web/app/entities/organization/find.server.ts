import type { RouterContextProvider } from 'react-router';
import { CompanyByInnDocument, type CompanyByInnQuery } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { unknownCompany } from './unknown.ts';

export type Company = NonNullable<CompanyByInnQuery['company']>;

export type CompanyLookup = { company: Company; error: null } | { company: null; error: string };

/** The company of a tax number, or what to say beside the field. */
export async function findCompany(context: Readonly<RouterContextProvider>, request: Request, inn: string): Promise<CompanyLookup> {
  const { data, errors } = await query(context, request, CompanyByInnDocument, { inn });
  if (data?.company) return { company: data.company, error: null };
  const [failure] = errors;
  const [fault] = failure?.fields.inn ?? [];
  if (fault !== undefined) return { company: null, error: fault };
  if (failure?.code === 'RATE_LIMITED') return { company: null, error: 'Слишком много поисков подряд. Подождите несколько минут.' };
  if (failure !== undefined) return { company: null, error: 'Справочник компаний сейчас не отвечает. Попробуйте ещё раз.' };
  return { company: null, error: unknownCompany };
}
