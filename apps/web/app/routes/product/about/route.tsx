import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import { readLeaf } from '../../../entities/catalogue/leaf.ts';
import { similarPart } from '../../../entities/catalogue/part.ts';
import { cardLabels, withUniqueAnchors } from '../../../entities/product/labels.ts';
import { Shelf, ShelfSkeleton } from '../../../entities/product/shelf.tsx';
import { viewedBefore } from '../../../entities/viewed/viewed.server.ts';
import { visibleProducts } from '../../../entities/viewed/viewed.ts';
import { topicsOf } from '../../../features/comments/topics.ts';
import { pickUseful } from '../../../features/comments/useful.ts';
import { codeComes } from '../../../features/product/code-steps.tsx';
import { productPage } from '../../../features/product/load.server.ts';
import { type CardFragment, ProductShelvesDocument, ProductSpecificationsDocument } from '../../../generated/graphql.ts';
import { raceOrStream } from '../../../platform/gateway/deferred.server.ts';
import { notFound, query } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { lazyHydrate as afterwards } from '../../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Streamed } from '../../../ui/streamed.tsx';
import type { Route } from './+types/route';
import { codeTerms } from './code-terms.ts';
import { inStockFirst, splitByCategory } from './split-by-category.ts';
import { isVideo } from './video.ts';

/** Most products are no code. */
const Code = lazyWithRetry(() => import('./code.tsx'));

/** Few products have any. */
const Videos = lazyWithRetry(() => import('./videos.tsx'));

const UsefulReviews = afterwards(() => import('../../../features/comments/useful-reviews.tsx'));
const ViewedShelf = afterwards(() => import('../../../entities/viewed/shelf.tsx'));

export const shouldRevalidate = skipAfterBasketOrListChange;

/** First the text; what else one may like comes later and fails to nothing (spec 1 §8). */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args;
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') return null;
  const { id } = leaf;
  const viewedIds = viewedBefore(context, { except: id });
  const loading = query(context, request, ProductShelvesDocument, { id, viewed: viewedIds });
  const { product } = await productPage(args, id);
  const kind = product.category?.code;
  const shelves = loading.then(({ data }) => {
    const unique = withUniqueAnchors(id);
    const labelsOf = (cards: readonly CardFragment[]) => cards.map(cardLabels).map(unique);
    return {
      useful: pickUseful(data?.reviews?.nodes ?? []),
      topics: topicsOf(data?.reviews?.nodes ?? [], kind),
      together: (data?.product?.compilations ?? []).map(({ id, name, products }) => ({ id, name, products: labelsOf(products) })),
      similar: labelsOf(inStockFirst(data?.product?.similars ?? [])),
      withIt: labelsOf(data?.product?.viewedTogether ?? []),
      viewed: { products: labelsOf(visibleProducts(data?.products ?? [])), similar: [] },
    };
  });
  const none = { useful: [], topics: topicsOf([], kind), similar: [], withIt: [], together: [], viewed: { products: [], similar: [] } };
  return {
    description: product.description ?? '',
    /** Nobody asks where a code was made. */
    country: product.isDigital ? null : product.country,
    videos: (product.youtube ?? []).filter(isVideo),
    player: shopOf(context).videoUrl,
    talk:
      product.tabs?.includes('COMMENTS') && product.reviewCounters.count > 0
        ? { url: product.url, counters: product.reviewCounters }
        : null,
    code: product.isDigital ? await loadCode(args, product) : null,
    categoryPath: `/catalog/${params.categoryCode}/${params.categoryId}/`,
    shelves: await raceOrStream(shelves, none),
  };
}

type Product = Awaited<ReturnType<typeof productPage>>['product'];

/** Without the terms where they cannot be loaded. */
async function loadCode({ context, request }: Route.LoaderArgs, { id, url, highlights, offer, availability }: Product) {
  const { data } = await query(context, request, ProductSpecificationsDocument, { id });
  const isPreorder = offer.orderType === 'PREORDER';
  return {
    terms: codeTerms(data?.product?.specifications ?? [], highlights),
    comes: codeComes({ isPreorder, pickupDayText: availability?.pickupDayText }),
    url,
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const laterContent = useOutletContext<ReactNode>();
  if (loaderData === null) return null;
  const { description, country, videos, player, talk, code, categoryPath, shelves } = loaderData;
  return (
    <>
      {description === '' && country === null ? null : (
        <section aria-labelledby="description" className="max-w-[48rem]">
          <Heading level={2} id="description" className="mb-3">
            Описание
          </Heading>
          {[...new Set(description.split(/\n+/))].map((paragraph) => (
            <p key={paragraph} className="mb-3">
              {paragraph}
            </p>
          ))}
          {country === null ? null : <p className="text-14 text-ink-faint">Страна производства: {country}</p>}
        </section>
      )}
      {videos.length === 0 ? null : <Videos ids={videos} player={player} />}
      {code === null ? null : <Code {...code} />}
      {talk === null ? null : <UsefulReviews {...talk} from={shelves} />}
      {laterContent}
      <Streamed from={shelves} skeleton={<LaterShelves />}>
        {({ together, similar, withIt, viewed }) => {
          const { sameCategory, companions } = splitByCategory(withIt, categoryPath);
          return (
            <>
              {together.map(({ id, name, products }) => (
                <Shelf key={id} title={name} products={products} />
              ))}
              <div id={similarPart}>
                <Shelf title="Похожие товары" isRecommended products={similar} />
              </div>
              <Shelf title="Пригодится вместе" isRecommended products={companions} />
              <Shelf title="С этим товаром смотрят" isRecommended products={sameCategory} />
              <ViewedShelf {...viewed} />
            </>
          );
        }}
      </Streamed>
    </>
  );
}

/** The room that shelves will take; what leads to similar products leads here meanwhile. */
function LaterShelves() {
  return (
    <div id={similarPart}>
      <ShelfSkeleton />
    </div>
  );
}
