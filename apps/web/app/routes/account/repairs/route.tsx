import { crumbsTo } from '../../../features/account/menu.ts';
import { requestedPage } from '../../../features/account/page.server.ts';
import { pageAddress } from '../../../features/account/page.ts';
import { RepairList } from '../../../features/account/repair-list.tsx';
import { AccountRepairsDocument } from '../../../generated/graphql.ts';
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

const title = 'Мои ремонты';
const href = (page: number): string => pageAddress('/account/repairs', page);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = requestedPage(url);
  const { data, errors } = await queryOrFail(context, request, AccountRepairsDocument, { page });
  const repairs = data.repairRequests ?? absent(errors, 'repairRequests');
  if (repairs.nodes.length === 0 && page > 1) notFound();
  return repairs;
}

export default function RepairsScreen({ loaderData: { nodes, pageInfo } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={title} />
      <Breadcrumbs steps={crumbsTo(title)} />
      <Heading level={1} className="mb-4">
        {title}
      </Heading>
      {nodes.length === 0 ? (
        <EmptyState title="Заявок на ремонт пока нет" text="Здесь будет видно, что с устройством, от приёма до выдачи.">
          <LinkButton to="/repair" look="primary">
            Оформить ремонт
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <RepairList repairs={nodes} />
          <Pagination current={pageInfo.currentPage} count={pageInfo.pageCount} href={href} />
          <LinkButton to="/repair">Новая заявка</LinkButton>
        </>
      )}
    </>
  );
}
