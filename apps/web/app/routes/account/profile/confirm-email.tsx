import { Form, redirect } from 'react-router';
import { formOf, text } from '../../../forms/answer.server.ts';
import { ConfirmEmailDocument } from '../../../generated/graphql.ts';
import { notFound, query } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/confirm-email';
import '../../../features/sign-in/sign-in.css';

/** The token in the address is nobody else's business; the shop itself has to know where a form comes from. */
export const meta: Route.MetaFunction = () => [...noIndex(), { name: 'referrer', content: 'same-origin' }];

/** A letter is opened by programs too, so the link alone confirms nothing. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') || notFound() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = text(await formOf(request), 'token');
  const { errors } = await query(context, request, ConfirmEmailDocument, { input: { token } });
  leaveNotice(context, errors.length === 0 ? 'email-confirmed' : 'email-not-confirmed');
  return redirect('/account/profile', 303);
}

export default function ConfirmEmailScreen({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Подтверждение почты" />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Подтверждение почты' }]} />
      <div className="sign-in">
        <Heading level={1} className="mb-4">
          Подтверждение почты
        </Heading>
        <p className="mb-4">Нажмите кнопку, и эта почта станет почтой вашей учётной записи: по ней можно будет входить.</p>
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button look="primary">Подтвердить почту</Button>
        </Form>
      </div>
    </>
  );
}
