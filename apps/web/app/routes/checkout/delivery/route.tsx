import { useState } from 'react';
import { Form, redirect } from 'react-router';
import { readDraft } from '../../../entities/order-draft/draft.server.ts';
import { isOutdated } from '../../../entities/order-draft/draft.ts';
import { SentByEnter } from '../../../entities/organization/company-fields.tsx';
import { hasSession } from '../../../entities/person/viewer.server.ts';
import { addressIn } from '../../../features/checkout/account-details.server.ts';
import { CheckoutColumns, StepTotal } from '../../../features/checkout/columns.tsx';
import { DeliveryFields } from '../../../features/checkout/delivery/delivery-fields.tsx';
import {
  droppedText,
  leaveForCity,
  revOf,
  saveDelivery,
  sentDelivery,
  startValues,
} from '../../../features/checkout/delivery/form.server.ts';
import { partOrder } from '../../../features/checkout/delivery/part.server.ts';
import { deliveryView } from '../../../features/checkout/delivery/view.server.ts';
import { tickedCosts } from '../../../features/checkout/delivery-choice.ts';
import { changeCityField, deliveryLabels, planField } from '../../../features/checkout/delivery-fields.ts';
import { frameOf } from '../../../features/checkout/frame.server.ts';
import { findCheckout } from '../../../features/checkout/load.server.ts';
import { oneClick, orderInOneClick } from '../../../features/checkout/one-click/one-click.server.ts';
import { readChosenPlan } from '../../../features/checkout/payments/chosen-plan.server.ts';
import { ResubmitForm } from '../../../features/checkout/resubmit-form.tsx';
import { nextPath, pathOf } from '../../../features/checkout/steps.ts';
import { withDelivery } from '../../../features/checkout/totals.ts';
import { formOf } from '../../../forms/answer.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { keepFormOrFail, showErrors, showLoadFailure, showOutdated } from '../../../forms/form-failure.server.ts';
import { textsOf } from '../../../forms/read.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { useOpenErrors } from '../../../forms/use-open-errors.ts';
import { useGoal } from '../../../platform/goals/use-goal.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { useIsHydrating } from '../../../platform/router/use-is-hydrating.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/route';

/** Shown only while nobody knows how to deliver, so its code comes then. */
const OneClickScreen = lazyWithRetry(async () => ({
  default: (await import('../../../features/checkout/one-click/screen.tsx')).OneClickScreen,
}));

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const isAddressOpen = !readDraft(context).delivery?.address;
  const [checkout, plan] = await Promise.all([
    findCheckout(context, request, 'delivery', undefined, { withAddresses: isAddressOpen && hasSession(context) }),
    readChosenPlan(context, request),
  ]);
  if (checkout.kind === 'unloaded') return keepFormOrFail(context, checkout.failure);
  if (checkout.kind === 'one-click') return oneClick(checkout);
  const { draft, orders, cityId, cityName } = checkout;
  const savedDelivery = draft.delivery;
  return {
    kind: 'step' as const,
    frame: frameOf(checkout, 'delivery', plan),
    rev: savedDelivery?.rev ?? 0,
    ...deliveryView(checkout),
    values: startValues(orders, savedDelivery, cityId, savedDelivery?.address ? null : addressIn(cityName, checkout.extras.addresses)),
    dropped: savedDelivery && droppedText(orders, savedDelivery, checkout),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  if (form.get('intent') === 'one-click') return orderInOneClick(context, request, form);
  if (form.has(planField)) return partOrder(context, request, form);
  const checkout = await findCheckout(context, request, 'delivery');
  if (checkout.kind === 'unloaded') return showLoadFailure(context, request, { values: textsOf(form) });
  // The deliveries have failed in the meantime: the same address now shows one-click mode.
  if (checkout.kind === 'one-click') return null;
  const { value, unfinished, values, errors } = await sentDelivery(context, request, form, checkout);
  if (form.has(changeCityField)) return leaveForCity(context, { value, unfinished }, pathOf('delivery'));
  if (value === null) return showErrors(request, values, errors);
  const draft = readDraft(context);
  if (isOutdated(draft.delivery, revOf(form), value)) return showOutdated(request, values);
  saveDelivery(context, value);
  return redirect(nextPath('delivery', draft), 303);
}

/** Options are those of this moment, also after an error. */
export const shouldRevalidate = reloadsStep;

export default function DeliveryStep({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-delivery');
  if (loaderData.kind === 'resubmit') return <ResubmitForm title="Доставка" unsent={actionData} />;
  if (loaderData.kind === 'one-click') return <OneClickScreen {...loaderData} unsent={actionData ?? null} />;
  return <Delivery stepData={loaderData} unsent={actionData} />;
}

interface DeliveryProps {
  stepData: Extract<Route.ComponentProps['loaderData'], { kind: 'step' }>;
  unsent: Route.ComponentProps['actionData'];
}

function Delivery({ stepData, unsent }: DeliveryProps) {
  const { frame, rev, orders, dropped } = stepData;
  const { errors = null, message = null } = unsent ?? {};
  const values = { ...stepData.values, ...unsent?.values };
  const checkoutOrders = orders.map(({ order }) => order);
  const [deliveryCosts, setDeliveryCosts] = useState(() => tickedCosts(checkoutOrders, values));
  // Without scripts the sum does not follow what is ticked: it has what is saved, until something else is sent.
  const withoutScripts = unsent == null ? frame.totals : withDelivery(frame.totals, null);
  const totals = useIsHydrating() ? withoutScripts : withDelivery(frame.totals, deliveryCosts);
  const { openErrors, summaryErrors, markChanged } = useOpenErrors(errors);
  return (
    <CheckoutColumns frame={{ ...frame, totals }} title="Доставка">
      <PageTitle title="Доставка" isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={summaryErrors} labels={deliveryLabels(checkoutOrders)} message={message} />
      {dropped !== null && unsent == null ? <Notice look="warn">{dropped}</Notice> : null}
      <Form
        method="post"
        noValidate
        className="form delivery-form"
        onChange={(event) => {
          markChanged(event);
          setDeliveryCosts(tickedCosts(checkoutOrders, formValues(event.currentTarget)));
        }}
      >
        <SentByEnter intent="delivery" />
        <input type="hidden" name="intent" value="delivery" />
        <input type="hidden" name="rev" value={rev} />
        <DeliveryFields view={stepData} values={values} errors={openErrors} canPart />
        <div className="step-foot">
          <StepTotal totals={totals} />
          <Button look="primary" className="form-submit">
            Продолжить
          </Button>
        </div>
      </Form>
    </CheckoutColumns>
  );
}

/** What stands in a form at this moment. */
const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
