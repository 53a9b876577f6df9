import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FormField, type Text } from './form-field.tsx';

type PasswordFieldProps = Text &
  InputHTMLAttributes<HTMLInputElement> & {
    /** What the eye says that it does. */
    showLabel?: string;
  };

/** A field for a secret, which an eye shows and hides again; sent it is always hidden, so that no browser keeps it as a text. */
export function PasswordField({ showLabel = 'Показать пароль', ...field }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const eye = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = eye.current?.form;
    const hide = () => setIsVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FormField
      {...field}
      type={isVisible ? 'text' : 'password'}
      data-secret
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          ref={eye}
          type="button"
          className="button-icon js-only"
          aria-label={showLabel}
          aria-pressed={isVisible}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
