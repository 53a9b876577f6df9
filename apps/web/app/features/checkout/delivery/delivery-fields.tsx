import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import { FormField, TextArea } from '../../../forms/form-field.tsx';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { SuggestField } from '../../../forms/suggest/field.tsx';
import { confirmedStreetField } from '../../../forms/suggest/street.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { addresseeBox, changeCityField, fieldNames, planField } from '../delivery-fields.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import { SimField } from './sim.tsx';
import type { DeliveryView } from './view.server.ts';
import './delivery.css';

interface DeliveryFieldsProps {
  view: DeliveryView;
  values: Values;
  errors: Errors | null;
  /** Whether the form around it can make two orders of one, and one of two. */
  canPart?: boolean;
}

/** How each order is got, where it is brought, and to whom. */
export function DeliveryFields({
  view: { orders, sent: digitalGoods, giftLines, isSentLater, isInParts, cityName, isSimOffered },
  values,
  errors,
  canPart = false,
}: DeliveryFieldsProps) {
  return (
    <>
      {canPart && isInParts ? (
        <Notice look="plain" as="div">
          <p className="mb-2">Товары разделены на два заказа: каждый можно получить, когда он готов.</p>
          <Button look="soft" name={planField} value="" formNoValidate>
            Получить всё вместе
          </Button>
        </Notice>
      ) : null}
      {orders.length > 0 ? <City name={cityName} /> : null}
      {orders.map(({ order, name, goods, twoTrips }) => (
        <DeliveryMethods
          key={order.key}
          order={order}
          name={name}
          goods={goods}
          twoTrips={canPart ? twoTrips : null}
          values={values}
          errors={errors}
        />
      ))}
      {digitalGoods > 0 ? (
        <Notice look="plain">
          Коды и сертификаты пришлём на электронную почту сразу после оплаты
          {isSentLater ? ', предзаказанные коды — в день начала продаж' : ''}: доставка им не нужна.
          {giftLines.map((line) => ` ${line}.`)}
        </Notice>
      ) : null}
      {orders.length > 0 ? <AddressFields cityName={cityName} values={values} errors={errors} /> : null}
      <SimField isOffered={isSimOffered} values={values} />
      {orders.length > 0 ? <AddresseeFields values={values} errors={errors} /> : null}
      <details className="form-fold" open={Boolean(values.comment || errors?.comment)}>
        <summary>Добавить комментарий</summary>
        <TextArea
          name="comment"
          label={fieldNames.comment}
          {...(orders.length > 0 && { hint: 'Пожелания к заказу, курьеру — домофон и подъезд.' })}
          defaultValue={values.comment}
          error={errors?.comment}
          maxLength={draftLength.comment}
          rows={2}
        />
      </details>
    </>
  );
}

/** Stores and couriers are those of one city; another one is chosen on its own page, which leads back here: what is typed is kept. */
function City({ name }: { name: string }) {
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
      Город: {name}
      <button type="submit" name={changeCityField} value="yes" className="link link-alone text-14">
        Сменить город
      </button>
    </p>
  );
}

/** Somebody else who receives the goods; asked for when the box is ticked, which needs no script. */
function AddresseeFields({ values, errors }: { values: Values; errors: Errors | null }) {
  return (
    <div className="addressee">
      <Checkbox name={addresseeBox} value="yes" label="Заказ получит другой человек" defaultChecked={values[addresseeBox] === 'yes'} />
      <div className="form-pair">
        <FormField
          name="addresseeName"
          label={fieldNames.addresseeName}
          defaultValue={values.addresseeName}
          error={errors?.addresseeName}
          autoComplete="off"
          maxLength={draftLength.addressee}
        />
        <FormField
          name="addresseePhone"
          label={fieldNames.addresseePhone}
          defaultValue={values.addresseePhone}
          error={errors?.addresseePhone}
          type="tel"
          autoComplete="off"
          maxLength={maxLength.typedPhone}
        />
      </div>
    </div>
  );
}

/** Where the courier goes; shown when one is chosen. */
function AddressFields({ cityName, values, errors }: { cityName: string; values: Values; errors: Errors | null }) {
  const field = (name: keyof typeof fieldNames) => ({
    name,
    label: fieldNames[name],
    defaultValue: values[name],
    error: errors?.[name],
  });
  return (
    <fieldset className="address">
      <legend className="mb-2 text-18 font-bold">Куда привезти: {cityName}</legend>
      <input type="hidden" name={confirmedStreetField} value={values[confirmedStreetField] ?? ''} />
      <div className="address-grid">
        <SuggestField
          {...field('street')}
          kind="address"
          city={cityName}
          className="address-street"
          autoComplete="address-line1"
          maxLength={draftLength.street}
          required
        />
        <FormField {...field('houseNumber')} autoComplete="off" maxLength={maxLength.houseNumber} required />
        <FormField {...field('housing')} autoComplete="off" maxLength={maxLength.housing} />
        <FormField {...field('building')} autoComplete="off" maxLength={maxLength.building} />
        <FormField {...field('floor')} autoComplete="off" maxLength={maxLength.floor} />
        <FormField {...field('flatNumber')} autoComplete="off" maxLength={maxLength.flatNumber} />
      </div>
    </fieldset>
  );
}
