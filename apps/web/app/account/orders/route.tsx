import { noIndex } from '../../checkout/no-index.ts';
import { PageTitle } from '../../checkout/page-title.tsx';
import { absent, notFound, queryOrFail } from '../../gateway/query.server.ts';
import { AccountOrdersDocument } from '../../generated/graphql.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { crumbsTo } from '../menu.ts';
import { pageAsked } from '../page.server.ts';
import { pageAddress } from '../page.ts';
import type { Route } from './+types/route';
import { OrderList } from './list.tsx';

export const meta: Route.MetaFunction = noIndex;

const href = (page: number): string => pageAddress('/account/orders', page);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageAsked(url);
  const { data, errors } = await queryOrFail(context, request, AccountOrdersDocument, { page });
  const orders = data.orders ?? absent(errors, 'orders');
  if (orders.nodes.length === 0 && page > 1) notFound();
  return orders;
}

export default function OrdersScreen({ loaderData: { nodes, pageInfo } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Мои заказы" />
      <Breadcrumbs steps={crumbsTo('Мои заказы')} />
      <h1 className="mb-4 text-28">Мои заказы</h1>
      {nodes.length === 0 ? (
        <EmptyState title="Заказов пока нет" text="Здесь появится всё, что вы закажете.">
          <LinkButton to="/catalog" look="primary">
            В каталог
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <OrderList orders={nodes} />
          <Pagination current={pageInfo.currentPage} count={pageInfo.pageCount} href={href} />
        </>
      )}
    </>
  );
}
