import { Outlet, useLocation } from 'react-router';
import { readLeaf, tabOf } from '../../entities/catalogue/leaf.ts';
import { extrasPart } from '../../entities/catalogue/part.ts';
import { exchangeOf } from '../../entities/exchange/exchange.server.ts';
import { readNiches } from '../../entities/fit/niche.server.ts';
import { fitStory } from '../../entities/fit/story.server.ts';
import { anchorOf } from '../../entities/product/anchor.ts';
import { BuyButton } from '../../entities/product/buy-button.tsx';
import { ListButtons } from '../../entities/product/list-button.tsx';
import { OneClickButton } from '../../entities/product/one-click.tsx';
import { onlinePrice } from '../../entities/product/online-price.ts';
import { bestFirst } from '../../entities/promotion/best.ts';
import { smartPriceOf } from '../../entities/smart-price/load.server.ts';
import { recordView } from '../../entities/viewed/viewed.server.ts';
import { loadCategory } from '../../features/listing/category.server.ts';
import { bannersOf } from '../../features/product/banners.server.ts';
import { extrasLine } from '../../features/product/buy/extras-line.ts';
import { type PriceStory, priceStory } from '../../features/product/buy/price-story.server.ts';
import { Prices } from '../../features/product/buy/prices.tsx';
import { type ConditionStory, loadCondition } from '../../features/product/condition.server.ts';
import type { SberOffer } from '../../features/product/credit/sber.ts';
import { productHead } from '../../features/product/head.server.ts';
import type { FrameProduct } from '../../features/product/load.server.ts';
import { loadFrame, productPage, sberOfferOf } from '../../features/product/load.server.ts';
import { runningCostStory } from '../../features/product/running-cost.server.ts';
import { notFound } from '../../platform/gateway/query.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Price } from '../../ui/price.tsx';
import type { Route } from './+types/route';
import '../../features/product/gallery/gallery.css';
import '../../features/product/tabs.css';
import './product.css';

const PriceHistory = lazyHydrate(() => import('../../features/product/buy/price-history.tsx'));
const Gallery = lazyHydrate(async () => ({ default: (await import('../../features/product/gallery/gallery.tsx')).Gallery }));
const Receiving = lazyHydrate(() => import('../../features/product/buy/receiving.tsx'));
const Share = lazyHydrate(() => import('../../features/product/share.tsx'));
const Terms = lazyHydrate(() => import('../../features/product/buy/terms.tsx'));

/** Few goods are worn. */
const Condition = lazyWithRetry(() => import('../../features/product/buy/condition.tsx'));

/** What the keyboard comes to by a second press at the beginning of the page. */
const buyBox = 'buy';

interface BuyBoxProps {
  product: FrameProduct;
  sber: SberOffer | null;
  /** What else lowers the price, which stands below the parts of the page. */
  extras: string | null;
  history: PriceStory | null;
  condition: ConditionStory | null;
}

/** Price, when and where it can be had, the button; then what the shop stands for. */
function BuyBox({ product, sber, extras, history, condition }: BuyBoxProps) {
  const { selectedOffer, name } = product;
  return (
    <section aria-label="Покупка" className="buy-box">
      <div id={buyBox} tabIndex={-1} className="buy-first">
        <span id={anchorOf(product.id)} />
        <Prices product={product} selectedOffer={selectedOffer} sber={sber} />
        {condition === null ? null : <Condition story={condition} warranty={product.warranty} />}
        <Receiving product={product} />
        <BuyButton
          productId={product.id}
          supplierId={selectedOffer.partner?.id}
          name={name}
          isBuyable={selectedOffer.isBuyable}
          label={product.buyLabel}
          wide
        />
        {selectedOffer.isBuyable && product.buyLabel === undefined ? (
          <OneClickButton productId={product.id} supplierId={selectedOffer.partner?.id} name={name} wide />
        ) : null}
        {extras === null ? null : (
          <a href={`#${extrasPart}`} className="link link-alone text-14">
            Ещё выгоднее: {extras}
          </a>
        )}
        <div className="list-buttons">
          <ListButtons productId={product.id} isCompared={!product.isDigital} className="contents" withText />
          <Share url={product.address} title={name} />
        </div>
      </div>
      <div className="buy-more">
        {selectedOffer.partner === null && history !== null ? <PriceHistory story={history} /> : null}
        <Terms product={product} />
      </div>
    </section>
  );
}

