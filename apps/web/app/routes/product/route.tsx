import { Outlet, useLocation } from 'react-router';
import { readLeaf, tabOf } from '../../entities/catalogue/leaf.ts';
import { exchangeFor } from '../../entities/exchange/exchange.server.ts';
import { bestFirst } from '../../entities/promotion/best.ts';
import { smartPriceOf } from '../../entities/smart-price/load.server.ts';
import { noteViewed } from '../../entities/viewed/viewed.server.ts';
import { loadCategory } from '../../features/listing/category.server.ts';
import { bannersOf } from '../../features/product/banners.server.ts';
import { BuyBar, BuyBox } from '../../features/product/buy/box.tsx';
import { sberOf } from '../../features/product/credit/sber.server.ts';
import { Gallery } from '../../features/product/gallery/gallery.tsx';
import { askBreadcrumbs, productHead } from '../../features/product/head.server.ts';
import { loadFrame } from '../../features/product/load.server.ts';
import { ProductActionsDocument, ProductBannersDocument } from '../../generated/graphql.ts';
import { notFound, query } from '../../platform/gateway/query.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { keepsOnBuying } from '../../platform/router/revalidate.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/route';

const ProductFacts = lazyHydrate(() => import('../../features/product/facts.tsx'));
const ProductTabs = lazyHydrate(async () => ({ default: (await import('../../features/product/tabs.tsx')).ProductTabs }));
const LaterTabs = lazyHydrate(async () => ({ default: (await import('../../features/product/tabs.tsx')).LaterTabs }));

/** Pages of a listing share this route's address; their code comes only when one is shown. */
const ListingScreen = lazyWithRetry(() => import('../../features/listing/screen.tsx'));

export const shouldRevalidate = keepsOnBuying;

/**
 * Digits are a product, `page-N` is a listing: told apart before anything is loaded. Not by a middleware, whose refusal would keep the
 * shell from being loaded as well.
 */
export async function loader(args: Route.LoaderArgs) {
  const { params, url, context, request } = args;
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') {
    if (!url.pathname.endsWith(`/${params.leaf}`)) notFound();
    const listing = await loadCategory(args, leaf.place, { page: leaf.page, hasPageOne: leaf.page === 1 });
    return { kind: 'listing' as const, listing, head: listing.head };
  }
  const [breadcrumbs, banners, promotions, smart, exchange, sber, product] = await Promise.all([
    askBreadcrumbs(context, request, url.pathname),
    query(context, request, ProductBannersDocument, {}).then(({ data }) => bannersOf(data)),
    // Nothing that is said of a price waits for a script.
    query(context, request, ProductActionsDocument, { id: leaf.id, goods: [{ productId: leaf.id }] }).then(({ data }) =>
      bestFirst(data ?? {}),
    ),
    smartPriceOf({ context, request, url }, leaf.id),
    exchangeFor(context, request, leaf.id),
    sberOf(context, request, leaf.id),
    loadFrame(args, leaf.place, leaf.id, tabOf(url.pathname)),
  ]);
  noteViewed(context, request, product.id);
  const offers = { banners, promotions, smart, exchange, sber };
  return { kind: 'product' as const, product, offers, ...productHead(context, breadcrumbs, product, url.pathname) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ProductOrPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (loaderData.kind === 'listing') return <ListingScreen {...loaderData.listing} />;
  const { product, title, breadcrumbs, offers } = loaderData;
  // «О товаре» has shelves after its own text: it puts the later sections before them.
  const isAbout = pathname === product.url;
  const laterTabs = <LaterTabs product={product} />;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <h1 className="mb-4 text-22 md:text-28">{title}</h1>
      <div className="product">
        <Gallery key={product.id} name={product.name} images={product.images} />
        <ProductFacts product={product} />
        <BuyBox product={product} {...offers} />
      </div>
      <ProductTabs product={product} />
      <Outlet key={product.id} context={isAbout ? laterTabs : null} />
      {isAbout ? null : laterTabs}
      <BuyBar product={product} />
    </>
  );
}
