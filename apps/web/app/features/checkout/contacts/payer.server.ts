import { data, type RouterContextProvider } from 'react-router';
import type { Payer } from '../../../entities/order-draft/draft.ts';
import { type Company, findCompany } from '../../../entities/organization/find.server.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import { showErrors } from '../../../forms/form-failure.server.ts';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { statusOfForm } from '../../../forms/status.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The tax number of a company that buys, and its name where the register does not have it. */
export const payerFields = ['inn', 'companyName'] as const;

/** The form again, with the company of the number below it. */
export async function lookUpPayer(context: Context, request: Request, values: Values) {
  const { company, error, hint } = await findCompany(context, request, values.inn ?? '');
  if (error !== null) return showErrors(request, values, { inn: error });
  return showPayer(request, 200, { values, company, hint });
}

interface PayerForm {
  values: Values;
  errors?: Errors | null;
  company?: Company | null;
  hint: string | null;
}

/** The form again, with the company, or with why its name has to be written. */
export const showPayer = (request: Request, status: number, { values, errors = null, company = null, hint }: PayerForm) =>
  data({ values, errors, message: null, company, hint }, { status: statusOfForm(request, status) });

/** The name is asked for where there is a hint. */
export type ReadPayer =
  | { payer: Payer | null; error: null; hint: null }
  | { payer: null; error: string; hint: null }
  | { payer: null; error: null; hint: string };

/** The company whose number was typed, none for a person. One that is saved already is not looked up again. */
export async function readPayer(context: Context, request: Request, values: Values, savedPayer: Payer | null): Promise<ReadPayer> {
  const inn = (values.inn ?? '').replace(/\s/g, '');
  const typedName = (values.companyName ?? '').trim();
  if (inn === '') return { payer: null, error: null, hint: null };
  if (savedPayer?.inn === inn && (typedName === '' || typedName === savedPayer.name)) return { payer: savedPayer, error: null, hint: null };
  const { company, error, hint } = await findCompany(context, request, inn);
  if (error !== null) return { payer: null, error, hint: null };
  if (hint !== null && typedName === '') return { payer: null, error: null, hint };
  // In whole it stands in the register; here it has to fit into the draft's cookie.
  const payer = company ?? { inn, name: typedName };
  return { payer: { inn: payer.inn, name: payer.name.slice(0, draftLength.company) }, error: null, hint: null };
}
