import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { Field } from '../ui/field.tsx';
import { fieldId } from './error-summary.tsx';

export interface Text {
  /** Where the name is not the only one of its page. */
  id?: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A text field that the error summary can lead to; `end` is a button inside it. */
export function FormField({ name, ...rest }: Text & { end?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return <Field id={fieldId(name)} name={name} {...rest} />;
}

/** A text of several lines. */
export function TextArea({ id: ownId, name, label, hint, error, ...area }: Text & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const hintId = useId();
  const id = ownId ?? fieldId(name);
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
