import { Checkbox } from '../../ui/field.tsx';
import type { Values } from '../form/read.server.ts';
import { simBox, simOffered } from './fields.ts';

interface SimFieldProps {
  offer: 'asked' | 'given' | null;
  values: Values;
}

/** A SIM card that goes with a telephone. An empty box is an answer too, so the form says that one was offered. */
export function SimField({ offer, values }: SimFieldProps) {
  if (offer === null) return null;
  const isWanted = values[simOffered] === 'yes' ? values[simBox] === 'yes' : offer === 'given';
  return (
    <>
      <input type="hidden" name={simOffered} value="yes" />
      <Checkbox
        name={simBox}
        value="yes"
        label="Положить SIM-карту к смартфону, бесплатно"
        hint="Тариф выберете при активации. Не нужна — не отмечайте."
        defaultChecked={isWanted}
      />
    </>
  );
}
