import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { formatPhoneInput, mask, masks } from '../platform/format/mask.ts';
import { FormField, type Text } from './form-field.tsx';

/**
 * A phone in any writing; with JavaScript it takes the form of the mask as it is typed (spec 1 §5). What stands in the field is the browser's: what
 * was typed before scripts took over the page is not written over.
 */
export function PhoneField({ defaultValue, ...rest }: Text & { defaultValue: string }) {
  const before = useRef(defaultValue);
  const write = (field: HTMLInputElement, text: string) => {
    before.current = text;
    if (field.value !== text) field.value = text;
  };
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) =>
    write(field, formatPhoneInput(before.current, field.value, field.selectionEnd ?? field.value.length));
  const leave = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => write(field, mask(masks.phone, field.value) ?? field.value);
  return (
    <FormField
      {...rest}
      placeholder="+7"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={maxLength.typedPhone}
      defaultValue={defaultValue}
      onChange={change}
      onBlur={leave}
    />
  );
}
