import { Form } from 'react-router';
import type { LoginState } from '../../entities/loyalty/labels.ts';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import { CodeActions } from '../../forms/code-actions.tsx';
import { CodeField } from '../../forms/code-field.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import type { CaptchaSettings } from '../../platform/gateway/captcha-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

export const labels = { phone: 'Телефон', code: 'Код из СМС', ean: 'Номер карты' } as const;

interface LoginFormProps {
  state: LoginState;
  /** To which a code was sent. */
  phone: string;
  ean: string;
  /** Those there are; one that is not spendable has to be confirmed in this browser. */
  cards: readonly { isSpendable: boolean }[];
  errors: Readonly<Record<string, string>> | null;
  values: Readonly<Record<string, string>>;
  captcha: CaptchaSettings | null;
}

function headingOf(cards: LoginFormProps['cards']): string {
  if (cards.length === 0) return 'Получить карту';
  return cards.every(({ isSpendable }) => isSpendable) ? 'Добавить карту' : 'Подтвердить или добавить карту';
}

/** Adds a card by a code in an SMS, or confirms one that is there: the phone, then the code, then, where the number did not fit, the card. */
export function LoginForm({ state, phone, ean, cards, errors, values, captcha }: LoginFormProps) {
  const number = (
    <FormField
      name="ean"
      label={labels.ean}
      hint="Необязательно. Тринадцать цифр под штрихкодом, если карта у вас уже есть."
      error={errors?.ean}
      defaultValue={values.ean ?? ean}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
    />
  );
  return (
    <section aria-labelledby="bonus-login" className="bonus-login">
      <Heading level={2} id="bonus-login" className="mb-3">
        {headingOf(cards)}
      </Heading>
      <Form method="post" noValidate className="form" key={`${state}-${phone}`} preventScrollReset>
        <input type="hidden" name="intent" value={{ form: 'send', 'sms-sent': 'code', 'code-sent': 'add' }[state]} />
        {state === 'form' ? (
          <>
            <PhoneField
              name="phone"
              label={labels.phone}
              hint="Пришлём СМС с кодом. Если на номер уже оформлена карта, найдём её, если нет — оформим новую."
              error={errors?.phone}
              defaultValue={values.phone ?? phone}
            />
            {number}
            <CaptchaField settings={captcha} action="send_code" />
          </>
        ) : null}
        {state === 'sms-sent' ? (
          <CodeField
            label={labels.code}
            hint={`Отправили на ${phone}. Код действует 10 минут.`}
            error={errors?.code ?? errors?.phone}
            defaultValue={values.code}
            required
          />
        ) : null}
        {state === 'code-sent' ? (
          <>
            <p>Номер {phone} подтверждён.</p>
            {number}
          </>
        ) : null}
        <Button look="primary" className="form-submit">
          {{ form: 'Получить код', 'sms-sent': 'Подтвердить', 'code-sent': 'Добавить карту' }[state]}
        </Button>
      </Form>
      {state === 'form' ? null : (
        <CodeActions sendIntent={state === 'sms-sent' ? 'send' : null} phone={phone} captcha={captcha}>
          <input type="hidden" name="ean" value={ean} />
        </CodeActions>
      )}
    </section>
  );
}
