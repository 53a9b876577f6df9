import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form } from 'react-router';
import type { Order } from '../../entities/order/labels.ts';
import { RepeatForm } from '../../entities/order/repeat-form.tsx';
import { DayRows } from '../../forms/day-rows.tsx';
import { draftLength } from '../../forms/draft-length.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { FormField, TextArea } from '../../forms/form-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import type { Errors, Values } from '../../forms/read.server.ts';
import { EmailField } from '../../forms/suggest/person.tsx';
import { momentText } from '../../platform/format/handover.ts';
import { range } from '../../platform/format/range.ts';
import { Button } from '../../ui/button.tsx';
import { type Aftercare, isBoughtAgainByLine } from './aftercare.ts';
import type { LoadedOrder } from './load.server.ts';
import { primaryAction } from './primary.ts';
import { recipientFields } from './recipient-fields.ts';
import { agreedTime, timeField, timeValue } from './times.ts';
import '../../entities/order/order.css';

const labels = { contactName: 'Получатель', mobilePhone: 'Телефон', email: 'Электронная почта', comment: 'Комментарий' } as const;
/** Of the whole page, for the summary of what is wrong. */
const recipientLabels = { [recipientFields.name]: 'Имя получателя', [recipientFields.phone]: 'Телефон получателя' } as const;
const allLabels = { ...labels, ...recipientLabels, [timeField]: 'Когда привезти' };

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
  const isForOther = order.cmsAddressee !== null;
  const hasRepeat = primaryAction(loadedOrder) !== 'repeat' && !isBoughtAgainByLine(order.items, aftercare);
  // An order that is over has been asked for its one action above.
  if (!hasRepeat && unsent === undefined && !order.isEditable && !order.isCancelable && order.deliveryTimes.length === 0) return null;
  return (
    <section id="actions" aria-label="Действия с заказом" className="order-actions print:hidden">
      <ErrorSummary errors={errors} labels={allLabels} message={message} />
      {order.deliveryTimes.length > 0 ? <Reschedule order={order} isDue={isTimeOver} values={values} errors={errors} /> : null}
      {order.isEditable ? (
        <details open={errors !== null && errors[timeField] === undefined && !isOfRecipient(errors)}>
          <summary>{isForOther ? 'Изменить ваши контакты' : 'Изменить получателя'}</summary>
          <Form method="post" noValidate className="form" key={order.contactName + phone}>
            <input type="hidden" name="intent" value="update" />
            <FormField
              name="contactName"
              label={isForOther ? 'Кто заказал' : labels.contactName}
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
      {order.isEditable && order.deliveryDate !== null ? <Recipient order={order} values={values} errors={errors} /> : null}
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

const isOfRecipient = (errors: Errors): boolean => Object.values(recipientFields).some((field) => errors[field] !== undefined);

/** Somebody else who receives the order instead of its buyer, or of whoever was to. */
function Recipient({ order, values, errors }: Pick<RescheduleProps, 'order' | 'values' | 'errors'>) {
  const { name, phone } = recipientFields;
  return (
    <details open={errors !== null && isOfRecipient(errors)}>
      <summary>{order.cmsAddressee === null ? 'Заказ получит другой человек' : 'Изменить, кто получит заказ'}</summary>
      {order.cmsAddressee === null ? null : <p className="mb-3">Сейчас получит {order.cmsAddressee}.</p>}
      <Form method="post" noValidate className="form" key={order.cmsAddressee}>
        <input type="hidden" name="intent" value="recipient" />
        <FormField
          name={name}
          label={recipientLabels[name]}
          error={errors?.[name]}
          defaultValue={values[name]}
          autoComplete="off"
          maxLength={draftLength.addressee}
          required
        />
        <FormField
          name={phone}
          label={recipientLabels[phone]}
          hint="Пришлём СМС, когда и где получить заказ."
          error={errors?.[phone]}
          defaultValue={values[phone]}
          type="tel"
          autoComplete="off"
          maxLength={maxLength.typedPhone}
          required
        />
        <Button look="primary" className="form-submit">
          Сохранить
        </Button>
      </Form>
    </details>
  );
}

interface RescheduleProps {
  order: Order;
  /** The time that was agreed on is over. */
  isDue: boolean;
  values: Values;
  errors: Errors | null;
}

/** Another time for the courier: one of those that can still be had. */
function Reschedule({ order, isDue, values, errors }: RescheduleProps) {
  const days = [...Map.groupBy(order.deliveryTimes, ({ date }) => date)].map(([day, times]) => ({
    name: momentText({ day, from: null, to: null }),
    spans: times.map((time) => ({ value: timeValue(time), hours: range(time.from, time.to) })),
  }));
  const agreedText = agreedTime(order);
  const error = errors?.[timeField];
  return (
    <details open={isDue || error !== undefined}>
      <summary>{isDue ? 'Выбрать новое время доставки' : 'Изменить время доставки'}</summary>
      <Form method="post" className="form" key={agreedText}>
        <input type="hidden" name="intent" value="reschedule" />
        <DayRows name={timeField} legend="Когда привезти" days={days} selectedValue={values[timeField] ?? agreedText} error={error} />
        <Button look="primary" className="form-submit">
          Перенести
        </Button>
      </Form>
    </details>
  );
}
