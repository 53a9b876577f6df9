import type { Values } from '../../../forms/read.server.ts';
import { Checkbox } from '../../../ui/field.tsx';
import { simBox, simOfferedField } from '../delivery-fields.ts';

interface SimFieldProps {
  isOffered: boolean;
  values: Values;
}

/** A SIM card that goes with a telephone. An empty box is an answer too, so the form says that one was offered. */
export function SimField({ isOffered, values }: SimFieldProps) {
  if (!isOffered) return null;
  return (
    <>
      <input type="hidden" name={simOfferedField} value="yes" />
      <Checkbox
        name={simBox}
        value="yes"
        label="Положить SIM-карту к смартфону, бесплатно"
        hint="Тариф выберете при активации."
        defaultChecked={values[simBox] === 'yes'}
      />
    </>
  );
}
