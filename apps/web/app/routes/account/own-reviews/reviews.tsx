import { crumbsTo } from '../../../features/account/menu.ts';
import { OwnReviewList } from '../../../features/account/own-list.tsx';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/reviews';
import { loadOwn } from './load.server.ts';

export const meta: Route.MetaFunction = noIndex;

export const loader = ({ context, request, url }: Route.LoaderArgs) => loadOwn(context, request, url, 'REVIEW');

export default function OwnReviewsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Мои отзывы" />
      <Breadcrumbs steps={crumbsTo('Мои отзывы')} />
      <Heading level={1} className="mb-4">
        Мои отзывы
      </Heading>
      {loaderData.nodes.length === 0 ? (
        <EmptyState title="Отзывов пока нет" text="Расскажите о том, что купили: это поможет другим выбрать.">
          <LinkButton to="/account/orders" look="primary">
            К заказам
          </LinkButton>
        </EmptyState>
      ) : (
        <OwnReviewList page={loaderData} path="/account/reviews" tab="comments" />
      )}
    </>
  );
}
