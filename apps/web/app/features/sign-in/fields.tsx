import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CodeField } from '../../forms/code-field.tsx';
import { accountData } from '../../forms/consents.ts';
import { fieldId } from '../../forms/error-summary.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { FirstNameField } from '../../forms/suggest/person.tsx';
import { useIsHydrating } from '../../platform/router/use-is-hydrating.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';

export const labels = {
  login: 'Телефон или электронная почта',
  password: 'Пароль',
  again: 'Пароль ещё раз',
  phone: 'Телефон',
  code: 'Код из СМС',
  firstName: 'Имя',
  agreement: 'Согласие',
} as const;

interface Fields {
  errors: Readonly<Record<string, string>> | null;
  values: Readonly<Record<string, string>>;
}

const intent = (name: string) => <input type="hidden" name="intent" value={name} />;

/** Below a form of another way its button is a quiet one. */
export function PasswordFields({ errors, values, isFirst }: Fields & { isFirst: boolean }) {
  return (
    <>
      {intent('password')}
      <FormField
        name="login"
        label={labels.login}
        error={errors?.login}
        defaultValue={values.login}
        autoComplete="username"
        maxLength={maxLength.email}
        required
      />
      <PasswordField
        name="password"
        label={labels.password}
        error={errors?.password}
        autoComplete="current-password"
        maxLength={maxLength.password}
        required
      />
      <p className="-my-3 text-14">
        <Link to="/user/password-reset" className="link link-alone">
          Забыли пароль?
        </Link>
      </p>
      <Button look={isFirst ? 'primary' : 'secondary'} className="form-submit">
        Войти
      </Button>
    </>
  );
}

export function PhoneFields({ errors, values }: Fields) {
  return (
    <>
      {intent('send')}
      <PhoneField
        name="phone"
        label={labels.phone}
        hint="Пришлём СМС с кодом из шести цифр."
        error={errors?.phone}
        defaultValue={values.phone ?? ''}
      />
      <Button look="primary" className="form-submit">
        Получить код
      </Button>
    </>
  );
}

export function CodeFields({ errors, values, phone, isNew }: Fields & { phone: string; isNew: boolean }) {
  return (
    <>
      {intent('code')}
      <CodeField
        label={labels.code}
        hint={`Отправили на ${phone}. Код действует 10 минут.`}
        error={errors?.code ?? errors?.phone}
        defaultValue={values.code}
        required
      />
      <Button look="primary" className="form-submit">
        {isNew ? 'Продолжить' : 'Войти'}
      </Button>
    </>
  );
}

/** The password that is to be, twice. */
export function NewPasswordFields({ errors }: Pick<Fields, 'errors'>) {
  return (
    <>
      <PasswordField
        name="password"
        label={labels.password}
        hint="Не меньше 8 символов, строчные и заглавные буквы."
        error={errors?.password}
        autoComplete="new-password"
        maxLength={maxLength.password}
        required
      />
      <PasswordField
        name="again"
        label={labels.again}
        error={errors?.again}
        autoComplete="new-password"
        maxLength={maxLength.password}
        required
      />
    </>
  );
}

export function AccountFields({ errors, values, phone }: Fields & { phone: string }) {
  const confirmation = useRef<HTMLParagraphElement>(null);
  const isOnPage = useRef(useIsHydrating());
  // The form of the code, which had the focus, is gone. What comes of it is read first, before the focus goes to the field in its place.
  useLayoutEffect(() => {
    if (!isOnPage.current) confirmation.current?.focus();
  }, []);
  return (
    <>
      {intent('sign-up')}
      {values.withPassword === 'yes' ? <input type="hidden" name="withPassword" value="yes" /> : null}
      <p ref={confirmation} tabIndex={-1} className="text-ink-soft">
        Номер {phone} подтверждён. Осталось назвать имя: заказы, оформленные на этот номер, появятся в личном кабинете.
      </p>
      {errors?.phone === undefined ? null : (
        <p id={fieldId('phone')} tabIndex={-1} className="field-error">
          {errors.phone}
        </p>
      )}
      <FirstNameField label={labels.firstName} error={errors?.firstName} defaultValue={values.firstName} required />
      {values.withPassword === 'yes' ? <NewPasswordFields errors={errors} /> : null}
      <div>
        <Checkbox
          id={fieldId('agreement')}
          name="agreement"
          value="yes"
          label="Согласен на обработку персональных данных для ведения учётной записи"
          error={errors?.agreement}
          defaultChecked={values.agreement === 'yes'}
          required
        />
        <details className="consent-text">
          <summary>Текст согласия</summary>
          <p>{accountData.text}</p>
        </details>
      </div>
      <Button look="primary" className="form-submit">
        Зарегистрироваться
      </Button>
    </>
  );
}