/** The phone's bar above the tabs: the price and the button stay at the thumb. */
function BuyBar({ product }: { product: FrameProduct }) {
  const { id, name, selectedOffer } = product;
  if (!selectedOffer.isBuyable) return null;
  return (
    <div className="buy-bar">
      <p>
        <Price value={selectedOffer.price} />
        <small>{product.barText}</small>
      </p>
      <BuyButton
        productId={id}
        supplierId={selectedOffer.partner?.id}
        name={name}
        isBuyable={selectedOffer.isBuyable}
        label={product.barLabel}
      />
    </div>
  );
}

const ProductRating = lazyHydrate(async () => ({ default: (await import('../../features/product/facts.tsx')).ProductRating }));
const ProductChoice = lazyHydrate(async () => ({ default: (await import('../../features/product/facts.tsx')).ProductChoice }));
const ProductFacts = lazyHydrate(() => import('../../features/product/facts.tsx'));
const Extras = lazyHydrate(() => import('../../features/product/extras.tsx'));
const ProductTabs = lazyHydrate(async () => ({ default: (await import('../../features/product/tabs.tsx')).ProductTabs }));
const LaterTabs = lazyHydrate(async () => ({ default: (await import('../../features/product/tabs.tsx')).LaterTabs }));

/** Pages of a listing share this route's address; their code comes only when one is shown. */
const ListingScreen = lazyWithRetry(() => import('../../features/listing/screen.tsx'));

export const shouldRevalidate = skipAfterBasketOrListChange;

/**
 * Digits are a product, `page-N` is a listing: told apart before anything is loaded. Not by a middleware, whose refusal would keep the
 * shell from being loaded as well.
 */
export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') {
    if (!url.pathname.endsWith(`/${params.leaf}`)) notFound();
    const listing = await loadCategory(args, leaf.place, { page: leaf.page, hasPageOne: leaf.page === 1 });
    return { kind: 'listing' as const, listing, head: listing.head };
  }
  const page = await productPage(args, leaf.id);
  const product = await loadFrame(args, page, leaf.place, tabOf(url.pathname));
  recordView(context, product.id);
  const { data, tx } = page;
  const { smartPriceOffer: offer, priceHistory } = page.product;
  const extras = {
    promotions: bestFirst(data),
    smart: smartPriceOf(context, leaf.id, { tx, offer, lookup: page.smartPrice }),
    exchange: exchangeOf(data),
    sber: sberOfferOf(page.product, product.selectedOffer),
    banners: bannersOf(data),
  };
  const fit = fitStory(product, readNiches(context), url.pathname);
  const { selectedOffer } = product;
  const shownPrice = { ...selectedOffer, withoutPromotions: onlinePrice(product), inStores: product.offer.price.amount };
  const runningCost = runningCostStory(page.product.runningCost);
  return {
    kind: 'product' as const,
    product,
    condition: await loadCondition(args, product),
    extras,
    extrasText: extrasLine(product, extras),
    history: priceStory(priceHistory ?? [], shownPrice, new Date()),
    fit,
    runningCost,
    ...productHead(context, data.breadcrumbs ?? [], product, url.pathname),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ProductOrPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (loaderData.kind === 'listing') return <ListingScreen {...loaderData.listing} />;
  const { product, title, breadcrumbs, extras, extrasText, history, condition, fit, runningCost } = loaderData;
  // «О товаре» has shelves after its own text: it puts what comes later before them.
  const isAbout = pathname === product.url;
  const lowerSections = (
    <>
      <LaterTabs product={product} />
      <Extras product={product} {...extras} />
    </>
  );
  return (
    <>
      <a href={`#${buyBox}`} className="skip-link">
        К покупке
      </a>
      <Breadcrumbs steps={breadcrumbs} />
      <div className={isAbout ? undefined : 'product-short'}>
        <Heading level={1} size="22-28" className="mb-4">
          {title}
        </Heading>
        <div className="product">
          <ProductRating product={product} />
          <Gallery key={product.id} name={product.name} images={product.images} size={product.dimensions} />
          <ProductChoice product={product} />
          <BuyBox product={product} sber={extras.sber} extras={extrasText} history={history} condition={condition} />
          <ProductFacts product={product} fit={fit} runningCost={runningCost} />
        </div>
      </div>
      <ProductTabs product={product} />
      <Outlet key={product.id} context={isAbout ? lowerSections : null} />
      {isAbout ? null : lowerSections}
      <BuyBar product={product} />
    </>
  );
}
