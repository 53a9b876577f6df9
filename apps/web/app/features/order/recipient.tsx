import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form } from 'react-router';
import { draftLength } from '../../forms/draft-length.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { Errors, Values } from '../../forms/read.server.ts';
import { Button } from '../../ui/button.tsx';
import { recipientFields, recipientLabels } from './recipient-fields.ts';

interface RecipientProps {
  /** Who receives it instead of its buyer so far. */
  cmsAddressee: string | null;
  values: Values;
  errors: Errors | null;
}

/** Somebody else who receives the order instead of its buyer, or of whoever was to. */
export default function Recipient({ cmsAddressee, values, errors }: RecipientProps) {
  const { name, phone } = recipientFields;
  return (
    <details open={errors?.[name] !== undefined || errors?.[phone] !== undefined}>
      <summary>{cmsAddressee === null ? 'Заказ получит другой человек' : 'Изменить, кто получит заказ'}</summary>
      {cmsAddressee === null ? null : <p className="mb-3">Сейчас получит {cmsAddressee}.</p>}
      <Form method="post" noValidate className="form" key={cmsAddressee}>
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
