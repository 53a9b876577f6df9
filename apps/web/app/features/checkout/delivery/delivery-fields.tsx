import { TextArea } from '../../../forms/form-field.tsx';
import { limits } from '../../../forms/limits.ts';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { fieldNames } from '../delivery-fields.ts';
import { AddressFields } from './address.tsx';
import { AddresseeFields } from './addressee.tsx';
import { SimField } from './sim.tsx';
import type { DeliveryView } from './view.server.ts';
import { Ways } from './ways.tsx';

interface DeliveryFieldsProps {
  shown: DeliveryView;
  values: Values;
  errors: Errors | null;
}

/** How each order is got, where it is brought, and to whom. */
export function DeliveryFields({ shown: { orders, sent, isSentLater, cityName, isSimOffered }, values, errors }: DeliveryFieldsProps) {
  return (
    <>
      {orders.map(({ order, name, goods }) => (
        <Ways key={order.key} order={order} name={name} goods={goods} values={values} errors={errors} />
      ))}
      {sent > 0 ? (
        <p className="notice-plain">
          Коды и сертификаты пришлём на электронную почту сразу после оплаты
          {isSentLater ? ', предзаказанные коды — в день начала продаж' : ''}: доставка им не нужна.
        </p>
      ) : null}
      {orders.length > 0 ? <AddressFields cityName={cityName} values={values} errors={errors} /> : null}
      <SimField isOffered={isSimOffered} values={values} />
      {orders.length > 0 ? <AddresseeFields values={values} errors={errors} /> : null}
      <TextArea
        name="comment"
        label={fieldNames.comment}
        hint={orders.length > 0 ? 'Необязательно: домофон, удобный подъезд, пожелания.' : 'Необязательно'}
        defaultValue={values.comment}
        error={errors?.comment}
        maxLength={limits.comment}
        rows={2}
      />
    </>
  );
}
