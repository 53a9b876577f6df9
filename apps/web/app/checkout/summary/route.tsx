import { useId } from 'react';
import { Form, type RouterContextProvider, redirect, useNavigation } from 'react-router';
import { goodsField, writeGoods } from '../../cart/goods.ts';
import { formOf, text, wholeNumber } from '../../forms/answer.server.ts';
import { useGoal } from '../../goals/use-goal.ts';
import { leaveNotice } from '../../session/notice.server.ts';
import { HandedIn } from '../../tradein/exchange-devices.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckoutColumns, TotalLines } from '../columns.tsx';
import { orderConsents, readConsents } from '../consents.ts';
import { readDraft, writeDraft } from '../draft/draft.server.ts';
import type { Draft, Pressed } from '../draft/draft.ts';
import { readSeen } from '../draft/seen.server.ts';
import { ConsentBoxes } from '../form/consent-boxes.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { keptOrFailed, limited, overtaken, rejected, repricedSince, unseen } from '../form/failed.server.ts';
import { KeptForm } from '../form/kept-form.tsx';
import { textsOf } from '../form/read.server.ts';
import { reloadsStep } from '../form/reloads.ts';
import { frameOf } from '../frame.server.ts';
import { findCheckout } from '../load.server.ts';
import { messages } from '../messages.ts';
import { noIndex } from '../no-index.ts';
import { oneClick, orderInOneClick } from '../one-click/one-click.server.ts';
import { OneClickScreen } from '../one-click/screen.tsx';
import { PageTitle } from '../page-title.tsx';
import { pathOf } from '../steps.ts';
import type { Route } from './+types/route';
import { orderInput } from './order-input.ts';
import { paymentsOf } from './payments.ts';
import { placeOrder } from './place.server.ts';
import { RepricedSums } from './repriced.tsx';
import { seenField, seenTotals } from './seen.ts';
import { PaidSeparately } from './separately.tsx';
import { isUnanswered, UnansweredScreen } from './unanswered.tsx';

const opensPayment = 'Дальше откроется страница оплаты. Деньги спишутся только там.';
const paysLater = 'Платить сейчас не нужно: оплата при получении.';

const labels = { 'consent.personal-data': 'Согласие' };

/** Everything the summary shows that could have been changed in another tab. */
const revOf = ({ contacts, delivery, payment }: Draft): string => [contacts, delivery, payment].map((step) => step?.rev ?? 0).join('.');

/** The steps that another tab has saved since, in words; all of them where the form does not say which it has shown. */
function changedSteps(shown: string, now: string): string {
  const before = shown.split('.');
  const names = ['контакты', 'доставку', 'оплату'];
  const revs = now.split('.');
  return names.filter((_, at) => before[at] !== revs[at]).join(', ');
}

/** Whether the steps before are done, as far as the draft knows. */
const isComplete = ({ contacts, payment, seed }: Draft): boolean => contacts !== null && payment !== null && seed !== null;

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const draft = readDraft(context, request);
  // The basket may be empty by now: the order has been made, only its answer is missing.
  if (isUnanswered(draft)) return { kind: 'unanswered' as const };
  const opened = await findCheckout(context, request, 'summary');
  if (opened.kind === 'unloaded') return keptOrFailed(context, opened.failure);
  if (opened.kind === 'one-click') return oneClick(opened);
  const isPrepaid = opened.method?.isPrepaid ?? false;
  const seen = seenTotals(opened.basket, opened.arranged ?? []);
  return {
    kind: 'step' as const,
    frame: frameOf(opened, 'summary'),
    rev: revOf(draft),
    revision: opened.basket.revision,
    goods: writeGoods(opened.basket.items),
    seen: JSON.stringify(seen),
    isPrepaid,
    handedIn: opened.basket.exchangeDevices.filter(({ itemId }) => itemId !== null),
    payments: paymentsOf(opened.arranged ?? [], isPrepaid, seen),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  if (form.get('intent') === 'one-click') return orderInOneClick(context, request, form);
  const draft = readDraft(context, request);
  if (isUnanswered(draft)) return order(context, request, form, draft, draft.pending);

  // Nothing is loaded first: the basket may be empty because an earlier press of the button has ordered it, and then this
  // press gets the same answer. Whether everything is still possible, the provider says in any case.
  if (!isComplete(draft)) return redirect(pathOf('payments'), 303);
  const { purposes, missing } = readConsents(orderConsents, (field) => form.get(field) === 'yes');
  if (missing.length > 0) return rejected(request, {}, Object.fromEntries(missing.map((field) => [field, messages.agreement])));
  if (text(form, 'rev') !== revOf(draft)) {
    const message = `В другой вкладке изменили ${changedSteps(text(form, 'rev'), revOf(draft))}. Ниже заказ такой, каким будет оформлен: проверьте его и подтвердите ещё раз.`;
    return overtaken(request, {}, message);
  }
  const seen = readSeen(text(form, seenField));
  if (seen === null) return unseen(request, {});
  return order(context, request, form, draft, { revision: wholeNumber(form, 'revision'), consents: purposes, seen });
}

async function order(context: Readonly<RouterContextProvider>, request: Request, form: FormData, draft: Draft, pressed: Pressed) {
  const input = orderInput(draft, pressed);
  if (input === null) return redirect(pathOf('payments'), 303);
  const answer = await placeOrder(context, request, { draft, input, goods: text(form, goodsField) });
  if (answer instanceof Response) return answer;
  if (answer === 'limited') return limited(context, request, textsOf(form));
  if (answer !== null && 'faults' in answer) return rejected(request, {}, answer.faults);
  if (answer !== null) return repricedSince(request, {}, answer);
  leaveNotice(context, 'order-unanswered');
  writeDraft(context, { ...draft, pending: pressed });
  return redirect(pathOf('summary'), 303);
}

export const shouldRevalidate = reloadsStep;

export default function SummaryStep({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-summary');
  const { state } = useNavigation();
  const nextId = useId();
  if (loaderData.kind === 'unanswered') return <UnansweredScreen message={actionData?.message ?? null} />;
  if (loaderData.kind === 'kept') return <KeptForm title="Подтверждение" unsent={actionData} />;
  if (loaderData.kind === 'one-click') return <OneClickScreen {...loaderData} unsent={actionData ?? null} />;
  const { frame, rev, revision, goods, seen, isPrepaid, handedIn, payments } = loaderData;
  const { errors = null, message = null, repriced } = actionData ?? {};
  return (
    <CheckoutColumns frame={frame} title="Подтверждение">
      <PageTitle title="Подтверждение" isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={errors} labels={labels} message={message}>
        <RepricedSums repriced={repriced} />
      </ErrorSummary>
      <Form method="post" noValidate className="form">
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="rev" value={rev} />
        <input type="hidden" name="revision" value={revision ?? ''} />
        <input type="hidden" name={goodsField} value={goods} />
        <input type="hidden" name={seenField} value={seen} />
        <ConsentBoxes consents={orderConsents} errors={errors} />
        <div className="max-w-[28rem]">
          <TotalLines totals={frame.totals} quantity={frame.quantity} />
        </div>
        <HandedIn devices={handedIn} level={3} />
        {payments.length > 0 ? <PaidSeparately payments={payments} /> : null}
        <div>
          <Button look="primary" className="form-submit" aria-describedby={nextId} aria-disabled={state === 'submitting' || undefined}>
            Оформить заказ
          </Button>
          <p id={nextId} className="mt-2 text-14 text-ink-faint">
            {payments.length > 0 || isPrepaid ? opensPayment : paysLater}
          </p>
        </div>
      </Form>
    </CheckoutColumns>
  );
}
