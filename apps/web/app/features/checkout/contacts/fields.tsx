import { PhoneField } from '../../../forms/phone-field.tsx';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { EmailField, FirstNameField, LastNameField } from '../../../forms/suggest/person.tsx';

export const contactLabels = { firstName: 'Имя', lastName: 'Фамилия', phone: 'Телефон', email: 'Электронная почта' };

const optional = (label: string): string => `${label} (необязательно)`;

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
        <LastNameField label={optional(contactLabels.lastName)} error={errors?.lastName} defaultValue={values.lastName} />
      </div>
      <PhoneField
        name="phone"
        label={contactLabels.phone}
        hint="Нужен, чтобы сообщить о готовности заказа и передать его именно вам. Рекламы не будет."
        error={errors?.phone}
        defaultValue={values.phone ?? ''}
      />
      <EmailField
        label={isEmailNeeded ? contactLabels.email : optional(contactLabels.email)}
        hint={isEmailNeeded ? 'На неё сразу после оплаты придёт код или сертификат, а ещё чек.' : 'Пришлём чек и состав заказа.'}
        error={errors?.email}
        defaultValue={values.email}
        required={isEmailNeeded}
      />
    </>
  );
}
