import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { useState } from 'react';
import { Form, redirect } from 'react-router';
import { newSeed, readDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { isOutdated } from '../../../entities/order-draft/draft.ts';
import { bonusOffer, changeBonuses, isAboutBonuses } from '../../../features/checkout/bonuses/bonuses.server.ts';
import { SpendBonuses } from '../../../features/checkout/bonuses/spend.tsx';
import { CheckoutColumns, StepTotal } from '../../../features/checkout/columns.tsx';
import { frameOf } from '../../../features/checkout/frame.server.ts';
import { findCheckout } from '../../../features/checkout/load.server.ts';
import { oneClick, orderInOneClick } from '../../../features/checkout/one-click/one-click.server.ts';
import { OneClickScreen } from '../../../features/checkout/one-click/screen.tsx';
import {
  byTab,
  isOpen,
  lacksInvoiceEmail,
  limitText,
  methodField,
  methodOf,
  tickedMethod,
  withTerm,
} from '../../../features/checkout/payment-methods.ts';
import { MethodChoice } from '../../../features/checkout/payments/choice.tsx';
import { withInvoiceEmail } from '../../../features/checkout/payments/invoice-email.server.ts';
import { InvoiceEmail, invoiceEmailField, invoiceEmailLabels } from '../../../features/checkout/payments/invoice-email.tsx';
import { InvoiceNote } from '../../../features/checkout/payments/invoice-note.tsx';
import { invoiceWays } from '../../../features/checkout/payments/invoice-ways.server.ts';
import { lendingNote } from '../../../features/checkout/payments/lending-note.ts';
import { sumsText, sumTexts, totalsByMethod } from '../../../features/checkout/payments/method-totals.server.ts';
import { promotionsByPayment } from '../../../features/checkout/payments/payment-promotions.ts';
import { ResubmitForm } from '../../../features/checkout/resubmit-form.tsx';
import { nextPath } from '../../../features/checkout/steps.ts';
import { formOf, text } from '../../../forms/answer.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { keepFormOrFail, showErrors, showLoadFailure, showOutdated } from '../../../forms/form-failure.server.ts';
import { GroupError } from '../../../forms/group-error.tsx';
import { textsOf, valuesOf } from '../../../forms/read.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { useOpenErrors } from '../../../forms/use-open-errors.ts';
import { shop } from '../../../platform/company.ts';
import { exactRubles } from '../../../platform/format/money.ts';
import { useGoal } from '../../../platform/goals/use-goal.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const checkout = await findCheckout(context, request, 'payments', undefined, { withActions: true });
  if (checkout.kind === 'unloaded') return keepFormOrFail(context, checkout.failure);
  if (checkout.kind === 'one-click') return oneClick(checkout);
  const { draft, methods, method, isSumUnpayable, basket } = checkout;
  const chosenMethod = methods?.find(({ typeId }) => typeId === draft.payment?.paymentTypeId);
  const isEmailMissing = chosenMethod !== undefined && lacksInvoiceEmail(chosenMethod, draft.contacts);
  const frame = frameOf(checkout, 'payments');
  const [totals, ways, bonuses] = await Promise.all([
    totalsByMethod(context, request, checkout, null),
    invoiceWays(context, request, checkout),
    bonusOffer(context, request, basket.bonuses),
  ]);
  return {
    kind: 'step' as const,
    frame,
    totals,
    sums: sumTexts(totals, frame.totals.total),
    withoutScripts: sumsText(methods ?? [], totals, frame.totals.total),
    rev: draft.payment?.rev ?? 0,
    methods,
    chosen: method?.typeId ?? (isEmailMissing ? draft.payment?.paymentTypeId : null) ?? null,
    needsInvoiceEmail: methods?.some((one) => lacksInvoiceEmail(one, draft.contacts)) ?? false,
    months: draft.payment?.months,
    isSumUnpayable,
    invoiceWays: ways,
    note: lendingNote(basket.items, methods ?? []),
    promised: promotionsByPayment(checkout.extras.promised?.actions ?? [], totals),
    bonuses,
    /** The method chosen before does not go with what was chosen since. */
    isOutdated: draft.payment !== null && methods !== null && method === null && !isEmailMissing,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  if (form.get('intent') === 'one-click') return orderInOneClick(context, request, form);
  if (isAboutBonuses(form)) return changeBonuses(context, request, form);
  const checkout = await findCheckout(context, request, 'payments');
  if (checkout.kind === 'unloaded') return showLoadFailure(context, request, { values: textsOf(form) });
  if (checkout.kind === 'one-click') return null;
  const tab = text(form, 'tab');
  const method = methodOf(checkout.methods ?? [], tab, text(form, methodField(tab)));
  const values = { tab, ...valuesOf(form, [invoiceEmailField]) };
  if (method === null) return showErrors(request, values, { tab: messages.choose });
  if (!isOpen(method)) return showErrors(request, values, { tab: `${limitText(method)}. Выберите другой способ.` });
  const draft = readDraft(context);
  const { contacts, errors } = withInvoiceEmail(form, method, draft.contacts);
  if (errors !== null) return showErrors(request, { ...values, paymentTypeId: method.typeId }, errors);
  const value = withTerm(method.typeId, draft.payment);
  if (isOutdated(draft.payment, text(form, 'rev'), value)) return showOutdated(request, { ...values, paymentTypeId: method.typeId });
  // The summary comes next: from here on one order, however often its button is pressed.
  const seed = draft.seed ?? newSeed();
  writeDraft(context, { ...draft, contacts, seed, payment: { ...value, rev: (draft.payment?.rev ?? 0) + 1 } });
  return redirect(nextPath('payments', draft), 303);
}

export const shouldRevalidate = reloadsStep;

export default function PaymentsStep({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-payments');
  if (loaderData.kind === 'resubmit') return <ResubmitForm title="Оплата" unsent={actionData} />;
  if (loaderData.kind === 'one-click') return <OneClickScreen {...loaderData} unsent={actionData ?? null} />;
  return <Payments stepData={loaderData} unsent={actionData} />;
}

/** The payment type that stands ticked in a form at this moment. */
const tickedIn = (form: HTMLFormElement): string => {
  const fields = new FormData(form);
  return String(fields.get(methodField(String(fields.get('tab')))));
};

interface PaymentsProps {
  stepData: Extract<Route.ComponentProps['loaderData'], { kind: 'step' }>;
  unsent: Route.ComponentProps['actionData'];
}

function Payments({ stepData, unsent }: PaymentsProps) {
  const { frame, rev, methods, chosen, months, isSumUnpayable, isOutdated, invoiceWays, needsInvoiceEmail } = stepData;
  const { note, promised, bonuses, totals: totalsByType, sums, withoutScripts } = stepData;
  const { errors = null, message = null } = unsent ?? {};
  const { paymentTypeId, tab = '', ...others } = unsent?.values ?? {};
  const selectedTypeId = paymentTypeId ?? others[methodField(tab)] ?? chosen;
  const { openErrors, markChanged } = useOpenErrors(errors);
  const [ticked, setTicked] = useState(() => tickedMethod(byTab(methods ?? []), selectedTypeId)?.typeId);
  const totals = (ticked === undefined ? undefined : totalsByType[ticked]) ?? frame.totals;
  const sum = withoutScripts && (
    <>
      <span className="js-only">{exactRubles(totals.total)}</span>
      <span className="no-js-only">{withoutScripts}</span>
    </>
  );
  return (
    <CheckoutColumns frame={{ ...frame, totals }} title="Оплата" sum={sum}>
      <PageTitle title="Оплата" isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={errors} labels={{ tab: 'Способ оплаты', ...invoiceEmailLabels, bonuses: 'Бонусы' }} message={message} />
      <SpendBonuses offer={bonuses} inputText={unsent?.values.bonuses} error={errors?.bonuses} />
      {isOutdated && methods?.length !== 0 && unsent == null ? (
        <Notice look="warn">Способ, который вы выбрали раньше, больше не подходит к этому заказу. Выберите другой.</Notice>
      ) : null}
      {note === null ? null : <Notice look="plain">{note}</Notice>}
      {invoiceWays === null ? null : <InvoiceNote ways={invoiceWays} deliveryPath="/cart/delivery" />}
      {methods === null ? (
        <>
          <Notice look="warn">Способы оплаты сейчас не загружаются. Попробуйте ещё раз или выберите другую доставку.</Notice>
          <LinkButton to="/cart/payments" reloadDocument look="primary">
            Попробовать ещё раз
          </LinkButton>
        </>
      ) : isSumUnpayable ? (
        <>
          <Notice look="warn">
            Такую покупку сейчас не оплатить ни одним способом: у каждого из них есть наименьшая и наибольшая сумма. Измените корзину или
            позвоните нам: <a href={shop.phoneHref}>{shop.phone}</a>
          </Notice>
          <LinkButton to="/cart" look="primary">
            Изменить корзину
          </LinkButton>
        </>
      ) : methods.length === 0 ? (
        <>
          <Notice look="warn">Для этой доставки нет способа оплаты. Выберите другую.</Notice>
          <LinkButton to="/cart/delivery" look="primary">
            Выбрать доставку
          </LinkButton>
        </>
      ) : (
        <Form
          method="post"
          noValidate
          className="form"
          onChange={(event) => {
            markChanged(event);
            setTicked(tickedIn(event.currentTarget));
          }}
        >
          <input type="hidden" name="intent" value="payments" />
          <input type="hidden" name="rev" value={rev} />
          <GroupError name="tab" error={openErrors?.tab} />
          <MethodChoice
            methods={methods}
            selectedTypeId={selectedTypeId}
            months={months}
            promotions={promised}
            sums={sums}
            invoiceEmail={
              needsInvoiceEmail ? <InvoiceEmail value={others[invoiceEmailField]} error={openErrors?.[invoiceEmailField]} /> : null
            }
          />
          <div className="step-foot">
            <StepTotal totals={totals} sum={sum} />
            <Button look="primary" className="form-submit">
              Продолжить
            </Button>
          </div>
        </Form>
      )}
    </CheckoutColumns>
  );
}
