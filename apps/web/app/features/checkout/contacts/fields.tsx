import { PhoneField } from '../../../forms/phone-field.tsx';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { EmailField, FirstNameField, LastNameField } from '../../../forms/suggest/person.tsx';

export const contactLabels = { firstName: 'Имя', lastName: 'Фамилия', phone: 'Телефон', email: 'Электронная почта' };

interface ContactFieldsProps {
  values: Values;
  errors: Errors | null;
  /** Codes are sent by e-mail. */
  isEmailNeeded: boolean;
}

/** Who receives an order. */
export function ContactFields({ values, errors, isEmailNeeded }: ContactFieldsProps) {
  return (
    <>
      <div className="form-pair">
        <FirstNameField label={contactLabels.firstName} error={errors?.firstName} defaultValue={values.firstName} required />
        <LastNameField label={`${contactLabels.lastName} (необязательно)`} error={errors?.lastName} defaultValue={values.lastName} />
      </div>
      <PhoneField
        name="phone"
        label={contactLabels.phone}
        hint="Нужен, чтобы сообщить о готовности заказа и передать его именно вам. Рекламы не будет."
        error={errors?.phone}
        defaultValue={values.phone ?? ''}
      />
      <EmailField
        label={contactLabels.email}
        hint={
          isEmailNeeded
            ? 'Обязательно: на эту почту сразу после оплаты придёт код или сертификат, а ещё чек.'
            : 'Необязательно. Пришлём чек и состав заказа.'
        }
        error={errors?.email}
        defaultValue={values.email}
        required={isEmailNeeded}
      />
    </>
  );
}
