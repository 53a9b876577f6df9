import { maxListSize } from '@vitrina/services/lists/vocabulary.ts';
import { useId } from 'react';
import { Form, Link, redirect } from 'react-router';
import { addEach } from '../../../entities/basket/add-bundle.server.ts';
import { cardLabels } from '../../../entities/product/labels.ts';
import { asSold } from '../../../entities/product/partner.ts';
import { Shelf } from '../../../entities/product/shelf.tsx';
import { Tiles } from '../../../entities/product/tiles.tsx';
import { suggestedGoods } from '../../../entities/viewed/suggested.server.ts';
import { SuggestedGoods } from '../../../entities/viewed/suggested.ts';
import { othersThan } from '../../../entities/viewed/viewed.ts';
import { NotLoaded } from '../../../features/lists/not-loaded.tsx';
import { priceChange, withPriceChange } from '../../../features/lists/price-change.ts';
import { RemovedNotice } from '../../../features/lists/removed-notice.tsx';
import { skipAfterBasketChange } from '../../../features/lists/revalidate.ts';
import { ShareLink } from '../../../features/lists/share-link.tsx';
import { readShared, sharedHref, sharedName, sharedText } from '../../../features/lists/shared.ts';
import { SharedNote } from '../../../features/lists/shared-note.tsx';
import {
  type CardFragment,
  FavoritesDocument,
  type FavoritesQuery,
  SharedFavoritesDocument,
  SimilarToFavoriteDocument,
} from '../../../generated/graphql.ts';
import { rubles } from '../../../platform/format/money.ts';
import { goods, pluralize } from '../../../platform/format/plural.ts';
import { notFound, query } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { noFavorites } from '../../../ui/drawings-seldom.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

const path = '/favorite-products';

export const shouldRevalidate = skipAfterBasketChange;

type Product = CardFragment & Partial<Pick<FavoriteProduct, 'priceHistory'>>;
type FavoriteProduct = NonNullable<NonNullable<NonNullable<FavoritesQuery['favorites']>['products']>[number]>;

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

/** The visitor's own list, or that of a link that somebody has shared: its ids and its products, null for one that is not sold any more. */
async function loadList({ context, request, url }: Pick<Route.LoaderArgs, 'context' | 'request' | 'url'>) {
  const ids = readShared(url.searchParams, maxListSize.favorites);
  if (ids === undefined) notFound();
  if (ids === null) {
    const list = (await query(context, request, FavoritesDocument, {})).data?.favorites;
    return { isShared: false, productIds: list?.productIds ?? [], loaded: list?.products };
  }
  const { data } = await query(context, request, SharedFavoritesDocument, { ids });
  return { isShared: true, productIds: ids, loaded: data?.products };
}

const soldOf = (loaded: readonly (Product | null)[]) => loaded.flatMap((product) => (product === null ? [] : asSold(product)));

export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args;
  const { isShared, productIds, loaded } = await loadList(args);
  const seo = readSeo(context);
  const products = loaded ? soldOf(loaded) : undefined;
  const buyable = products?.filter(({ isBuyable }) => isBuyable === true) ?? [];
  const sort = sorts.find(({ value }) => value === url.searchParams.get('sort'))?.value ?? null;
  const removedIds = productIds.filter((_, at) => loaded?.[at] === null);
  const sorted = orderByPrice(products ?? [], sort);
  const now = shopOf(context).now();
  /** Of the shop's own offer, whose history it is: an order on the site may cost less, and a partner asks another. */
  const ownPrices = new Map((loaded ?? []).flatMap((product) => (product === null ? [] : [[product.id, product.offer.price.amount]])));
  const labelsOf = (product: ReturnType<typeof soldOf>[number]) => {
    const prices = [product.offer.price.amount, product.partnerId === undefined ? ownPrices.get(product.id) : undefined];
    return withPriceChange(cardLabels(product), priceChange(product.priceHistory ?? [], prices, now));
  };
  const isEmpty = products?.length === 0 && (isShared || removedIds.length === 0);
  const ids = (products ?? []).map(({ id }) => id);
  const shared = new URLSearchParams({ [sharedName]: sharedText(ids) });
  return {
    /** Null when they could not be loaded. */
    products: products === undefined ? null : sorted.map(labelsOf),
    /** Whether somebody has sent the link: not the visitor's own list. */
    isShared,
    isEmpty,
    ids,
    shareHref: sharedHref(path, shared),
    similar: isShared ? [] : await similarTo(context, request, products ?? []),
    removedIds,
    /** What an empty list may begin with. */
    suggested: isEmpty ? await suggestedGoods(context, request) : null,
    sorts: sorts.map(({ value, name }) => {
      const search = isShared ? new URLSearchParams(shared) : new URLSearchParams();
      if (value !== null) search.set('sort', value);
      return { name, href: sharedHref(path, search), isCurrent: value === sort };
    }),
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
export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const { loaded } = await loadList(args);
  const buyable = soldOf(loaded ?? [])
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
  const { products, isShared, isEmpty, ids, shareHref, removedIds, similar, suggested, sorts, buyable } = loaderData;
  const heading = useId();
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Избранное' }]} />
      {products === null ? (
        <NotLoaded title="Избранное сейчас не загружается" isShared={isShared} />
      ) : isEmpty ? (
        <>
          {isShared ? <SharedNote list="favorites" ids={[]} /> : null}
          <EmptyState
            drawing={noFavorites}
            level={1}
            title={isShared ? 'Этих товаров больше нет' : 'В избранном пока пусто'}
            text={
              isShared
                ? 'Товары из ссылки больше не продаются. Выберите другие в каталоге.'
                : 'Нажмите на сердечко у товара — он останется здесь, и к нему легко вернуться.'
            }
          >
            <LinkButton to="/catalog" look="primary">
              Перейти в каталог
            </LinkButton>
          </EmptyState>
          <SuggestedGoods suggested={suggested} />
        </>
      ) : (
        <>
          <Heading level={1} className={isShared ? 'mb-4' : 'mb-1'}>
            {isShared ? 'Избранное по ссылке' : 'Избранное'}
          </Heading>
          {isShared ? <SharedNote list="favorites" ids={ids} /> : null}
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="text-ink-soft">
              {pluralize(products.length, goods)}
              {buyable.count === 0
                ? ''
                : buyable.count === products.length
                  ? ` на ${buyable.sum}`
                  : `, можно купить ${buyable.count} на ${buyable.sum}`}
            </p>
            <div className="flex flex-wrap gap-2">
              {products.length === 0 ? null : <ShareLink to={shareHref} title="Избранное" />}
              {buyable.count < 2 ? null : (
                <Form method="post">
                  <Button>Всё в корзину</Button>
                </Form>
              )}
            </div>
          </div>
          {products.length < 2 ? null : (
            <nav aria-label="Сортировка" className="mb-6">
              <ul className="chips">
                {sorts.map(({ name, href, isCurrent }) => (
                  <li key={name}>
                    <Link to={href} aria-current={isCurrent ? 'true' : undefined} preventScrollReset replace>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {isShared ? null : <RemovedNotice list="favorites" ids={removedIds} />}
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
