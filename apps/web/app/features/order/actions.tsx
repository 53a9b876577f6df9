import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form } from 'react-router';
import { RepeatForm } from '../../entities/order/repeat-form.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { FormField, TextArea } from '../../forms/form-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import type { Errors } from '../../forms/read.server.ts';
import { EmailField } from '../../forms/suggest/person.tsx';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { Button } from '../../ui/button.tsx';
import { type Aftercare, isBoughtAgainByLine } from './aftercare.ts';
import type { LoadedOrder } from './load.server.ts';
import { primaryAction } from './primary.ts';
import { recipientFields, recipientLabels } from './recipient-fields.ts';
import { timeField } from './times.ts';
import '../../entities/order/order.css';

const labels = { contactName: 'Ваше имя', mobilePhone: 'Телефон', email: 'Электронная почта', comment: 'Комментарий' } as const;
/** Of the whole page, for the summary of what is wrong. */
const allLabels = { ...labels, ...recipientLabels, [timeField]: 'Когда привезти' };

const Recipient = lazyHydrate(() => import('./recipient.tsx'));
const Reschedule = lazyHydrate(() => import('./reschedule.tsx'));

interface Actions {
  loadedOrder: LoadedOrder;
  /** By the line. */
  aftercare: Readonly<Record<string, Aftercare>>;
  /** The form that could not be carried out. */
  unsent: FormFailure | undefined;
}

/** What its owner may do with an order besides what it asks for first: change when it comes and who receives it, repeat it, cancel it. */
export function OrderActions({ loadedOrder, aftercare, unsent }: Actions) {
  const { order, phone, cancelledMoney, isTimeOver } = loadedOrder;
  const { errors = null, message = null, values = {} } = unsent ?? {};
  const hasRepeat = primaryAction(loadedOrder) !== 'repeat' && !isBoughtAgainByLine(order.items, aftercare);
  // An order that is over has been asked for its one action above.
  if (!hasRepeat && unsent === undefined && !order.isEditable && !order.isCancelable && order.deliveryTimes.length === 0) return null;
  return (
    <section id="actions" aria-label="Действия с заказом" className="order-actions print:hidden">
      <ErrorSummary errors={errors} labels={allLabels} message={message} />
      {order.deliveryTimes.length > 0 ? <Reschedule order={order} isDue={isTimeOver} values={values} errors={errors} /> : null}
      {order.isEditable ? (
        <details open={errors !== null && errors[timeField] === undefined && !isAboutRecipient(errors)}>
          <summary>Изменить ваши контакты</summary>
          <Form method="post" noValidate className="form" key={order.contactName + phone}>
            <input type="hidden" name="intent" value="update" />
            <FormField
              name="contactName"
              label={labels.contactName}
              error={errors?.contactName}
              defaultValue={values.contactName ?? order.contactName}
              autoComplete="name"
              maxLength={maxLength.fullName}
              required
            />
            <PhoneField
              name="mobilePhone"
              label={labels.mobilePhone}
              error={errors?.mobilePhone}
              defaultValue={values.mobilePhone ?? phone}
            />
            <EmailField label={labels.email} error={errors?.email} defaultValue={values.email ?? order.email ?? ''} />
            <TextArea
              name="comment"
              label={labels.comment}
              error={errors?.comment}
              defaultValue={values.comment ?? order.comment ?? ''}
              maxLength={maxLength.comment}
              rows={3}
            />
            <Button look="primary" className="form-submit">
              Сохранить
            </Button>
          </Form>
        </details>
      ) : null}
      {order.isEditable && order.deliveryDate !== null ? (
        <Recipient cmsAddressee={order.cmsAddressee} values={values} errors={errors} />
      ) : null}
      {/* Nobody wants at once what has just been ordered. */}
      {hasRepeat ? <RepeatForm /> : null}
      {order.isCancelable ? (
        <details>
          <summary>Отменить заказ</summary>
          <p className="mb-3">{cancelledMoney} Товары вернутся в продажу, восстановить отменённый заказ нельзя.</p>
          <Form method="post">
            <input type="hidden" name="intent" value="cancel" />
            <Button>Да, отменить</Button>
          </Form>
        </details>
      ) : null}
    </section>
  );
}

const isAboutRecipient = (errors: Errors): boolean => Object.values(recipientFields).some((field) => errors[field] !== undefined);
