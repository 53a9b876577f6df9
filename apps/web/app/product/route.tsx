import { Outlet, useLocation } from 'react-router';
import { notFound, query } from '../gateway/query.server.ts';
import { ProductActionsDocument, ProductBannersDocument } from '../generated/graphql.ts';
import { loadCategory } from '../listing/category.server.ts';
import { bestFirst } from '../promotions/best.ts';
import { chunk } from '../shell/chunk.ts';
import { later } from '../shell/later.tsx';
import { keepsOnBuying } from '../shell/revalidate.ts';
import { smartPriceOf } from '../smart-price/load.server.ts';
import { exchangeFor } from '../tradein/exchange.server.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { noteViewed } from '../viewed/viewed.server.ts';
import type { Route } from './+types/route';
import { bannersOf } from './banners.server.ts';
import { BuyBar, BuyBox } from './buy/box.tsx';
import { sberOf } from './credit/sber.server.ts';
import { Gallery } from './gallery/gallery.tsx';
import { askBreadcrumbs, productHead } from './head.server.ts';
import { readLeaf, tabOf } from './leaf.ts';
import { loadFrame } from './load.server.ts';

const ProductFacts = later(() => import('./facts.tsx'));
const ProductTabs = later(async () => ({ default: (await import('./tabs.tsx')).ProductTabs }));
const LaterTabs = later(async () => ({ default: (await import('./tabs.tsx')).LaterTabs }));

/** Pages of a listing share this route's address; their code comes only when one is shown. */
const ListingScreen = chunk(() => import('../listing/screen.tsx'));

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
