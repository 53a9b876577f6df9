import { Suspense } from 'react';
import { Link } from 'react-router';
import { extrasPart, part } from '../../entities/catalogue/part.ts';
import type { ProductExchange } from '../../entities/exchange/exchange.server.ts';
import { Arrival } from '../../entities/product/arrival.tsx';
import type { ProductPromotions } from '../../entities/promotion/best.ts';
import { groupPromotions } from '../../entities/promotion/group-promotions.ts';
import { Presents } from '../../entities/promotion/presents.tsx';
import { type Promotion, PromotionItem } from '../../entities/promotion/promotion.tsx';
import type { ProductSmartPrice } from '../../entities/smart-price/load.server.ts';
import { rubles } from '../../platform/format/money.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Banner } from '../../ui/banner.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { CardBanners } from './banners.server.ts';
import type { SberOffer } from './credit/sber.ts';
import { Help } from './help.tsx';
import type { FrameProduct } from './load.server.ts';
import { promotionGain } from './promotion-gain.ts';
import type { SelectedOffer } from './selected-offer.ts';

/** A button of a flag. */
const BuyBySber = lazyWithRetry(() => import('./buy/sber.tsx'));
/** Few goods take an old device, so its code comes with those, and what keeps a smart price comes at once. */
const OldDevice = lazyWithRetry(() => import('./old-device.tsx'));
const SavedSmartPrice = lazyWithRetry(() => import('../../entities/smart-price/saved-price.tsx'));

interface ExtrasProps {
  product: FrameProduct;
  promotions: ProductPromotions;
  smart: ProductSmartPrice | null;
  exchange: ProductExchange | null;
  sber: SberOffer | null;
  banners: CardBanners;
}

/** Below the parts of the page: what the product could cost instead, and who helps to choose. */
export default function Extras({ product, promotions, smart, exchange, sber, banners }: ExtrasProps) {
  const { selectedOffer, isDigital, isAbsent, rental } = product;
  const isOwn = selectedOffer.partner === null;
  // What cannot be had has neither promotions nor other prices.
  const isOffered = isOwn && !isAbsent;
  const isBuyable = isOwn && selectedOffer.isBuyable === true;
  const shownSmart = isOffered ? smart : null;
  const shownExchange = isOffered ? exchange : null;
  const hasBanner = !isDigital && !isAbsent;
  const canWait = isBuyable && !isDigital;
  const monthly = useShell().flags['deferred-price-visibility'] ? product.monthly : null;
  const hasOptions = canWait || (isBuyable && sber !== null) || rental !== null;
  return (
    <section id={extrasPart} aria-labelledby="extras-heading" className="extras">
      <Heading level={2} id="extras-heading">
        Ещё о покупке
      </Heading>
      <div className="extras-blocks">
        {isOffered && promotions.promotions.length > 0 ? <Promotions {...promotions} offer={selectedOffer} /> : null}
        {shownSmart === null && shownExchange === null ? null : (
          <OldDevice smart={shownSmart} exchange={shownExchange} productId={product.id} price={selectedOffer.price} />
        )}
        {hasOptions ? (
          <section aria-labelledby="buy-options" className="panel extras-block">
            <h3 id="buy-options" className="text-16">
              Купить иначе
            </h3>
            {isBuyable && monthly !== null ? (
              <Link to={`${product.url}/credit#${part}`} className="link link-alone">
                {monthly}
              </Link>
            ) : null}
            {isBuyable && sber !== null ? <BuyBySber productId={product.id} offer={sber} /> : null}
            {canWait ? <Arrival about="price" productId={product.id} url={product.url} /> : null}
            {rental === null ? null : (
              <p className="text-14 text-ink-soft">
                {rental.pricePerDay === null ? 'Можно взять в аренду' : `В аренду — ${rubles(rental.pricePerDay.amount)} в сутки`},
                оформление в магазине
              </p>
            )}
          </section>
        ) : null}
        <Help product={product} />
      </div>
      {banners.wide && hasBanner ? <Banner banner={banners.wide} className="max-md:hidden" /> : null}
      {banners.mobile && hasBanner ? <Banner banner={banners.mobile} className="md:hidden" /> : null}
      {smart?.lookup.kind === 'completed' ? (
        <Suspense fallback={null}>
          <SavedSmartPrice record={smart.lookup.smartPrice} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Promotions about the product, the best one first, with what it would cost, or bring, by each. */
function Promotions({ promotions, bestId, offer }: ProductPromotions & { offer: SelectedOffer }) {
  const gains = (promotion: Promotion) => (
    <>
      {promotion.id === bestId ? <span className="text-good">Самая выгодная акция на этот товар</span> : null}
      <Gain promotion={promotion} offer={offer} />
    </>
  );
  const renderPromotion = (promotion: Promotion) => (
    <PromotionItem key={promotion.id} promotion={promotion}>
      {gains(promotion)}
    </PromotionItem>
  );
  return (
    <section aria-labelledby="promotions" className="panel extras-block text-14">
      <h3 id="promotions" className="text-16">
        Акции
      </h3>
      <ul className="grid gap-3">
        {groupPromotions(promotions).map(({ promotion, parts }) => (
          <PromotionItem key={promotion.id} promotion={promotion} parts={parts.map(renderPromotion)}>
            {gains(promotion)}
          </PromotionItem>
        ))}
      </ul>
    </section>
  );
}

/** What it brings beside the price of the page. */
function Gain({ promotion, offer }: { promotion: Promotion; offer: SelectedOffer }) {
  const gain = promotionGain(promotion, offer);
  return (
    <>
      {gain === 'in-price' ? (
        <span className="text-good">Уже учтена в цене</span>
      ) : gain === null ? null : (
        <span className="text-good">В корзине — {rubles(gain)}</span>
      )}
      <Presents presents={promotion.presents} />
    </>
  );
}
