import { digitsOf } from '@vitrina/services/contract/fields/text.ts';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { FormField } from './form-field.tsx';
import './code.css';

/** Six digits, with room for what is pasted around and between them: «123 456». */
const maxInputLength = 20;
const digitCount = 6;

/** Milliseconds in which whoever is used to the button still presses it. */
export const submitDelay = 500;

type CodeProps = Omit<ComponentProps<typeof FormField>, 'name'>;

/** The code of an SMS, which a phone offers to fill in by itself. */
export const CodeField = (field: CodeProps) => (
  <FormField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={maxInputLength} className="code-field" {...field} />
);

/** Of a form that asks for nothing else: with JavaScript it sends itself with the last digit, each code once. A refused one stays to be mended. */
export function SelfSubmittingCodeField(attributes: CodeProps) {
  const { formMethod } = useNavigation();
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const lastCode = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    isSending.current = formMethod === 'POST';
  }, [formMethod]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // A second press would cancel the first response, and the code is used up by then.
  function submitOnce(event: Event): void {
    clearTimeout(timer.current);
    if (isSending.current) event.preventDefault();
  }

  function input({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
    clearTimeout(timer.current);
    if (form.current !== field.form) {
      form.current = field.form;
      form.current?.addEventListener('submit', submitOnce);
    }
    const code = digitsOf(field.value);
    if (code.length !== digitCount || code === lastCode.current) return;
    timer.current = setTimeout(() => {
      lastCode.current = code;
      field.form?.requestSubmit();
    }, submitDelay);
  }

  return <CodeField {...attributes} onInput={input} />;
}
