import { FormField } from '../../../forms/form-field.tsx';
import { limits } from '../../../forms/limits.ts';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { Checkbox } from '../../../ui/field.tsx';
import { addresseeBox, fieldNames } from '../delivery-fields.ts';

/** Somebody else who receives the goods; asked for when the box is ticked, which needs no script. */
export function AddresseeFields({ values, errors }: { values: Values; errors: Errors | null }) {
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
          maxLength={limits.addressee}
        />
        <FormField
          name="addresseePhone"
          label={fieldNames.addresseePhone}
          defaultValue={values.addresseePhone}
          error={errors?.addresseePhone}
          type="tel"
          autoComplete="off"
          maxLength={40}
        />
      </div>
    </div>
  );
}
