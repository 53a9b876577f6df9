import { useId } from 'react';
import { cardLabels } from '../../../entities/product/labels.ts';
import { Tiles } from '../../../entities/product/tiles.tsx';
import { RemovedNotice } from '../../../features/lists/removed-notice.tsx';
import { keepsOnBuyingOnly } from '../../../features/lists/revalidate.ts';
import { FavoritesDocument } from '../../../generated/graphql.ts';
import { goods, pluralize } from '../../../platform/format/plural.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

const path = '/favorite-products';

export const shouldRevalidate = keepsOnBuyingOnly;

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await query(context, request, FavoritesDocument, {});
  const seo = readSeo(context);
  const list = answer.data?.favorites;
  const products = list?.products?.filter((product) => product !== null);
  return {
    /** Null when they could not be loaded. */
    products: products?.map(cardLabels) ?? null,
    removedIds: products === undefined ? [] : (list?.productIds.filter((_, at) => list.products?.[at] === null) ?? []),
    head: makeHead(context, seo, { title: 'Избранное', path, robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { products, removedIds } = loaderData;
  const heading = useId();
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Избранное' }]} />
      {products === null ? (
        <ErrorState level={1} title="Избранное сейчас не загружается" text="Список сохранён. Обновите страницу через минуту." />
      ) : products.length === 0 && removedIds.length === 0 ? (
        <EmptyState
          level={1}
          title="В избранном пока пусто"
          text="Нажмите на сердечко у товара — он останется здесь, и к нему легко вернуться."
        >
          <LinkButton to="/catalog" look="primary">
            Перейти в каталог
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <Heading level={1} className="mb-1">
            Избранное
          </Heading>
          <p className="mb-6 text-ink-soft">{pluralize(products.length, goods)}</p>
          <RemovedNotice list="favorites" ids={removedIds} />
          <section aria-labelledby={heading}>
            <h2 id={heading} className="visually-hidden">
              Товары
            </h2>
            <Tiles products={products} eager={4} />
          </section>
        </>
      )}
    </>
  );
}
