import { isId } from '@vitrina/services/contract/fields/id.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { newSeed } from '../../entities/order-draft/draft.server.ts';
import { findCompany } from '../../entities/organization/find.server.ts';
import { text } from '../../forms/answer.server.ts';
import { companyData, readConsents } from '../../forms/consents.ts';
import { email, name, optionalText, phone, requiredText } from '../../forms/fields.server.ts';
import { showErrors } from '../../forms/form-failure.server.ts';
import { alsoWrong, read, type Values, valuesOf } from '../../forms/read.server.ts';
import { statusOfForm } from '../../forms/status.server.ts';
import { submit } from '../../forms/submit.server.ts';
import { CorpFastOrderDocument } from '../../generated/graphql.ts';
import { closeStatus, openStatus } from './status.server.ts';

const corpFields = ['inn', 'companyName', 'contactName', 'phone', 'email', 'comment'] as const;

/** What a company says; whether its tax number can be one, the shop behind knows. */
const corpOrder = z.object({
  inn: requiredText(40),
  companyName: requiredText(maxLength.company),
  contactName: name,
  phone,
  email,
  comment: optionalText(maxLength.companyRequest),
});

type Context = Readonly<RouterContextProvider>;

/** Products that go along, as the form names them: `42*3`. */
const itemsOf = (form: FormData) =>
  form.getAll('item').flatMap((value) => {
    const [, productId, quantity] = /^(.+)\*([1-9]\d{0,3})$/.exec(String(value)) ?? [];
    return !isId(productId) ? [] : [{ productId, quantity: Number(quantity) }];
  });

/** What a form of this screen does, by its `intent`. */
export async function corpAction(context: Context, request: Request, form: FormData) {
  switch (text(form, 'intent')) {
    case 'find':
      return find(context, request, form);
    case 'new':
      closeStatus(context);
      return redirect('/corp', 303);
    case 'send':
      return send(context, request, form);
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

/** Everything that was typed comes back, with the name that was found. */
const valuesIn = (form: FormData): Values => ({
  ...valuesOf(form, [...corpFields, 'seed']),
  withBasket: form.has('withBasket') ? 'yes' : 'no',
});

async function find(context: Context, request: Request, form: FormData) {
  const values = valuesIn(form);
  const { company, error, hint } = await findCompany(context, request, values.inn ?? '');
  if (error !== null) return showErrors(request, values, { inn: error });
  return data(
    { values: { ...values, companyName: company?.name ?? values.companyName ?? '' }, errors: null, message: null, company, hint },
    { status: statusOfForm(request, 200) },
  );
}

async function send(context: Context, request: Request, form: FormData) {
  const values = valuesIn(form);
  // Whoever presses Enter below the number has not asked for the name yet.
  if (values.companyName === '' && values.inn !== '') {
    const { company } = await findCompany(context, request, values.inn ?? '');
    values.companyName = company?.name ?? '';
  }
  const items = values.withBasket === 'yes' ? itemsOf(form) : [];
  const { purposes, missing } = readConsents([companyData], (field) => form.get(field) === 'yes');
  const seed = /^[0-9a-f]{32}$/.test(values.seed ?? '') ? values.seed : newSeed();
  return submit(context, request, {
    values,
    read: alsoWrong(read(corpOrder, values), {
      ...Object.fromEntries(missing.map((field) => [field, messages.agreement])),
      ...(values.comment === '' && items.length === 0 && { comment: 'Напишите, что нужно, или добавьте товары из корзины.' }),
    }),
    operation: CorpFastOrderDocument,
    variables: (value) => ({ input: { ...value, phone: `+${value.phone}`, items, consents: purposes, idempotencyKey: `corp-${seed}` } }),
    onSuccess({ isOrderStatusOpen, id }) {
      if (isOrderStatusOpen) openStatus(context, id);
      return redirect('/corp', 303);
    },
  });
}
