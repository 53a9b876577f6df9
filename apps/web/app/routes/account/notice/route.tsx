import { Link } from 'react-router';
import { crumbsTo } from '../../../features/account/menu.ts';
import { requestedPage } from '../../../features/account/page.server.ts';
import { pageAddress } from '../../../features/account/page.ts';
import { NotificationsDocument } from '../../../generated/graphql.ts';
import { dateText } from '../../../platform/format/dates.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { leadsSomewhere } from '../../../platform/head/screen-paths.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import '../../../features/account/account.css';

const path = '/account/notice';

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = requestedPage(url);
  const { data, errors } = await queryOrFail(context, request, NotificationsDocument, { page });
  const { nodes, pageInfo } = data.loyaltyNotifications ?? absent(errors, 'loyaltyNotifications');
  if (nodes.length === 0 && page > 1) notFound();
  // What the provider leads to is followed where this shop has a screen for it.
  return { pageInfo, notices: nodes.map((notice) => ({ ...notice, url: knownOnly(notice.url) })) };
}

const knownOnly = (url: string | null): string | null => (url !== null && leadsSomewhere({ url }) ? url : null);

export default function NoticeScreen({ loaderData: { notices, pageInfo } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Уведомления" />
      <Breadcrumbs steps={crumbsTo('Уведомления')} />
      <Heading level={1} className="mb-4">
        Уведомления
      </Heading>
      {notices.length === 0 ? (
        <EmptyState title="Уведомлений пока нет" text="Здесь появится, как идут ваши заказы и что снова поступило в продажу.">
          <LinkButton to="/catalog" look="primary">
            В каталог
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="account-orders">
            {notices.map(({ title, text, url, happenedAt }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that only the server changes, and a provider need give no ids
              <li key={at}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Title title={title} url={url} />
                  {happenedAt === null ? null : (
                    <time dateTime={happenedAt} className="text-14 text-ink-soft">
                      {dateText(happenedAt)}
                    </time>
                  )}
                </p>
                {text === '' ? null : <p>{text}</p>}
              </li>
            ))}
          </ul>
          <Pagination current={pageInfo.currentPage} count={pageInfo.pageCount} href={(page) => pageAddress(path, page)} />
        </>
      )}
    </>
  );
}

function Title({ title, url }: { title: string; url: string | null }) {
  const name = title === '' ? 'Уведомление' : title;
  return url === null ? (
    <b>{name}</b>
  ) : (
    <Link to={url} className="link link-alone font-medium">
      {name}
    </Link>
  );
}
