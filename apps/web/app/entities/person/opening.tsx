import { Form, Link } from 'react-router';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import { CodeActions } from '../../forms/code-actions.tsx';
import { CodeField } from '../../forms/code-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import type { ResendPause } from '../../forms/resend-pause.ts';
import type { CaptchaSettings } from '../../platform/gateway/captcha-settings.ts';
import type { Crumb } from '../../platform/head/head.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { signInPath } from './sign-in-method.ts';

/** How far a visitor is with the code that opens something on this device. */
export interface Opening {
  /** The phone a code was sent to; null while none was. */
  phone: string | null;
  /** Before another one may be asked for. */
  pause: ResendPause | undefined;
  captcha: CaptchaSettings | null;
}

const labels = { phone: 'Телефон', code: 'Код из СМС' } as const;

export interface OpeningProps {
  opening: Opening;
  unsent: FormFailure | undefined;
}

interface OpeningFormProps extends OpeningProps {
  /** The phone that the code is sent to, or what is said of the one that the visitor names. */
  to: { phone: string } | { hint: string };
  action: string;
}

/** The phone, then the code that was sent to it. */
export function OpeningForm({ opening: { phone, pause, captcha }, unsent, to, action }: OpeningFormProps) {
  const { errors = null, values = {} } = unsent ?? {};
  return (
    <>
      <Form method="post" noValidate className="form max-w-[28rem]" key={phone ?? ''}>
        <input type="hidden" name="intent" value={phone === null ? 'send-code' : 'open'} />
        {phone !== null ? (
          <CodeField
            label={labels.code}
            hint={`Отправили на ${phone}. Код действует 10 минут.`}
            error={errors?.code ?? errors?.phone}
            defaultValue={values.code}
            required
          />
        ) : 'hint' in to ? (
          <PhoneField
            name="phone"
            label={labels.phone}
            hint={`${to.hint} Пришлём СМС с кодом из шести цифр.`}
            error={errors?.phone}
            defaultValue={values.phone ?? ''}
          />
        ) : (
          <input type="hidden" name="phone" value={to.phone} />
        )}
        {phone === null ? <CaptchaField settings={captcha} action="send_code" /> : null}
        <Button look="primary" className="form-submit">
          {phone === null ? 'Получить код' : action}
        </Button>
      </Form>
      {phone === null ? null : (
        <CodeActions
          sendIntent="send-code"
          phone={'phone' in to ? to.phone : phone}
          pause={pause}
          captcha={captcha}
          isPhoneFixed={'phone' in to}
        />
      )}
    </>
  );
}

interface ClosedPageProps extends OpeningProps {
  title: string;
  crumbs: readonly Crumb[];
  /** Why it is closed, and what opens it. */
  text: string;
  phoneHint: string;
  action: string;
  path: string;
}

/** Something that this browser does not know: whoever holds its phone opens it by a code. The screen is the same where there is none. */
export function ClosedPage({ title, crumbs, text, phoneHint, action, path, opening, unsent }: ClosedPageProps) {
  const { errors = null, message = null } = unsent ?? {};
  return (
    <>
      <PageTitle title={title} isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={crumbs} />
      <div className="panel mx-auto max-w-[30rem]">
        <Heading level={1} className="mb-4">
          {title}
        </Heading>
        <ErrorSummary errors={errors} labels={labels} message={message} />
        <p className="mb-4">{text}</p>
        <OpeningForm opening={opening} unsent={unsent} to={{ hint: phoneHint }} action={action} />
        <p className="mt-4">
          <Link to={signInPath('any', path)} className="link link-alone">
            Войти в личный кабинет
          </Link>
        </p>
      </div>
    </>
  );
}
