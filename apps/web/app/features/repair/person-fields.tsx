import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { CodeField } from '../../forms/code-field.tsx';
import { ConsentBoxes } from '../../forms/consent-boxes.tsx';
import { callBackData } from '../../forms/consents.ts';
import { FormField, TextArea } from '../../forms/form-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { intervalText } from '../../platform/format/handover.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from './choices.tsx';
import { slotTexts } from './days.ts';
import { draftLength } from './labels.ts';
import type { StepProps } from './step-props.ts';

/** Who asks; once a code is on its way, the field for it. */
export function Customer({ wizard: { answers, options }, values, errors }: StepProps) {
  const { customer } = answers;
  const person = options.step === 'customerData' ? options.person : null;
  const isCodeSent = customer !== null && customer.phoneRequestId !== null && !customer.isConfirmed;
  return (
    <>
      <FormField
        name="name"
        label="Имя"
        error={errors?.name}
        defaultValue={values.name ?? customer?.name ?? person?.name ?? ''}
        autoComplete="name"
        maxLength={maxLength.name}
        required
      />
      <PhoneField
        name="phone"
        label="Телефон"
        hint="Пришлём код, чтобы подтвердить номер, и сообщим о каждом шаге ремонта."
        error={errors?.phone}
        defaultValue={values.phone ?? (customer === null ? (person?.phone ?? '') : phoneText(customer.phone))}
      />
      <FormField
        name="email"
        label="Электронная почта (необязательно)"
        error={errors?.email}
        defaultValue={values.email ?? customer?.email ?? person?.email ?? ''}
        type="email"
        autoComplete="email"
        maxLength={maxLength.email}
      />
      {isCodeSent ? (
        <>
          <CodeField label="Код из СМС" hint={`Отправили на ${phoneText(customer.phone)}.`} error={errors?.code} maxLength={10} />
          <Button name="intent" value="resend" look="quiet" className="justify-self-start">
            Отправить код ещё раз
          </Button>
        </>
      ) : null}
    </>
  );
}

/** Where a courier or a master comes, as soon as one can unless something else is chosen. */
export function Delivery({ wizard: { answers, courier, cityName }, values, errors }: StepProps) {
  const { address } = answers;
  const fieldOf = (name: keyof NonNullable<typeof address>) => values[name] ?? address?.[name] ?? '';
  const small = { autoComplete: 'off' } as const;
  return (
    <>
      <input type="hidden" name="isAddress" value="yes" />
      <p className="text-ink-soft">Город: {cityName}</p>
      <FormField
        name="street"
        label="Улица"
        error={errors?.street}
        defaultValue={fieldOf('street')}
        autoComplete="address-line1"
        maxLength={draftLength.street}
        required
      />
      <div className="form-pair">
        <FormField
          name="house"
          label="Дом"
          error={errors?.house}
          defaultValue={fieldOf('house')}
          maxLength={maxLength.houseNumber}
          required
          {...small}
        />
        <FormField
          name="building"
          label="Корпус"
          error={errors?.building}
          defaultValue={fieldOf('building')}
          maxLength={maxLength.building}
          {...small}
        />
      </div>
      <div className="repair-thirds">
        <FormField
          name="entrance"
          label="Подъезд"
          error={errors?.entrance}
          defaultValue={fieldOf('entrance')}
          maxLength={maxLength.floor}
          {...small}
        />
        <FormField name="floor" label="Этаж" error={errors?.floor} defaultValue={fieldOf('floor')} maxLength={maxLength.floor} {...small} />
        <FormField
          name="flat"
          label="Квартира"
          error={errors?.flat}
          defaultValue={fieldOf('flat')}
          maxLength={maxLength.flatNumber}
          {...small}
        />
      </div>
      <FormField
        name="date"
        label="Дата"
        type="date"
        min={courier.first}
        max={courier.last}
        error={errors?.date}
        defaultValue={fieldOf('date') || courier.first}
        required
      />
      <Choices
        name="time"
        legend="Время"
        choices={slotTexts.map((slot) => ({
          value: slot,
          name: intervalText(slot),
          // It has begun, and is for the days after.
          ...(!courier.open.includes(slot) && { text: 'Начиная с завтрашнего дня' }),
        }))}
        selected={values.time ?? address?.time ?? courier.open[0]}
        error={errors?.time}
      />
      <TextArea
        name="comment"
        label={answers.handover === 'OPERATOR' ? 'Комментарий мастеру' : 'Комментарий курьеру'}
        error={errors?.comment}
        defaultValue={fieldOf('comment')}
        rows={2}
        maxLength={draftLength.comment}
      />
    </>
  );
}

/** Somebody would rather be called back. */
export function Help({ wizard: { hasCalled, answers }, values, errors }: StepProps) {
  return (
    <>
      {hasCalled && errors === null ? (
        <p role="status" className="font-medium">
          Спасибо! Перезвоним в рабочее время: ежедневно с 9 до 21.
        </p>
      ) : null}
      <FormField
        name="name"
        label="Имя"
        error={errors?.name}
        defaultValue={values.name ?? answers.customer?.name ?? ''}
        autoComplete="name"
        maxLength={maxLength.name}
        required
      />
      <PhoneField
        name="phone"
        label="Телефон"
        error={errors?.phone}
        defaultValue={values.phone ?? (answers.customer === null ? '' : phoneText(answers.customer.phone))}
      />
      <FormField
        name="deviceType"
        label="Устройство"
        error={errors?.deviceType}
        defaultValue={values.deviceType ?? [answers.brand?.name, answers.model?.name].filter(Boolean).join(' ')}
        maxLength={maxLength.name}
      />
      <TextArea
        name="comment"
        label="Что случилось"
        error={errors?.comment}
        defaultValue={values.comment ?? ''}
        rows={2}
        maxLength={draftLength.description}
      />
      <ConsentBoxes consents={[callBackData]} errors={errors} />
    </>
  );
}
