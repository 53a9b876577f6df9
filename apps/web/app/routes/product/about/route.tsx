import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import { readLeaf } from '../../../entities/catalogue/leaf.ts';
import { cardLabels } from '../../../entities/product/labels.ts';
import { Shelf, ShelfSkeleton } from '../../../entities/product/shelf.tsx';
import { loadViewed } from '../../../entities/viewed/viewed.server.ts';
import { similarPart } from '../../../features/product/part.ts';
import {
  ProductAboutDocument,
  ProductCompilationsDocument,
  ProductLookedWithDocument,
  ProductSimilarDocument,
} from '../../../generated/graphql.ts';
import { askFlags } from '../../../platform/flags/flags.server.ts';
import { raceOrStream } from '../../../platform/gateway/deferred.server.ts';
import { absent, notFound, query, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { lazyHydrate as afterwards } from '../../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { keepsOnBuying } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Streamed } from '../../../ui/streamed.tsx';
import type { Route } from './+types/route';
import { inStockFirst, splitByCategory } from './by-category.ts';
import { isVideo } from './video.ts';

/** Few products have any. */
const Videos = lazyWithRetry(() => import('./videos.tsx'));

const ViewedShelf = afterwards(() => import('../../../entities/viewed/shelf.tsx'));

export const shouldRevalidate = keepsOnBuying;

/** First the text; what else one may like comes later and fails to nothing (spec 1 §8). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') return null;
  const { id } = leaf;
  const flags = askFlags(context, request);
  const similars = flags.then(async ({ similar }) =>
    similar
      ? inStockFirst((await query(context, request, ProductSimilarDocument, { id })).data?.product?.similars ?? []).map(cardLabels)
      : [],
  );
  const lookedWith = flags.then(async ({ looked_with }) =>
    looked_with
      ? ((await query(context, request, ProductLookedWithDocument, { id })).data?.product?.lookedWith?.map(cardLabels) ?? [])
      : [],
  );
  const compilations = query(context, request, ProductCompilationsDocument, { id }).then(({ data }) =>
    (data?.product?.compilations ?? []).map(({ id, name, products }) => ({ id, name, products: products.map(cardLabels) })),
  );
  const before = loadViewed(context, request, { except: id });
  const { data, errors } = await queryOrFail(context, request, ProductAboutDocument, { id });
  const product = data.product ?? absent(errors, 'product');
  const [similar, withIt, together, viewed] = await Promise.all([
    raceOrStream(similars, []),
    raceOrStream(lookedWith, []),
    raceOrStream(compilations, []),
    before,
  ]);
  return {
    description: product.description ?? '',
    /** Nobody asks where a code was made. */
    country: product.isDigital ? null : product.country,
    videos: (product.youtube ?? []).filter(isVideo),
    player: shopOf(context).videoUrl,
    categoryPath: `/catalog/${params.categoryCode}/${params.categoryId}/`,
    similar,
    withIt,
    together,
    viewed,
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const later = useOutletContext<ReactNode>();
  if (loaderData === null) return null;
  const { description, country, videos, player, categoryPath, similar, withIt, together, viewed } = loaderData;
  return (
    <>
      <div className="about">
        <section aria-labelledby="description">
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
      </div>
      {videos.length === 0 ? null : <Videos ids={videos} player={player} />}
      {later}
      <Streamed from={together} skeleton={<ShelfSkeleton />}>
        {(compilations) => compilations.map(({ id, name, products }) => <Shelf key={id} title={name} products={products} />)}
      </Streamed>
      <div id={similarPart}>
        <Streamed from={similar} skeleton={<ShelfSkeleton />}>
          {(products) => <Shelf title="Похожие товары" isRecommended products={products} />}
        </Streamed>
      </div>
      <Streamed from={withIt} skeleton={<ShelfSkeleton />}>
        {(products) => {
          const { rivals, companions } = splitByCategory(products, categoryPath);
          return (
            <>
              <Shelf title="Пригодится вместе" isRecommended products={companions} />
              <Shelf title="С этим товаром смотрят" isRecommended products={rivals} />
            </>
          );
        }}
      </Streamed>
      <Streamed from={viewed} skeleton={<ShelfSkeleton />}>
        {(viewed) => <ViewedShelf {...viewed} />}
      </Streamed>
    </>
  );
}
