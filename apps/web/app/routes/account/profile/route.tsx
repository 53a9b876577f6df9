import { Form } from 'react-router';
import { crumbsTo } from '../../../features/account/menu.ts';
import { formOf } from '../../../forms/answer.server.ts';
import { captchaOf } from '../../../forms/captcha.server.ts';
import { CaptchaField } from '../../../forms/captcha-field.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { ErrorSummary, fieldId } from '../../../forms/error-summary.tsx';
import { FormField } from '../../../forms/form-field.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { EmailField, FirstNameField, LastNameField } from '../../../forms/suggest/person.tsx';
import { AccountProfileDocument } from '../../../generated/graphql.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { absent, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/route';
import { profileAction } from './action.server.ts';
import { dayInputText } from './schema.server.ts';
import '../../../entities/order/order.css';

const labels = {
  firstName: 'Имя',
  lastName: 'Фамилия',
  birthdate: 'Дата рождения',
  sex: 'Пол',
  phone: 'Телефон',
  email: 'Электронная почта',
  code: 'Код из СМС',
  sure: 'Удаление',
} as const;

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, errors } = await queryOrFail(context, request, AccountProfileDocument, {});
  const { firstName, lastName, birthdate, sex, phone, email, newEmail, isConfirmedEmail } = data.me ?? absent(errors, 'me');
  return {
    captcha: captchaOf(context),
    newEmail,
    isConfirmedEmail,
    values: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      birthdate: dayInputText(birthdate),
      sex: sex ?? '',
      phone: phone === null ? '' : phoneText(phone),
      email: newEmail ?? email ?? '',
    },
  };
}

export const action = async ({ context, request }: Route.ActionArgs) => profileAction(context, request, await formOf(request));

/** What is said of the e-mail beside its field. */
const emailHint = (newEmail: string | null, email: string, isConfirmed: boolean): string => {
  if (newEmail !== null) return 'Ждёт подтверждения: откройте ссылку из письма.';
  return email !== '' && isConfirmed ? 'Подтверждена.' : 'Пришлём ссылку, чтобы её подтвердить.';
};

export default function ProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { errors = null, message = null } = actionData ?? {};
  const values: Record<string, string> = { ...loaderData.values, ...actionData?.values };
  const isCodeAsked = errors?.code !== undefined || (actionData !== undefined && 'isCodeSent' in actionData);
  return (
    <>
      <PageTitle title="Мои данные" isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={crumbsTo('Мои данные')} />
      <Heading level={1} className="mb-4">
        Мои данные
      </Heading>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form">
        <input type="hidden" name="intent" value="save" />
        <CaptchaField settings={loaderData.captcha} action="send_code" />
        <div className="form-pair">
          <FirstNameField label={labels.firstName} error={errors?.firstName} defaultValue={values.firstName} />
          <LastNameField label={labels.lastName} error={errors?.lastName} defaultValue={values.lastName} />
        </div>
        <FormField
          name="birthdate"
          label={labels.birthdate}
          hint="Например, 14.05.1990"
          error={errors?.birthdate}
          defaultValue={values.birthdate}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
        <fieldset>
          <legend className="field-label">{labels.sex}</legend>
          <div className="flex flex-wrap gap-x-6">
            {[
              ['FEMALE', 'Женский'],
              ['MALE', 'Мужской'],
              ['', 'Не указывать'],
            ].map(([value, name]) => (
              <label key={value} className="choice">
                <input type="radio" name="sex" value={value} defaultChecked={values.sex === value} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <PhoneField
          name="phone"
          label={labels.phone}
          hint="По нему вы входите. На новый номер придёт код."
          error={errors?.phone}
          defaultValue={values.phone ?? ''}
        />
        {isCodeAsked ? (
          <CodeField label={labels.code} hint="Отправили на новый номер. Введите код и сохраните ещё раз." error={errors?.code} />
        ) : null}
        <EmailField
          label={labels.email}
          hint={emailHint(loaderData.newEmail, loaderData.values.email, loaderData.isConfirmedEmail)}
          error={errors?.email}
          defaultValue={values.email}
        />
        <Button look="primary" className="form-submit">
          Сохранить
        </Button>
      </Form>
      <section aria-labelledby="password" className="mt-8">
        <Heading level={2} id="password" className="mb-2">
          Пароль
        </Heading>
        <p className="mb-3 max-w-[36rem] text-ink-soft">
          Входить можно и по коду из СМС. Чтобы задать или сменить пароль, запросите ссылку: она придёт на ваш телефон или почту.
        </p>
        <LinkButton to="/user/password-reset">Задать пароль</LinkButton>
      </section>
      <details className="order-actions mt-8" open={errors?.sure !== undefined}>
        <summary>Удалить учётную запись</summary>
        <p className="mb-3">
          Имя, почта, адреса и подписки будут удалены без возможности восстановить. Оформленные заказы сохранятся: они нужны для гарантии и
          возврата.
        </p>
        <Form method="post" noValidate className="form">
          <input type="hidden" name="intent" value="remove" />
          <Checkbox id={fieldId('sure')} name="sure" value="yes" label="Да, удалить мою учётную запись" error={errors?.sure} />
          <Button className="form-submit">Удалить</Button>
        </Form>
      </details>
    </>
  );
}
