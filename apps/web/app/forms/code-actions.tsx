import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { CaptchaSettings } from '../platform/gateway/captcha-settings.ts';
import { Button } from '../ui/button.tsx';
import { CaptchaField } from './captcha-field.tsx';

interface CodeActionsProps {
  /** Intent of the form that sends a code; null once the code has been found right. */
  sendIntent: string | null;
  /** The phone the code was sent to. */
  phone: string;
  captcha: CaptchaSettings | null;
  /** The phone is not the visitor's to change. */
  isPhoneFixed?: boolean;
  /** Hidden fields that go along with the phone. */
  children?: ReactNode;
}

/** Under the field of a code: another code to the same phone, or another phone. Without them a lost message ends the way. */
export const CodeActions = ({ sendIntent, phone, captcha, isPhoneFixed = false, children }: CodeActionsProps) => (
  <div className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
    {sendIntent === null ? null : (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="phone" value={phone} />
        {children}
        <CaptchaField settings={captcha} action="send_code" />
        <Button look="quiet" name="intent" value={sendIntent}>
          Отправить код ещё раз
        </Button>
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
