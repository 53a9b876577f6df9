import { type ChangeEvent, type InputHTMLAttributes, type TextareaHTMLAttributes, useId, useState } from 'react';
import { mask, masks, phoneTyped } from '../../format/mask.ts';
import { Field } from '../../ui/field.tsx';
import { fieldId } from './error-summary.tsx';

interface Text {
  /** Where the name is not the only one of its page. */
  id?: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A text field that the error summary can lead to. */
export function FormField({ name, ...rest }: Text & InputHTMLAttributes<HTMLInputElement>) {
  return <Field id={fieldId(name)} name={name} {...rest} />;
}

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

/** A text of several lines. */
export function TextArea({ id: given, name, label, hint, error, ...area }: Text & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const hintId = useId();
  const id = given ?? fieldId(name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      ) : null}
      <textarea
        id={id}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint ? hintId : '', error ? `${id}-error` : ''].join(' ').trim() || undefined}
        {...area}
      />
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
