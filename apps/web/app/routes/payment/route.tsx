import { randomUUID } from 'node:crypto';
import { isId } from '@vitrina/services/contract/fields/id.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { useEffect } from 'react';
import { Form, redirect, useNavigation, useRevalidator } from 'react-router';
import { readOthers } from '../../entities/order/others.server.ts';
import { nextPayment } from '../../entities/order/others.ts';
import { sistersOf } from '../../entities/order/own.server.ts';
import { paymentCancelled } from '../../entities/payment/cancelled.ts';
import { startPayment } from '../../entities/payment/start.server.ts';
import { OrderAside } from '../../features/checkout/order-aside.tsx';
import { isOpen, methodField, methodOf, methodsFor } from '../../features/checkout/payment-methods.ts';
import { MethodChoice } from '../../features/checkout/payments/choice.tsx';
import { formOf, identifier, text } from '../../forms/answer.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { showErrors, showUnavailable } from '../../forms/form-failure.server.ts';
import { GroupError } from '../../forms/group-error.tsx';
import { AttemptStatusDocument, RepaymentDocument, type RepaymentQuery } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { goods as goodsForms, pluralize } from '../../platform/format/plural.ts';
import { absent, notFound, query, queryOrFail, throwFailure } from '../../platform/gateway/query.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Route } from './+types/route';
import { outcomeOf } from './outcome.ts';
import '../../features/checkout/columns.css';

/** Seconds between two looks. */
const pause = 3;

/** The bank has not answered yet: the page looks again by itself, with and without JavaScript. */
function WaitingScreen({ orderId, path }: { orderId: string; path: string }) {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pause * 1000);
    return () => clearTimeout(timer);
  }, [revalidate, state]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(pause)} />
      </noscript>
      <div role="status">
        <EmptyState
          level={1}
          title="Платёж обрабатывается"
          text="Банк ещё не ответил. Обычно это занимает несколько секунд, страница обновится сама. Второй раз платить не нужно."
        >
          <LinkButton to={path} reloadDocument look="primary">
            Обновить
          </LinkButton>
          <LinkButton to={`/order-info/${orderId}`}>К заказу</LinkButton>
        </EmptyState>
      </div>
    </>
  );
}

/** By what whoever has ordered may pay; whatever is offered while nobody knows who that is. */
const methodsOf = ({ order, orderToRepay }: RepaymentQuery) =>
  order ? methodsFor(orderToRepay?.methods ?? [], order.company !== null) : (orderToRepay?.methods ?? []);

export const meta: Route.MetaFunction = noIndex;

