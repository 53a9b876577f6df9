import { useId } from 'react';
import { Form, Link, redirect } from 'react-router';
import { addEach } from '../../../entities/basket/add-bundle.server.ts';
import { asSold } from '../../../entities/product/as-sold.ts';
import { cardLabels } from '../../../entities/product/labels.ts';
import { Shelf } from '../../../entities/product/shelf.tsx';
import { Tiles } from '../../../entities/product/tiles.tsx';
import { suggestedGoods } from '../../../entities/viewed/suggested.server.ts';
import { SuggestedGoods } from '../../../entities/viewed/suggested.ts';
import { othersThan } from '../../../entities/viewed/viewed.ts';
import { priceChange, withPriceChange } from '../../../features/lists/price-change.ts';
import { RemovedNotice } from '../../../features/lists/removed-notice.tsx';
import { skipAfterBasketChange } from '../../../features/lists/revalidate.ts';
import { FavoritesDocument, type FavoritesQuery, SimilarToFavoriteDocument } from '../../../generated/graphql.ts';
import { rubles } from '../../../platform/format/money.ts';
import { goods, pluralize } from '../../../platform/format/plural.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { noFavorites } from '../../../ui/drawings-seldom.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

const path = '/favorite-products';

export const shouldRevalidate = skipAfterBasketChange;

type Product = NonNullable<NonNullable<NonNullable<FavoritesQuery['favorites']>['products']>[number]>;

/** The newest first, as the list is kept, or by price. */
const sorts = [
  { value: null, name: 'Недавние' },
  { value: 'price', name: 'Дешевле' },
  { value: '-price', name: 'Дороже' },
] as const;

function orderByPrice(products: readonly Product[], sort: string | null): Product[] {
  const sign = sort === 'price' ? 1 : sort === '-price' ? -1 : 0;
  return products.toSorted((a, b) => sign * (a.offer.price.amount - b.offer.price.amount));
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const answer = await query(context, request, FavoritesDocument, {});
  const seo = readSeo(context);
  const list = answer.data?.favorites;
  const products = list?.products?.flatMap((product) => (product === null ? [] : asSold(product)));
  const buyable = products?.filter(({ isBuyable }) => isBuyable === true) ?? [];
  const sort = sorts.find(({ value }) => value === url.searchParams.get('sort'))?.value ?? null;
  const removedIds = products === undefined ? [] : (list?.productIds.filter((_, at) => list.products?.[at] === null) ?? []);
  const sorted = orderByPrice(products ?? [], sort);
  const now = shopOf(context).now();
  const labelsOf = (product: Product) =>
    withPriceChange(cardLabels(product), priceChange(product.priceHistory ?? [], product.offer.price.amount, now));
  const isEmpty = products?.length === 0 && removedIds.length === 0;
  return {
    /** Null when they could not be loaded. */
    products: products === undefined ? null : sorted.map(labelsOf),
    similar: await similarTo(context, request, products ?? []),
    removedIds,
    /** What an empty list may begin with. */
    suggested: isEmpty ? await suggestedGoods(context, request) : null,
    sort,
    buyable: { count: buyable.length, sum: rubles(buyable.reduce((sum, { offer }) => sum + offer.price.amount, 0)) },
    head: makeHead(context, seo, { title: 'Избранное', path, robots: 'noindex' }),
  };
}

/** What is like the newest of them; nothing where it cannot be had. */
async function similarTo(context: Route.LoaderArgs['context'], request: Request, [newest, ...others]: readonly Product[]) {
  if (newest === undefined) return [];
  const { data } = await query(context, request, SimilarToFavoriteDocument, { id: newest.id });
  return othersThan([newest, ...others], data?.product?.similars ?? []).map(cardLabels);
}

/** Puts everything of the list that can be bought into the basket. */
export async function action({ context, request }: Route.ActionArgs) {
  const { data } = await query(context, request, FavoritesDocument, {});
  const products = data?.favorites?.products?.flatMap((product) => (product === null ? [] : asSold(product))) ?? [];
  const buyable = products
    .filter(({ isBuyable }) => isBuyable === true)
    .map(({ id, partnerId }) => ({ productId: id, supplierId: partnerId ?? null }));
  const failedCount = await addEach({ context, request }, buyable);
  if (failedCount > 0 || buyable.length === 0) {
    leaveNotice(context, failedCount === buyable.length ? 'favorites-not-bought' : 'favorites-partly-bought');
  }
  return redirect('/cart', 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { products, removedIds, similar, suggested, sort, buyable } = loaderData;
  const heading = useId();
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Избранное' }]} />
      {products === null ? (
        <ErrorState level={1} title="Избранное сейчас не загружается" text="Список сохранён. Обновите страницу через минуту." />
      ) : products.length === 0 && removedIds.length === 0 ? (
        <>
          <EmptyState
            drawing={noFavorites}
            level={1}
            title="В избранном пока пусто"
            text="Нажмите на сердечко у товара — он останется здесь, и к нему легко вернуться."
          >
            <LinkButton to="/catalog" look="primary">
              Перейти в каталог
            </LinkButton>
          </EmptyState>
          <SuggestedGoods suggested={suggested} />
        </>
      ) : (
        <>
          <Heading level={1} className="mb-1">
            Избранное
          </Heading>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="text-ink-soft">
              {pluralize(products.length, goods)}
              {buyable.count === 0
                ? ''
                : buyable.count === products.length
                  ? ` на ${buyable.sum}`
                  : `, можно купить ${buyable.count} на ${buyable.sum}`}
            </p>
            {buyable.count < 2 ? null : (
              <Form method="post">
                <Button>Всё в корзину</Button>
              </Form>
            )}
          </div>
          {products.length < 2 ? null : (
            <nav aria-label="Сортировка" className="mb-6">
              <ul className="chips">
                {sorts.map(({ value, name }) => (
                  <li key={name}>
                    <Link
                      to={value === null ? path : `?sort=${value}`}
                      aria-current={sort === value ? 'true' : undefined}
                      preventScrollReset
                      replace
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <RemovedNotice list="favorites" ids={removedIds} />
          <section aria-labelledby={heading}>
            <h2 id={heading} className="visually-hidden">
              Товары
            </h2>
            <Tiles products={products} eager={4} />
          </section>
          <Shelf title="Похожие товары" products={similar} isRecommended />
        </>
      )}
    </>
  );
}
