import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form, redirect } from 'react-router';
import { passwordReset, resetRequest } from '../../entities/person/schema.server.ts';
import { labels, NewPasswordFields } from '../../features/sign-in/fields.tsx';
import { formOf, text } from '../../forms/answer.server.ts';
import { captchaOf } from '../../forms/captcha.server.ts';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { read, valuesOf } from '../../forms/read.server.ts';
import { submit } from '../../forms/submit.server.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../generated/graphql.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/password-reset';
import '../../features/sign-in/sign-in.css';

/** The token in the address is nobody else's business; the shop itself has to know where a form comes from. */
export const meta: Route.MetaFunction = () => [...noIndex(), { name: 'referrer', content: 'same-origin' }];

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get('token') ?? '', isSent: searchParams.has('sent'), captcha: captchaOf(context) };
}

const passwordIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const token = text(form, 'token');
  if (token === '') {
    const values = valuesOf(form, ['login']);
    return submit(context, request, {
      values,
      read: read(resetRequest, values),
      captcha: form,
      operation: RequestPasswordResetDocument,
      variables: (value) => ({ input: value }),
      onSuccess: () => redirect('/user/password-reset?sent', 303),
    });
  }
  return submit(context, request, {
    values: {},
    read: read(passwordReset, { password: passwordIn(form, 'password'), again: passwordIn(form, 'again') }),
    operation: ResetPasswordDocument,
    variables: ({ password }) => ({ input: { token, password } }),
    onSuccess() {
      leaveNotice(context, 'password-changed');
      return redirect('/user/login', 303);
    },
  });
}

export default function PasswordResetScreen({ loaderData: { token, isSent, captcha }, actionData }: Route.ComponentProps) {
  const { errors = null, message = null, values = {} } = actionData ?? {};
  const isOver = errors?.token !== undefined;
  return (
    <>
      <PageTitle title="Восстановление пароля" isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Вход', url: '/user/login' }, { name: 'Восстановление пароля' }]} />
      <div className="sign-in">
        <Heading level={1} className="mb-4">
          {token === '' ? 'Восстановление пароля' : 'Новый пароль'}
        </Heading>
        <ErrorSummary errors={isOver ? null : errors} labels={labels} message={isOver ? (errors.token ?? null) : message} />
        {isOver ? <LinkButton to="/user/password-reset">Запросить новую ссылку</LinkButton> : null}
        {isSent && token === '' ? (
          <>
            <p role="status" className="mb-4">
              Если такая учётная запись есть, мы отправили ссылку: в письме или СМС. Она действует час.
            </p>
            <LinkButton to="/user/login">Вернуться ко входу</LinkButton>
          </>
        ) : null}
        {isOver || (isSent && token === '') ? null : (
          <Form method="post" noValidate className="form">
            {token === '' ? (
              <FormField
                name="login"
                label={labels.login}
                hint="Пришлём ссылку, по которой можно задать новый пароль."
                error={errors?.login}
                defaultValue={values.login}
                autoComplete="username"
                maxLength={maxLength.email}
                required
              />
            ) : (
              <>
                <input type="hidden" name="token" value={token} />
                <NewPasswordFields errors={errors} />
              </>
            )}
            {token === '' ? <CaptchaField settings={captcha} action="reset_password" /> : null}
            <Button look="primary" className="form-submit">
              {token === '' ? 'Получить ссылку' : 'Сохранить пароль'}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
