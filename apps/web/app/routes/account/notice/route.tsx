import { Link } from 'react-router';
import { MailingsForm } from '../../../features/account/mailings-form.tsx';
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
import { Heading } from '../../../ui/heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
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
  const notices = nodes.map((notice) => ({ ...notice, url: knownOnly(notice.url) }));
  /** Null where nobody knows: then they cannot be changed here. */
  const subscribedTypes = data.me?.subscribeTypes ?? null;
  return { pageInfo, notices, subscribedTypes };
}

const knownOnly = (url: string | null): string | null => (url !== null && leadsSomewhere({ url }) ? url : null);

export default function NoticeScreen({ loaderData: { notices, pageInfo, subscribedTypes } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Уведомления" />
      <Breadcrumbs steps={crumbsTo('Уведомления')} />
      <Heading level={1} className="mb-4">
        Уведомления
      </Heading>
      {notices.length === 0 ? (
        <p className="panel mb-8">Пока ничего не приходило. Здесь появятся сообщения о новых заказах, их доставке и бонусах.</p>
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
      <Sources />
      {subscribedTypes === null ? null : (
        <section aria-labelledby="mailings">
          <Heading level={2} id="mailings" className="mb-1">
            Письма от магазина
          </Heading>
          <p className="mb-2 max-w-[40rem] text-ink-soft">Приходят на почту, и только те, что вы отметите.</p>
          <MailingsForm subscribedTypes={subscribedTypes} />
        </section>
      )}
    </>
  );
}

const sources = [
  {
    icon: 'parcel',
    title: 'Заказы',
    text: 'Принят, собран, в пути, получен или отменён. Приходит всегда.',
    path: '/account/orders',
    link: 'Мои заказы',
  },
  { icon: 'card', title: 'Бонусы', text: 'Начисления на карту за полученные заказы.', path: '/bonus', link: 'Бонусная карта' },
  {
    icon: 'bell',
    title: 'Товары',
    text: 'Снова в продаже или дешевле — если вы попросили сообщить на странице товара.',
    path: '/favorite-products',
    link: 'Избранное',
  },
] as const;

/** What comes here, and what it is asked for by. */
function Sources() {
  return (
    <section aria-labelledby="sources" className="mb-8">
      <Heading level={2} id="sources" className="mb-3">
        Что сюда приходит
      </Heading>
      <ul className="account-tiles">
        {sources.map(({ icon, title, text, path, link }) => (
          <li key={path} className="account-source">
            <Icon name={icon} size={24} />
            <b className="font-medium">{title}</b>
            <span>{text}</span>
            <Link to={path} className="link link-alone">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
