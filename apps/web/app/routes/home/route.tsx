import { Link } from 'react-router';
import { ownOrders, readOwnOrders } from '../../entities/order/own.server.ts';
import { isFew } from '../../entities/product/few.ts';
import { cardLabels, withUniqueAnchors } from '../../entities/product/labels.ts';
import { asSold } from '../../entities/product/partner.ts';
import { Shelf, ShelfSkeleton } from '../../entities/product/shelf.tsx';
import { viewedBefore } from '../../entities/viewed/viewed.server.ts';
import { othersThan, visibleProducts } from '../../entities/viewed/viewed.ts';
import { HomeDocument, HomeLaterDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { endText } from '../../platform/format/moment-in.ts';
import { raceOrStream } from '../../platform/gateway/deferred.server.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { makeHead, readSeo } from '../../platform/head/head.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { checkSeo, queryPage } from '../../platform/head/seo.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import type { Route } from './+types/route';
import { ProductOfDay } from './product-of-day.tsx';
import { Slider } from './slider.tsx';
import { organisationData } from './structured.server.ts';

const ViewedShelf = lazyHydrate(() => import('../../entities/viewed/shelf.tsx'));
const Services = lazyHydrate(() => import('./services.tsx'));
const Reading = lazyHydrate(() => import('./reading.tsx'));
/** Of those who have ordered something here. */
const OwnOrders = lazyWithRetry(() => import('../../entities/order/own.tsx'));
const emptyDeferred = { recommendations: [], viewed: { products: [], similar: [] }, offers: [], reviews: [], news: [] };

export const shouldRevalidate = skipAfterBasketOrListChange;

/** First what is seen at once; the rest may come later. A block that cannot be loaded is left out (spec 1 §8). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewedIds = viewedBefore(context);
  const [newest] = viewedIds;
  const withSimilar = newest !== undefined && isFew(viewedIds);
  const deferredBlocks = query(context, request, HomeLaterDocument, { viewed: viewedIds, newest: newest ?? '0', withSimilar }).then(
    ({ data }) => {
      const unique = withUniqueAnchors();
      const recommendations = (data?.mainPage?.recommendations ?? []).map(cardLabels).map(unique);
      const products = visibleProducts(data?.products ?? [])
        .map(cardLabels)
        .map(unique);
      return {
        recommendations,
        viewed: { products, similar: othersThan(products, (data?.product?.similars ?? []).map(cardLabels)).map(unique) },
        offers: data?.specialOffers?.nodes ?? [],
        reviews: data?.articleReviews?.nodes ?? [],
        news: data?.news?.nodes ?? [],
      };
    },
  );
  const own = ownOrders(context).length === 0 ? null : readOwnOrders(context, request);
  const answer = await queryPage({ context, request, url }, HomeDocument, {});
  checkSeo({ context, request, params: {} });
  const seo = readSeo(context);
  const page = answer.data?.mainPage;
  return {
    title: seo?.h1 ?? shop.summary,
    slider: (page?.slider ?? []).filter(leadsSomewhere),
    sections: (page?.blocks ?? []).filter(leadsSomewhere),
    brands: (page?.brands ?? []).filter(leadsSomewhere),
    services: (page?.services ?? []).filter(leadsSomewhere),
    productOfDay: page?.productOfDay
      ? {
          ...page.productOfDay,
          product: asSold(page.productOfDay.product),
          endsText: endText(page.productOfDay.endsAt, answer.data?.currentCity?.timeZone),
        }
      : null,
    later: await raceOrStream(deferredBlocks, emptyDeferred),
    own: await own,
    head: makeHead(context, seo, {
      title: shop.summary,
      path: '/',
      image: page?.slider[0]?.image || null,
      data: organisationData(context),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, slider, sections, brands, services, productOfDay, later, own } = loaderData;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <div className="home-top">
        <Slider slides={slider} />
        {own === null ? null : <OwnOrders orders={own} isShort />}
        {sections.length > 0 ? (
          <section aria-label="Разделы" className="home-sections">
            <Heading level={2} className="mb-4 max-sm:sr-only">
              Разделы
            </Heading>
            <ul className="tiles">
              {sections.map((section) => (
                <li key={section.url}>
                  <Link to={section.url}>
                    {section.image === '' ? null : <Picture src={section.image} alt="" width={160} height={160} sizes="160px" />}
                    {section.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {productOfDay ? <ProductOfDay {...productOfDay} /> : null}
      </div>
      <Streamed from={later} skeleton={<LaterSkeleton />}>
        {({ recommendations, viewed, ...reading }) => (
          <>
            <Shelf title="Рекомендуем" isRecommended products={recommendations} />
            <Services />
            <ViewedShelf {...viewed} />
            <Reading {...reading} />
          </>
        )}
      </Streamed>
      {services.length > 0 ? (
        <section aria-label="Подборки" className="mt-10">
          <Heading level={2} className="mb-4">
            Подборки
          </Heading>
          <ul className="services">
            {services.map((service) => (
              <li key={service.url}>
                <Link to={service.url} className="panel block h-full hover:border-accent">
                  {service.image === '' ? null : <Picture src={service.image} alt="" width={64} height={64} />}
                  <b className="mt-2 block">{service.name}</b>
                  {service.text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {brands.length > 0 ? (
        <section aria-label="Бренды" className="mt-10">
          <Heading level={2} className="mb-4">
            Бренды
          </Heading>
          <ul className="brands">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link to={brand.url} aria-label={brand.name}>
                  {brand.image ? <Picture src={brand.image} alt="" width={120} height={48} /> : brand.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The room that recommendations and offers will take. */
function LaterSkeleton() {
  return (
    <>
      <ShelfSkeleton />
      <div className="js-only mt-10">
        <Skeleton className="mb-4 h-7 w-40" />
        <div className="article-tiles article-tiles-small">
          {[1, 2, 3, 4].map((each) => (
            <div key={each} className="grid gap-3">
              <Skeleton className="aspect-8/5 w-full" />
              <Skeleton className="h-20 w-full" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
