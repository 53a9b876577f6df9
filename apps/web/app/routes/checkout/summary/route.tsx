import { redirect } from 'react-router';
import { readDraft } from '../../../entities/order-draft/draft.server.ts';
import type { Draft } from '../../../entities/order-draft/draft.ts';
import { CheckoutColumns } from '../../../features/checkout/columns.tsx';
import { frameOf } from '../../../features/checkout/frame.server.ts';
import { findCheckout } from '../../../features/checkout/load.server.ts';
import { oneClick, orderInOneClick } from '../../../features/checkout/one-click/one-click.server.ts';
import { OneClickScreen } from '../../../features/checkout/one-click/screen.tsx';
import { ResubmitForm } from '../../../features/checkout/resubmit-form.tsx';
import { pathOf } from '../../../features/checkout/steps.ts';
import { confirmationOf, confirmOrder, revOf, sendOrder } from '../../../features/checkout/summary/confirm.server.ts';
import { ConfirmForm, confirmLabels } from '../../../features/checkout/summary/confirm.tsx';
import { RepricedSums } from '../../../features/checkout/summary/repriced-sums.tsx';
import { isOutcomeUnknown, UnknownOutcomeScreen } from '../../../features/checkout/summary/unknown-outcome.tsx';
import { formOf } from '../../../forms/answer.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { keepFormOrFail } from '../../../forms/form-failure.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { useGoal } from '../../../platform/goals/use-goal.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import type { Route } from './+types/route';

/** Whether the steps before are done, as far as the draft knows. */
const isComplete = ({ contacts, payment, seed }: Draft): boolean => contacts !== null && payment !== null && seed !== null;

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const draft = readDraft(context);
  // The basket may be empty by now: the order has been made, only its answer is missing.
  if (isOutcomeUnknown(draft)) return { kind: 'unanswered' as const };
  const checkout = await findCheckout(context, request, 'summary');
  if (checkout.kind === 'unloaded') return keepFormOrFail(context, checkout.failure);
  if (checkout.kind === 'one-click') return oneClick(checkout);
  return { kind: 'step' as const, frame: frameOf(checkout, 'summary'), rev: revOf(draft), confirmation: confirmationOf(checkout) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  if (form.get('intent') === 'one-click') return orderInOneClick(context, request, form);
  const draft = readDraft(context);
  if (isOutcomeUnknown(draft)) return sendOrder(context, request, form, draft, draft.pending);

  // Nothing is loaded first: the basket may be empty because an earlier press of the button has ordered it, and then this
  // press gets the same answer. Whether everything is still possible, the provider says in any case.
  if (!isComplete(draft)) return redirect(pathOf('payments'), 303);
  return confirmOrder(context, request, form, draft);
}

export const shouldRevalidate = reloadsStep;

export default function SummaryStep({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-summary');
  if (loaderData.kind === 'unanswered') return <UnknownOutcomeScreen message={actionData?.message ?? null} />;
  if (loaderData.kind === 'resubmit') return <ResubmitForm title="Подтверждение" unsent={actionData} />;
  if (loaderData.kind === 'one-click') return <OneClickScreen {...loaderData} unsent={actionData ?? null} />;
  const { frame, rev, confirmation } = loaderData;
  const { errors = null, message = null, priceChange } = actionData ?? {};
  return (
    <CheckoutColumns frame={frame} title="Подтверждение" hasOwnTotals>
      <PageTitle title="Подтверждение" isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={errors} labels={confirmLabels} message={message}>
        <RepricedSums priceChange={priceChange} />
      </ErrorSummary>
      <ConfirmForm frame={frame} rev={rev} confirmation={confirmation} errors={errors} values={actionData?.values ?? {}} />
    </CheckoutColumns>
  );
}
