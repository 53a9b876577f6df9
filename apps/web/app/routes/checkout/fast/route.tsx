import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { SentByEnter } from '../../../entities/organization/company-fields.tsx';
import { CheckoutColumns } from '../../../features/checkout/columns.tsx';
import { ContactFields, contactLabels } from '../../../features/checkout/contacts/fields.tsx';
import { deliveryLabels } from '../../../features/checkout/delivery-fields.ts';
import { actFast, loadFast } from '../../../features/checkout/fast/fast.server.ts';
import type { Section } from '../../../features/checkout/fast/section.ts';
import { MethodChoice } from '../../../features/checkout/payments/choice.tsx';
import { InvoiceEmail, invoiceEmailField, invoiceEmailLabels } from '../../../features/checkout/payments/invoice-email.tsx';
import { ResubmitForm } from '../../../features/checkout/resubmit-form.tsx';
import { ConfirmForm, confirmLabels } from '../../../features/checkout/summary/confirm.tsx';
import { RepricedSums } from '../../../features/checkout/summary/repriced-sums.tsx';
import { formOf } from '../../../forms/answer.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { GroupError } from '../../../forms/group-error.tsx';
import type { Values } from '../../../forms/read.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { useGoal } from '../../../platform/goals/use-goal.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { lazyHydrate } from '../../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/route';
import '../../../entities/order/order.css';
import '../../../entities/store/choice.css';
import '../../../entities/store/map.css';
import '../../../features/checkout/delivery/delivery.css';
import '../../../forms/day-rows.css';

/** Folded as long as nothing has to be changed. */
const DeliveryFields = lazyHydrate(async () => ({
  default: (await import('../../../features/checkout/delivery/delivery-fields.tsx')).DeliveryFields,
}));
/** Shown only while nobody knows how to deliver. */
const OneClickScreen = lazyWithRetry(async () => ({
  default: (await import('../../../features/checkout/one-click/screen.tsx')).OneClickScreen,
}));
/** Shown only to a company that is offered no invoice. */
const InvoiceNote = lazyWithRetry(async () => ({
  default: (await import('../../../features/checkout/payments/invoice-note.tsx')).InvoiceNote,
}));

const title = 'Быстрое оформление';

export const meta: Route.MetaFunction = noIndex;

export const loader = ({ context, request }: Route.LoaderArgs) => loadFast(context, request);

export const action = async ({ context, request }: Route.ActionArgs) => actFast(context, request, await formOf(request));

/** Options are those of this moment, also after an error. */
export const shouldRevalidate = reloadsStep;

