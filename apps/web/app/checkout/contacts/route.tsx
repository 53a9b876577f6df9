import { Form, redirect } from 'react-router';
import { CompanyFields, SentByEnter } from '../../corp/company-fields.tsx';
import { phoneText } from '../../format/phone.ts';
import { formOf, text } from '../../forms/answer.server.ts';
import { useGoal } from '../../goals/use-goal.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { CheckoutColumns, StepTotal } from '../columns.tsx';
import { readDraft, writeDraft } from '../draft/draft.server.ts';
import { isOvertaken } from '../draft/draft.ts';
import { ErrorSummary, fieldId } from '../form/error-summary.tsx';
import { keptOrFailed, overtaken, rejected, unloaded } from '../form/failed.server.ts';
import { read, valuesOf } from '../form/read.server.ts';
import { reloadsStep } from '../form/reloads.ts';
import { frameOf } from '../frame.server.ts';
import { knownPerson } from '../known.server.ts';
import { findCheckout } from '../load.server.ts';
import { noIndex } from '../no-index.ts';
import { PageTitle } from '../page-title.tsx';
import { nextPath } from '../steps.ts';
import type { Route } from './+types/route';
import { ContactFields, contactLabels } from './fields.tsx';
import { payerFields, payerFound, readPayer } from './payer.server.ts';
import { contactFields, contacts } from './schema.server.ts';

const labels = { ...contactLabels, inn: 'ИНН' };

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const opened = await findCheckout(context, request, 'contacts');
  const isLoaded = opened.kind !== 'unloaded';
  if (!isLoaded) keptOrFailed(context, opened.failure);
  const { contacts: saved } = readDraft(context, request);
  return {
    frame: isLoaded ? frameOf(opened, 'contacts') : null,
    rev: saved?.rev ?? 0,
    isEmailNeeded: isLoaded && opened.hasDigitalGoods,
    values: {
      ...(saved === null
        ? await knownPerson(context, request)
        : { firstName: saved.firstName, lastName: saved.lastName, phone: phoneText(saved.phone), email: saved.email }),
      forCompany: saved?.company ? 'yes' : '',
      inn: saved?.company?.inn ?? '',
    },
    company: saved?.company ?? null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const opened = await findCheckout(context, request, 'contacts');
  const draft = readDraft(context, request);
  const values = valuesOf(form, [...contactFields, ...payerFields]);
  if (text(form, 'intent') === 'find') return payerFound(context, request, values);
  const own = read(contacts(opened.kind !== 'unloaded' && opened.hasDigitalGoods), values);
  const { payer, error } = await readPayer(context, request, values, draft.contacts?.company ?? null);
  const errors = own.errors === null && error === null ? null : { ...own.errors, ...(error !== null && { inn: error }) };
  const value = own.value === null || error !== null ? null : { ...own.value, ...(payer && { company: payer }) };
  const isLate = value !== null && isOvertaken(draft.contacts, text(form, 'rev'), value);
  if (opened.kind === 'unloaded') {
    // Kept for whoever comes back later. The number stays: the same form is sent again, and is not overtaken by itself.
    if (value !== null && !isLate) writeDraft(context, { ...draft, contacts: { ...value, rev: draft.contacts?.rev ?? 0 } });
    return unloaded(context, request, { values, errors });
  }
  if (value === null) return rejected(request, values, errors ?? {});
  if (isLate) return overtaken(request, values);
  writeDraft(context, { ...draft, contacts: { ...value, rev: (draft.contacts?.rev ?? 0) + 1 } });
  return redirect(nextPath('contacts', draft), 303);
}

/** After a form that another tab has overtaken the number of the newest one is needed. */
export const shouldRevalidate = reloadsStep;

export default function ContactsStep({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-contacts');
  const { frame, rev, isEmailNeeded } = loaderData;
  const { errors = null, message = null } = actionData ?? {};
  const company = actionData !== undefined && 'company' in actionData ? actionData.company : loaderData.company;
  const values = { ...loaderData.values, ...actionData?.values };
  return (
    <CheckoutColumns frame={frame} title="Контакты">
      <PageTitle title="Контакты" isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form">
        <SentByEnter intent="contacts" />
        <input type="hidden" name="rev" value={rev} />
        <ContactFields values={values} errors={errors} isEmailNeeded={isEmailNeeded} />
        <details className="payer" open={values.forCompany === 'yes' || errors?.inn !== undefined}>
          <summary>Покупаю для компании</summary>
          <div className="grid gap-4">
            <Checkbox
              // Whoever looks a company up buys for it.
              key={values.forCompany}
              id={fieldId('forCompany')}
              name="forCompany"
              value="yes"
              label="Оформить на компанию"
              hint="Название возьмём из справочника по ИНН и укажем в документах."
              defaultChecked={values.forCompany === 'yes'}
            />
            <CompanyFields inn={values.inn} error={errors?.inn} company={company} />
          </div>
        </details>
        {frame === null ? null : <StepTotal totals={frame.totals} />}
        <Button look="primary" name="intent" value="contacts" className="form-submit">
          Продолжить
        </Button>
      </Form>
    </CheckoutColumns>
  );
}
