import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { data, type RouterContextProvider } from 'react-router';
import type { Payer } from '../../../entities/order-draft/draft.ts';
import { findCompany } from '../../../entities/organization/find.server.ts';
import { unknownCompany } from '../../../entities/organization/unknown.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import { showErrors } from '../../../forms/form-failure.server.ts';
import type { Values } from '../../../forms/read.server.ts';
import { statusOfForm } from '../../../forms/status.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether a company buys, its tax number, and its name where the register does not have it. */
export const payerFields = ['forCompany', 'inn', 'companyName'] as const;

/** The form again, with the company of the number below it; whoever looks one up buys for it. */
export async function lookUpPayer(context: Context, request: Request, values: Values) {
  const formValues = { ...values, forCompany: 'yes' };
  const { company, error } = await findCompany(context, request, values.inn ?? '');
  if (error !== null) return showErrors(request, formValues, { inn: error });
  return data({ values: formValues, errors: null, message: null, company }, { status: statusOfForm(request, 200) });
}

const untickedCompany = 'Отметьте «Оформить на компанию» или сотрите ИНН.';

export type ReadPayer = { payer: Payer | null; error: null } | { payer: null; error: string };

/** The company that buys, none for a person. One that is saved already is not looked up again. */
export async function readPayer(context: Context, request: Request, values: Values, savedPayer: Payer | null): Promise<ReadPayer> {
  const inn = (values.inn ?? '').replace(/\s/g, '');
  if (values.forCompany !== 'yes') {
    // The number of a company that was saved stands in the field by itself; one that was typed is not dropped in silence.
    const isTyped = inn !== '' && inn !== savedPayer?.inn;
    return isTyped ? { payer: null, error: untickedCompany } : { payer: null, error: null };
  }
  if (inn === '') return { payer: null, error: messages.required };
  if (savedPayer?.inn === inn) return { payer: savedPayer, error: null };
  const { company, error } = await findCompany(context, request, inn);
  const typedName = (values.companyName ?? '').trim();
  if (error === unknownCompany && typedName !== '') return { payer: { inn, name: typedName.slice(0, draftLength.company) }, error: null };
  if (error !== null) return { payer: null, error };
  // In whole it stands in the register; here it has to fit into the draft's cookie.
  return { payer: { inn: company.inn, name: company.name.slice(0, draftLength.company) }, error: null };
}
