import { type ChangeEvent, useState } from 'react';
import { mask, masks, phoneTyped } from '../../format/mask.ts';
import { FormField, type Text } from './form-field.tsx';

/** A phone in any writing; with JavaScript it takes the form of the mask as it is typed (spec 1 §5). */
export function PhoneField({ defaultValue, ...rest }: Text & { defaultValue: string }) {
  const [value, setValue] = useState(defaultValue);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionEnd } = currentTarget;
    setValue(phoneTyped(value, typed, selectionEnd ?? typed.length));
  };
  return (
    <FormField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      value={value}
      onChange={change}
      onBlur={() => setValue(mask(masks.phone, value) ?? value)}
    />
  );
}
