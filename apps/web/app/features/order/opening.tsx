import { reservation } from '@vitrina/services/rules/reservation.ts';
import { Form, Link } from 'react-router';
import { moscowTimeText } from '../../entities/order/moscow-time.ts';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import { CodeActions } from '../../forms/code-actions.tsx';
import { CodeField } from '../../forms/code-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Opening } from './opening.server.ts';

export const openingLabels = { phone: 'Телефон', code: 'Код из СМС' } as const;

interface OpeningProps {
  opening: Opening;
  unsent: FormFailure | undefined;
}

interface CodeProps extends OpeningProps {
  /** The phone that the code is sent to, where it is known already; the visitor names it where it is not. */
  knownPhone: string | null;
  action: string;
}

/** The phone, then the code that was sent to it. */
function OpeningForm({ opening: { phone, pause, captcha }, unsent, knownPhone, action }: CodeProps) {
  const { errors = null, values = {} } = unsent ?? {};
  return (
    <>
      <Form method="post" noValidate className="form max-w-[28rem]" key={phone ?? ''}>
        <input type="hidden" name="intent" value={phone === null ? 'send-code' : 'open'} />
        {phone !== null ? (
          <CodeField
            label={openingLabels.code}
            hint={`Отправили на ${phone}. Код действует 10 минут.`}
            error={errors?.code ?? errors?.phone}
            defaultValue={values.code}
            required
          />
        ) : knownPhone === null ? (
          <PhoneField
            name="phone"
            label={openingLabels.phone}
            hint="Тот, на который оформлен заказ. Пришлём СМС с кодом из шести цифр."
            error={errors?.phone}
            defaultValue={values.phone ?? ''}
          />
        ) : (
          <input type="hidden" name="phone" value={knownPhone} />
        )}
        {phone === null ? <CaptchaField settings={captcha} action="send_code" /> : null}
        <Button look="primary" className="form-submit">
          {phone === null ? 'Получить код' : action}
        </Button>
      </Form>
      {phone === null ? null : (
        <CodeActions
          sendIntent="send-code"
          phone={knownPhone ?? phone}
          pause={pause}
          captcha={captcha}
          isPhoneFixed={knownPhone !== null}
        />
      )}
    </>
  );
}

/** An order that this browser does not know: whoever holds its phone opens it by a code. The screen is the same where there is none. */
export function ClosedOrder({ id, opening, unsent }: OpeningProps & { id: string }) {
  const { errors = null, message = null } = unsent ?? {};
  return (
    <>
      <PageTitle title={`Заказ № ${id}`} isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: `Заказ № ${id}` }]} />
      <Heading level={1} className="mb-4">
        Заказ № {id}
      </Heading>
      <ErrorSummary errors={errors} labels={openingLabels} message={message} />
      <p className="mb-4 max-w-[36rem]">
        На этом устройстве заказ ещё не открывали. Подтвердите телефон, на который он оформлен: данные заказа видит только его владелец.
      </p>
      <OpeningForm opening={opening} unsent={unsent} knownPhone={null} action="Открыть заказ" />
      <p className="mt-6">
        <Link to={signInPath('any', `/order-info/${id}`)} className="link link-alone">
          Войти в личный кабинет
        </Link>
      </p>
    </>
  );
}

interface ToConfirmProps extends OpeningProps {
  phone: string;
  heldUntil: string | null;
}

/** An order in one click: its goods are kept for minutes only, until whoever has made it shows that the phone is his. */
export function PhoneToConfirm({ phone, heldUntil, ...of }: ToConfirmProps) {
  return (
    <Notice as="section" look="plain" aria-labelledby="confirm" className="mb-6 print:hidden">
      <Heading level={2} size={18} id="confirm" className="mb-2">
        Подтвердите телефон
      </Heading>
      <p className="mb-3">
        {heldUntil === null ? '' : `Товары отложены до ${moscowTimeText(heldUntil)}. `}
        Пришлём код на {phone}: после подтверждения отложим их {reservation.text}, и оператор позвонит вам.
      </p>
      <OpeningForm {...of} knownPhone={phone} action="Подтвердить" />
    </Notice>
  );
}