/** An order that may still be paid, and how the attempt stands from which the shopper comes back (spec 2 §4). */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const orderId = isId(params.id) ? params.id : notFound();
  const attemptId = identifier(url.searchParams, 'payment');
  const [repayment, sisters, attempt] = await Promise.all([
    queryOrFail(context, request, RepaymentDocument, { orderId }),
    readOthers(context, request, sistersOf(context, orderId)),
    attemptId === null ? null : query(context, request, AttemptStatusDocument, { id: attemptId }),
  ]);
  const order = repayment.data.orderToRepay;
  const outcome = outcomeOf(order, attempt?.data?.payment ?? null);
  // The order says what has become of its payment but for an attempt that its shopper broke off.
  const isCancelled = attempt?.data?.payment?.status === 'CANCELLED';
  if (outcome === 'order') throw redirect(`/order-info/${orderId}${isCancelled ? `?${paymentCancelled}` : ''}`, 302);
  if (outcome === 'missing' || order === null) return absent(repayment.errors, 'orderToRepay');
  // Nobody knows how the attempt stands, so nobody is asked to pay again.
  const unknown = attempt?.errors.find(({ path }) => path === 'payment');
  if (unknown !== undefined) throwFailure(unknown);
  const methods = methodsOf(repayment.data);
  return {
    outcome,
    orderId,
    sum: order.totalSum.amount,
    /** What is paid for; nothing where it cannot be loaded. */
    goods: (repayment.data.order?.items ?? []).map(({ id, name, image, isWarranty, quantity, sum }) => ({
      ...{ id, name, quantity, sum: sum.amount },
      image: isWarranty || image === '' ? null : image,
    })),
    /** «2 из 3»; empty where the basket has become one payment. */
    which: nextPayment(false, sisters),
    methods,
    /** What the order was made with, where it may be paid so now. */
    chosen: methods.find((method) => method.typeId === repayment.data.order?.paymentTypeId && isOpen(method))?.typeId ?? null,
    /** Names this showing of the form: each press of its button is the same attempt. */
    attempt: randomUUID(),
    path: `${url.pathname}${url.search}`,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const orderId = isId(params.id) ? params.id : notFound();
  const form = await formOf(request);
  const repayment = await queryOrFail(context, request, RepaymentDocument, { orderId });
  const order = repayment.data.orderToRepay;
  const outcome = outcomeOf(order, null);
  if (outcome === 'order') return redirect(`/order-info/${orderId}`, 303);
  if (outcome === 'missing' || order === null) return absent(repayment.errors, 'orderToRepay');

  const tab = text(form, 'tab');
  const method = methodOf(methodsOf(repayment.data), tab, text(form, methodField(tab)));
  if (method === null) return showErrors(request, {}, { tab: messages.choose });
  const { typeId } = method;
  const attemptKey = /^[0-9a-f-]{36}$/.test(text(form, 'attempt')) ? text(form, 'attempt') : randomUUID();
  const paymentStart = await startPayment(context, request, { orderId, typeId, key: `pay-${attemptKey}-${typeId}` });
  if (paymentStart instanceof Response) return paymentStart;
  if (paymentStart.reason !== null) return showErrors(request, { paymentTypeId: typeId }, { tab: paymentStart.reason });
  const message = 'Страница оплаты не открылась. Попробуйте ещё раз или выберите другой способ.';
  return showUnavailable(request, { paymentTypeId: typeId }, message);
}

/** A new attempt after each failed one. */
export const shouldRevalidate = () => true;

export default function PaymentScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome, orderId, sum, goods, which, methods, chosen, attempt, path } = loaderData;
  const { state } = useNavigation();
  if (outcome === 'waiting') {
    return (
      <>
        <PageTitle title="Платёж обрабатывается" />
        <WaitingScreen orderId={orderId} path={path} />
      </>
    );
  }
  const { errors = null, message = null } = actionData ?? {};
  const count = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const isDeclined = outcome === 'declined' && actionData === undefined;
  const wrong = message ?? (isDeclined ? 'Банк отклонил платёж, деньги не списаны. Попробуйте ещё раз или выберите другой способ.' : null);
  return (
    <div className="checkout">
      <PageTitle title={`Оплата заказа № ${orderId}`} isFailed={errors !== null || wrong !== null} />
      <div className="min-w-0">
        <Heading level={1}>Оплата заказа № {orderId}</Heading>
        <p className="mt-1 mb-4 text-18">
          К оплате <b className="tabular">{exactRubles(sum)}</b>
          {which === '' ? null : <span className="text-ink-soft">, платёж {which}</span>}
        </p>
        <ErrorSummary errors={errors} labels={{ tab: 'Способ оплаты' }} message={wrong} />
        <Form method="post" action={`/cart/payment/${orderId}`} noValidate className="form">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="attempt" value={attempt} />
          <GroupError name="tab" error={errors?.tab} />
          <MethodChoice
            methods={methods}
            selectedTypeId={actionData?.values.paymentTypeId ?? chosen ?? methods[0]?.typeId ?? null}
            firstTypeId={chosen}
          />
          <div className="step-foot">
            <Button look="primary" className="form-submit" aria-disabled={state === 'submitting' || undefined}>
              Оплатить {exactRubles(sum)}
            </Button>
          </div>
          <p>
            <LinkButton to={`/order-info/${orderId}`}>К заказу</LinkButton>
          </p>
        </Form>
      </div>
      {goods.length === 0 ? null : <OrderAside goods={goods} line={pluralize(count, goodsForms)} />}
    </div>
  );
}
