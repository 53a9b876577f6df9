import { type ReactNode, useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { CaptchaSettings } from '../platform/gateway/captcha-settings.ts';
import { Button } from '../ui/button.tsx';
import { CaptchaField } from './captcha-field.tsx';
import type { ResendPause } from './resend-pause.ts';
import './code.css';

interface CodeActionsProps {
  /** Intent of the form that sends a code; null once the code has been found right. */
  sendIntent: string | null;
  /** The phone the code was sent to. */
  phone: string;
  /** Before another code may be asked for. */
  pause?: ResendPause | undefined;
  captcha: CaptchaSettings | null;
  /** The phone is not the visitor's to change. */
  isPhoneFixed?: boolean;
  /** Hidden fields that go along with the phone. */
  children?: ReactNode;
}

/** Under the field of a code: another code to the same phone, or another phone. Without them a lost message ends the way. */
export const CodeActions = ({ sendIntent, phone, pause, captcha, isPhoneFixed = false, children }: CodeActionsProps) => (
  <div className="code-actions">
    {sendIntent === null ? null : (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="phone" value={phone} />
        {children}
        <CaptchaField settings={captcha} action="send_code" />
        <ResendButton key={pause?.sentAt} intent={sendIntent} seconds={pause?.seconds ?? 0} />
      </Form>
    )}
    {isPhoneFixed ? null : (
      <Form method="post" preventScrollReset>
        <Button look="quiet" name="intent" value="other-phone">
          Указать другой номер
        </Button>
      </Form>
    )}
  </div>
);

const label = 'Отправить код ещё раз';

/** Opens when the message has had time to come. Without JavaScript it is open at once: nothing there could open it. */
function ResendButton({ intent, seconds }: { intent: string; seconds: number }) {
  const secondsLeft = useSecondsLeft(seconds);
  const button = (className?: string) => (
    <Button look="quiet" name="intent" value={intent} className={className}>
      {label}
    </Button>
  );
  if (secondsLeft === 0) return button();
  return (
    <>
      <Button look="quiet" type="button" disabled className="js-only tabular">
        {label} через {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
      </Button>
      {button('no-js-only')}
    </>
  );
}

/** Seconds that are left of so many, counted from when they are first seen. */
function useSecondsLeft(seconds: number): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(Math.ceil((until - Date.now()) / 1000), 0);
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return secondsLeft;
}
