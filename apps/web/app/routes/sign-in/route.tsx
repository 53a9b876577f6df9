import { Form, Link, redirect } from 'react-router';
import { readProgress, resendPause } from '../../entities/person/progress.server.ts';
import { signInMethodNames, signInMethodOf, signInMethods, signInPath } from '../../entities/person/sign-in-method.ts';
import { viewerOf } from '../../entities/person/viewer.server.ts';
import { signInAction } from '../../features/sign-in/action.server.ts';
import { AccountFields, CodeFields, labels, PasswordFields, PhoneFields } from '../../features/sign-in/fields.tsx';
import { returnPath } from '../../features/sign-in/finish-sign-in.server.ts';
import { formOf } from '../../forms/answer.server.ts';
import { captchaOf } from '../../forms/captcha.server.ts';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import { CodeActions } from '../../forms/code-actions.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { phoneText } from '../../platform/format/phone.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import '../../features/sign-in/sign-in.css';

export const meta: Route.MetaFunction = noIndex;

const parametersOf = (url: string) => {
  const { searchParams } = new URL(url);
  return { way: signInMethodOf(searchParams.get('way')), returnTo: searchParams.get('returnTo') };
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { way, returnTo } = parametersOf(request.url);
  if ((await viewerOf(context, request)) !== null) throw redirect(returnPath(returnTo));
  const progress = readProgress(context);
  const own = progress?.way === way ? progress : null;
  return {
    way,
    returnTo,
    captcha: captchaOf(context),
    /** The phone a code was sent to; null while none was. */
    phone: own === null ? null : phoneText(own.phone),
    pause: own === null ? undefined : resendPause(context, own),
    isVerified: own?.code != null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { way, returnTo } = parametersOf(request.url);
  return signInAction(context, request, await formOf(request), way, returnTo);
}

const titles = { any: 'Вход', password: 'Вход', code: 'Вход по коду', register: 'Регистрация' } as const;

export default function SignInScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { way, returnTo, phone, pause, isVerified, captcha } = loaderData;
  const { errors = null, message = null, values = {} } = actionData ?? {};
  const title = titles[way];
  const fields = { errors, values };
  const hasPassword = way === 'any' || way === 'password';
  return (
    <>
      <PageTitle title={title} isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Вход' }]} />
      <div className="sign-in">
        <Heading level={1} className="mb-4">
          {title}
        </Heading>
        <nav aria-label="Способ входа" className="sign-in-ways">
          {signInMethods.map((each) =>
            // Its form stands below.
            way === 'any' && each === 'password' ? null : (
              <Link
                key={each}
                to={signInPath(each, returnTo)}
                aria-current={each === (way === 'any' ? 'code' : way) ? 'page' : undefined}
                replace
                preventScrollReset
              >
                {signInMethodNames[each]}
              </Link>
            ),
          )}
        </nav>
        <ErrorSummary errors={errors} labels={labels} message={message} />
        {way === 'password' ? null : (
          <Form method="post" noValidate className="form" key={`${way}-${phone ?? ''}-${isVerified}`}>
            {phone === null ? <PhoneFields {...fields} /> : null}
            {phone !== null && !isVerified ? <CodeFields {...fields} phone={phone} isNew={way === 'register'} /> : null}
            {phone === null ? <CaptchaField settings={captcha} action="send_code" /> : null}
            {way === 'register' && phone !== null && isVerified ? <AccountFields {...fields} phone={phone} /> : null}
          </Form>
        )}
        {way === 'any' ? (
          <Heading level={2} size={18} className="sign-in-or">
            Или с паролем
          </Heading>
        ) : null}
        {hasPassword ? (
          <Form method="post" noValidate className="form">
            <PasswordFields {...fields} isFirst={way === 'password'} />
            <CaptchaField settings={captcha} action="login" />
          </Form>
        ) : null}
        {phone === null ? null : <CodeActions sendIntent={isVerified ? null : 'send'} phone={phone} pause={pause} captcha={captcha} />}
      </div>
    </>
  );
}
