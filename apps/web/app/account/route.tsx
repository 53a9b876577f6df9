import { Link } from 'react-router';
import { PageTitle } from '../checkout/page-title.tsx';
import { query } from '../gateway/query.server.ts';
import { AccountOrdersDocument } from '../generated/graphql.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/route';
import { sections } from './menu.ts';
import { OrderList } from './orders/list.tsx';

/** Orders on their way (spec 1 §4); when they cannot be loaded the rest of the account stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, AccountOrdersDocument, {});
  return { current: data?.orders?.nodes.filter(({ isActive }) => isActive).slice(0, 3) ?? [] };
}

export default function AccountScreen({ loaderData: { current } }: Route.ComponentProps) {
  const { viewer } = useShell();
  const name = viewer?.name ?? '';
  return (
    <>
      <PageTitle title="Личный кабинет" />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Личный кабинет' }]} />
      <h1 className="mb-4 text-28">{name === '' ? 'Личный кабинет' : `Здравствуйте, ${name}`}</h1>
      {current.length === 0 ? null : <OrderList orders={current} />}
      <ul className="account-tiles">
        {sections.map(({ path, name: title, text }) => (
          <li key={path}>
            <Link to={path} className="account-tile">
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
