import { crumbsTo } from '../../../features/account/menu.ts';
import { OrderList } from '../../../features/account/order-list.tsx';
import { requestedPage } from '../../../features/account/page.server.ts';
import { pageAddress } from '../../../features/account/page.ts';
import { AccountOrdersDocument } from '../../../generated/graphql.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = noIndex;

const href = (page: number): string => pageAddress('/account/orders', page);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = requestedPage(url);
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
      <Heading level={1} className="mb-4">
        Мои заказы
      </Heading>
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
