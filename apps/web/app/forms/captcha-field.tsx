import { useEffect, useRef } from 'react';
import { shop } from '../platform/company.ts';
import { type CaptchaSettings, captchaField } from '../platform/gateway/captcha-settings.ts';
import { reportFailure } from '../platform/router/watch-failures.ts';
import { Notice } from '../ui/notice.tsx';

interface CaptchaFieldProps {
  /** Null where the shop has no captcha. */
  settings: CaptchaSettings | null;
  /** What the form does, for the captcha's own figures. */
  action: string;
}

/** Asks the captcha before its form is sent. What it says goes along; when it fails the form goes without, and the shop answers that. */
export function CaptchaField({ settings, action }: CaptchaFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (settings === null || input == null || form == null) return;
    let isAnswered = false;
    const requestToken = async (event: SubmitEvent) => {
      if (isAnswered) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      try {
        const { captchaToken } = await import('./captcha.ts');
        input.value = await captchaToken(settings, action);
      } catch (error) {
        reportFailure(error);
      }
      isAnswered = true;
      form.requestSubmit(event.submitter);
      isAnswered = false;
      input.value = '';
    };
    form.addEventListener('submit', requestToken, { capture: true });
    return () => form.removeEventListener('submit', requestToken, { capture: true });
  }, [settings, action]);
  if (settings === null) return null;
  return (
    <>
      <input ref={field} type="hidden" name={captchaField} defaultValue="" />
      <noscript>
        <Notice look="plain">
          Перед отправкой мы проверяем, что вы не робот, и для этого нужен JavaScript. Если включить его нельзя, позвоните: {shop.phone}.
        </Notice>
      </noscript>
    </>
  );
}
