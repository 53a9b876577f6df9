import { redirect } from 'react-router';
import { MailingsForm } from '../../features/account/mailings-form.tsx';
import { crumbsTo } from '../../features/account/menu.ts';
import { formOf, safePath } from '../../forms/answer.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { noFields, submit } from '../../forms/submit.server.ts';
import { AccountProfileDocument, SetMailingsDocument } from '../../generated/graphql.ts';
import { absent, queryOrFail } from '../../platform/gateway/query.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/mailings';

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, errors } = await queryOrFail(context, request, AccountProfileDocument, {});
  return { wanted: (data.me ?? absent(errors, 'me')).subscribeTypes };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const subscribeTypes = [...new Set(form.getAll('type').filter((type) => typeof type === 'string' && type !== ''))].slice(0, 50);
  return submit(context, request, {
    ...noFields,
    operation: SetMailingsDocument,
    variables: () => ({ input: { subscribeTypes: subscribeTypes.map(String) } }),
    onSuccess() {
      leaveNotice(context, 'profile-saved');
      return redirect(safePath(form.get('returnTo'), '/account/mailings'), 303);
    },
  });
}

export default function MailingsScreen({ loaderData: { wanted: subscribedTypes }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Настройки рассылок" isFailed={actionData !== undefined} />
      <Breadcrumbs steps={crumbsTo('Настройки рассылок')} />
      <Heading level={1} className="mb-4">
        Настройки рассылок
      </Heading>
      <ErrorSummary errors={null} labels={{}} message={actionData?.message ?? null} />
      <p className="mb-4 max-w-[40rem] text-ink-soft">О заказах сообщаем всегда: это не реклама. Остальное — только то, что вы отметили.</p>
      <MailingsForm subscribedTypes={subscribedTypes} />
    </>
  );
}
