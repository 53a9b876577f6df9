import { Link } from 'react-router';
import { useLists } from '../../entities/product/use-lists.ts';
import { sections } from '../../features/account/menu.ts';
import { OrderList } from '../../features/account/order-list.tsx';
import { AccountOrdersDocument, type AccountOrdersQuery, AccountOverviewDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route';

/** Orders on their way (spec 1 §4), and how much there is in each section; what cannot be loaded is left out, and the rest stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, AccountOverviewDocument, {});
  const counts: Readonly<Record<string, number | undefined>> = {
    '/account/orders': data?.orders?.totalCount,
    '/account/notice': data?.loyaltyNotifications?.totalCount,
    '/account/reviews': data?.reviews?.totalCount,
    '/account/faq': data?.questions?.totalCount,
    '/account/addresses': data?.addresses?.length,
  };
  return { current: await currentOf(data?.orders, (page) => query(context, request, AccountOrdersDocument, { page })), counted: counts };
}

const maxCurrent = 3;
/** Pages of ten that are looked through: whoever has hundreds of orders has none on its way for so long. */
const maxPages = 10;

/** The newest orders on their way, also behind many that have ended. */
async function currentOf(
  first: AccountOrdersQuery['orders'] | undefined,
  read: (page: number) => Promise<{ data: AccountOrdersQuery | null }>,
): Promise<NonNullable<AccountOrdersQuery['orders']>['nodes']> {
  const activeOrders = (first?.nodes ?? []).filter(({ isActive }) => isActive);
  const pages = Math.min(first?.pageInfo.pageCount ?? 1, maxPages);
  for (let page = 2; page <= pages && activeOrders.length < maxCurrent; page++) {
    const { data } = await read(page);
    activeOrders.push(...(data?.orders?.nodes ?? []).filter(({ isActive }) => isActive));
  }
  return activeOrders.slice(0, maxCurrent);
}

export default function AccountScreen({ loaderData: { current, counted: counts } }: Route.ComponentProps) {
  const { viewer } = useShell();
  const { favorites, compare } = useLists();
  const name = viewer?.name ?? '';
  const tiles = [
    ...sections.map((section) => ({ ...section, count: counts[section.path] ?? 0 })),
    { path: '/favorite-products', icon: 'heart' as const, name: 'Избранное', text: 'Что понравилось.', count: favorites.length },
    { path: '/compare', icon: 'compare' as const, name: 'Сравнение', text: 'Что вы сравниваете.', count: compare.length },
  ];
  return (
    <>
      <PageTitle title="Личный кабинет" />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Личный кабинет' }]} />
      <Heading level={1} className="mb-4">
        {name === '' ? 'Личный кабинет' : `Здравствуйте, ${name}`}
      </Heading>
      {current.length === 0 ? null : <OrderList orders={current} />}
      <ul className="account-tiles">
        {tiles.map(({ path, icon, name: title, text, count }) => (
          <li key={path}>
            <Link to={path} className="account-tile">
              <Icon name={icon} size={24} />
              <b>
                {title}
                {count === 0 ? null : <span className="tab-count"> {count}</span>}
              </b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
