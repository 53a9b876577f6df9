import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { Form, redirect } from 'react-router';
import { needsDelivery } from '../../../entities/basket/receiving.ts';
import { readDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { isOutdated } from '../../../entities/order-draft/draft.ts';
import { CompanyFields, SentByEnter } from '../../../entities/organization/company-fields.tsx';
import { hasSession } from '../../../entities/person/viewer.server.ts';
import { personOf } from '../../../features/checkout/account-details.server.ts';
import { CheckoutColumns, StepTotal } from '../../../features/checkout/columns.tsx';
import { ContactFields, contactLabels } from '../../../features/checkout/contacts/fields.tsx';
import { lookUpPayer, payerFields, readPayer, showPayer } from '../../../features/checkout/contacts/payer.server.ts';
import { contactFields, contacts } from '../../../features/checkout/contacts/schema.server.ts';
import { frameOf } from '../../../features/checkout/frame.server.ts';
import { findCheckout } from '../../../features/checkout/load.server.ts';
import { readChosenPlan } from '../../../features/checkout/payments/chosen-plan.server.ts';
import { nextPath } from '../../../features/checkout/steps.ts';
import { formOf, text } from '../../../forms/answer.server.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { keepFormOrFail, showErrors, showLoadFailure, showOutdated } from '../../../forms/form-failure.server.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { read, valuesOf } from '../../../forms/read.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { useOpenErrors } from '../../../forms/use-open-errors.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { useGoal } from '../../../platform/goals/use-goal.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { Button } from '../../../ui/button.tsx';
import type { Route } from './+types/route';

const labels = { ...contactLabels, inn: 'ИНН', companyName: 'Название компании' };

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contacts: savedContacts } = readDraft(context);
  const [checkout, plan] = await Promise.all([
    findCheckout(context, request, 'contacts', undefined, { withPerson: savedContacts === null && hasSession(context) }),
    readChosenPlan(context, request),
  ]);
  const isLoaded = checkout.kind !== 'unloaded';
  if (!isLoaded) keepFormOrFail(context, checkout.failure);
  return {
    frame: isLoaded ? frameOf(checkout, 'contacts', plan) : null,
    rev: savedContacts?.rev ?? 0,
    isEmailNeeded: isLoaded && checkout.hasDigitalGoods,
    values: {
      ...(savedContacts === null
        ? personOf(isLoaded ? checkout.extras.me : null)
        : {
            firstName: savedContacts.firstName,
            lastName: savedContacts.lastName,
            phone: phoneText(savedContacts.phone),
            email: savedContacts.email,
          }),
      inn: savedContacts?.company?.inn ?? '',
      companyName: '',
    },
    company: savedContacts?.company ?? null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const checkout = await findCheckout(context, request, 'contacts');
  const draft = readDraft(context);
  const values = valuesOf(form, [...contactFields, ...payerFields]);
  if (text(form, 'intent') === 'find') return lookUpPayer(context, request, values);
  const own = read(contacts(checkout.kind !== 'unloaded' && checkout.hasDigitalGoods), values);
  const { payer, error, hint } = await readPayer(context, request, values, draft.contacts?.company ?? null);
  const errors = own.errors === null && error === null ? null : { ...own.errors, ...(error !== null && { inn: error }) };
  const value = own.value === null || error !== null || hint !== null ? null : { ...own.value, ...(payer && { company: payer }) };
  const isLate = value !== null && isOutdated(draft.contacts, text(form, 'rev'), value);
  if (checkout.kind === 'unloaded') {
    // Kept for whoever comes back later. The number stays: the same form is sent again, and is not overtaken by itself.
    if (value !== null && !isLate) writeDraft(context, { ...draft, contacts: { ...value, rev: draft.contacts?.rev ?? 0 } });
    return showLoadFailure(context, request, { values, errors });
  }
  if (hint !== null) return showPayer(request, 422, { values, errors: { ...errors, companyName: messages.required }, hint });
  if (value === null) return showErrors(request, values, errors ?? {});
  if (isLate) return showOutdated(request, values);
  writeDraft(context, { ...draft, contacts: { ...value, rev: (draft.contacts?.rev ?? 0) + 1 } });
  const isOtherPayer = (payer !== null) !== (draft.contacts?.company !== undefined);
  if (isOtherPayer && draft.payment !== null) leaveNotice(context, 'payer-changed');
  return redirect(nextPath('contacts', draft, { isOtherPayer, isDelivered: needsDelivery(checkout.basket.items) }), 303);
}

/** After a form that another tab has overtaken the number of the newest one is needed. */
export const shouldRevalidate = reloadsStep;

export default function ContactsStep({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-contacts');
  const { frame, rev, isEmailNeeded } = loaderData;
  const { errors = null, message = null } = actionData ?? {};
  const company = actionData !== undefined && 'company' in actionData ? actionData.company : loaderData.company;
  const hint = actionData !== undefined && 'hint' in actionData ? actionData.hint : null;
  const values = { ...loaderData.values, ...actionData?.values };
  const { openErrors, markChanged } = useOpenErrors(errors);
  return (
    <CheckoutColumns frame={frame} title="Контакты">
      <PageTitle title="Контакты" isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form" onChange={markChanged}>
        <SentByEnter intent="contacts" />
        <input type="hidden" name="rev" value={rev} />
        <ContactFields values={values} errors={openErrors} isEmailNeeded={isEmailNeeded} />
        <details className="form-fold" open={values.inn !== ''}>
          <summary>Покупаю для компании</summary>
          <div className="grid gap-4">
            <p className="text-14 text-ink-soft">
              Укажите ИНН: заказ и документы оформим на компанию, название возьмём из справочника. Покупаете для себя — оставьте поле
              пустым.
            </p>
            <CompanyFields inn={values.inn} error={openErrors?.inn} company={company} hint={hint} />
            {hint !== null || values.companyName ? (
              <FormField
                name="companyName"
                label={labels.companyName}
                error={openErrors?.companyName}
                defaultValue={values.companyName}
                autoComplete="organization"
                maxLength={draftLength.company}
                autoFocus={hint !== null}
              />
            ) : null}
          </div>
        </details>
        <div className="step-foot">
          {frame === null ? null : <StepTotal totals={frame.totals} />}
          <Button look="primary" name="intent" value="contacts" className="form-submit">
            Продолжить
          </Button>
        </div>
      </Form>
    </CheckoutColumns>
  );
}
