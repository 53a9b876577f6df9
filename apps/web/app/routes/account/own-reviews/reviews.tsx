import { GoodsToRateList } from '../../../features/account/goods-list.tsx';
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

export default function OwnReviewsScreen({ loaderData: { own, toRate } }: Route.ComponentProps) {
  const hasOwn = own.nodes.length > 0;
  return (
    <>
      <PageTitle title="Мои отзывы" />
      <Breadcrumbs steps={crumbsTo('Мои отзывы')} />
      <Heading level={1} className="mb-4">
        Мои отзывы
      </Heading>
      {toRate.length === 0 ? null : (
        <section aria-labelledby="to-rate" className="mb-8">
          <Heading level={2} id="to-rate" className="mb-1">
            Ждут вашей оценки
          </Heading>
          <p className="mb-3 text-ink-soft">Вы купили это у нас. Отзыв поможет другим выбрать, а вы найдёте его здесь.</p>
          <GoodsToRateList goods={toRate} isWide />
        </section>
      )}
      {hasOwn && toRate.length > 0 ? (
        <Heading level={2} className="mb-3">
          Вы написали
        </Heading>
      ) : null}
      {hasOwn ? <OwnReviewList page={own} path="/account/reviews" tab="comments" /> : null}
      {hasOwn || toRate.length > 0 ? null : (
        <EmptyState title="Отзывов пока нет" text="Когда получите заказ, здесь появятся его товары: их можно будет оценить.">
          <LinkButton to="/account/orders" look="primary">
            К заказам
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}