export default function FastCheckout({ loaderData, actionData }: Route.ComponentProps) {
  useGoal('checkout-summary');
  if (loaderData.kind === 'resubmit') return <ResubmitForm title={title} unsent={actionData} />;
  if (loaderData.kind === 'one-click') return <OneClickScreen {...loaderData} unsent={actionData ?? null} />;
  const { frame, lines, rev, terms, contacts, delivery, payments, misfits, confirmation } = loaderData;
  const { errors = null, message = null, priceChange, values = {} } = actionData ?? {};
  const of = (section: Section) => ({
    section,
    lines: lines[section] ?? [],
    misfit: misfits[section],
    isOpen: values.section === section,
    hiddenFields: (
      <>
        <input type="hidden" name="intent" value={section} />
        <input type="hidden" name="rev" value={rev} />
        <input type="hidden" name="terms" value={terms} />
      </>
    ),
  });
  const errorsOf = (section: Section) => (values.section === section ? errors : null);
  const submittedValues = (section: Section): Values => (values.section === section ? values : {});
  const orders = delivery.shown.orders.map(({ order }) => order);
  const labels = { ...contactLabels, ...deliveryLabels(orders), ...invoiceEmailLabels, ...confirmLabels, tab: 'Способ оплаты' };
  return (
    <CheckoutColumns frame={frame} title={title} hasOwnTotals={confirmation !== null}>
      <PageTitle title={title} isFailed={errors !== null || message !== null} />
      <ErrorSummary errors={errors} labels={labels} message={message}>
        <RepricedSums priceChange={priceChange} />
      </ErrorSummary>
      <Part {...of('contacts')} title="Контакты" change="контакты">
        <input type="hidden" name="isEmailNeeded" value={contacts.isEmailNeeded ? 'yes' : ''} />
        <ContactFields
          values={{ ...contacts.values, ...submittedValues('contacts') }}
          errors={errorsOf('contacts')}
          isEmailNeeded={contacts.isEmailNeeded}
        />
      </Part>
      <Part {...of('delivery')} title="Доставка" change="доставку">
        <SentByEnter intent="delivery" />
        <DeliveryFields
          view={delivery.shown}
          values={{ ...delivery.values, ...submittedValues('delivery') }}
          errors={errorsOf('delivery')}
        />
      </Part>
      {/* Which ways there are to pay is known when it is known how the order is got. */}
      {payments.methods.length === 0 && misfits.payments === undefined ? null : (
        <Part {...of('payments')} title="Оплата" change="оплату">
          {payments.invoiceWays === null ? null : <InvoiceNote ways={payments.invoiceWays} deliveryPath="#part-delivery" />}
          {payments.methods.length === 0 ? null : (
            <>
              <GroupError name="tab" error={errorsOf('payments')?.tab} />
              <MethodChoice
                methods={payments.methods}
                selectedTypeId={submittedValues('payments').paymentTypeId ?? payments.chosen}
                months={payments.months}
                promotions={payments.promotions}
                sums={payments.sums}
                invoiceEmail={
                  payments.needsInvoiceEmail ? (
                    <InvoiceEmail
                      value={submittedValues('payments')[invoiceEmailField]}
                      error={errorsOf('payments')?.[invoiceEmailField]}
                    />
                  ) : null
                }
              />
            </>
          )}
        </Part>
      )}
      {confirmation === null ? null : (
        <div className="fast-confirm">
          <Notice look="warn" className="fast-unsaved">
            Сохраните изменения или сверните раздел, чтобы оформить заказ.
          </Notice>
          <ConfirmForm
            frame={frame}
            rev={rev}
            confirmation={confirmation}
            errors={values.section === undefined ? errors : null}
            values={values}
          >
            <input type="hidden" name="terms" value={values.terms ?? terms} />
          </ConfirmForm>
        </div>
      )}
      <p className="mt-4">
        <Link to="/cart/contacts" className="link link-alone">
          Оформить по шагам
        </Link>
      </p>
    </CheckoutColumns>
  );
}

interface PartProps {
  section: Section;
  title: string;
  /** What is changed, after «Изменить». */
  change: string;
  lines: readonly string[];
  /** What does not fit any more; its form is open then. */
  misfit: string | undefined;
  isOpen: boolean;
  /** Fields that every form of the screen carries. */
  hiddenFields: ReactNode;
  children: ReactNode;
}

/** One part of the order in words, with its form below: folded as long as there is nothing to mend. */
function Part({ section, title, change, lines, misfit, isOpen, hiddenFields, children }: PartProps) {
  const id = `part-${section}`;
  return (
    <section aria-labelledby={id} className="mb-6">
      <Heading level={3} id={id} className="mb-1">
        {title}
      </Heading>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
      {misfit === undefined ? null : (
        <Notice look="warn" className="mt-2">
          {misfit}
        </Notice>
      )}
      {children === null ? null : (
        <details
          key={`${isOpen}-${misfit ?? ''}-${lines.join()}`}
          open={isOpen || misfit !== undefined}
          className="order-actions fast-part"
        >
          <summary>
            Изменить<span className="visually-hidden"> {change}</span>
          </summary>
          <Form method="post" noValidate className={`form${section === 'delivery' ? ' delivery-form' : ''}`}>
            {hiddenFields}
            {children}
            <Button className="form-submit">Сохранить</Button>
          </Form>
        </details>
      )}
    </section>
  );
}
