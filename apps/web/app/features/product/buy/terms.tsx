import { returnTerms } from '@vitrina/services/rules/returns.ts';
import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import type { ProductExchange } from '../../../entities/exchange/exchange.server.ts';
import { Arrival } from '../../../entities/product/arrival.tsx';
import type { ProductPromotions } from '../../../entities/promotion/best.ts';
import { groupPromotions } from '../../../entities/promotion/group-promotions.ts';
import { Presents } from '../../../entities/promotion/presents.tsx';
import { type Promotion, PromotionItem } from '../../../entities/promotion/promotion.tsx';
import type { ProductSmartPrice } from '../../../entities/smart-price/load.server.ts';
import { rubles } from '../../../platform/format/money.ts';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { SberOffer } from '../credit/sber.ts';
import type { FrameProduct } from '../load.server.ts';

/** A button of a flag. */
const BuyBySber = lazyWithRetry(() => import('./sber.tsx'));
/** Few goods have it, so its code comes with those. */
const SmartPriceBox = lazyWithRetry(() => import('../../../entities/smart-price/box.tsx'));
/** Few goods are exchanged, so its code comes with those. */
const ExchangePrice = lazyWithRetry(() => import('../../../entities/exchange/exchange-price.tsx'));

export interface TermsProps {
  product: FrameProduct;
  promotions: ProductPromotions;
  smart: ProductSmartPrice | null;
  exchange: ProductExchange | null;
  sber: SberOffer | null;
}

/** Below the button: what it could cost instead, and what the shop stands for. A code is not sent back. */
export default function Terms({ product, promotions, smart, exchange, sber }: TermsProps) {
  const { selectedOffer, warranty, isDigital, rental, partnerLine } = product;
  const isOwn = selectedOffer.partner === null;
  // What cannot be had has neither promotions nor other prices.
  const isOffered = isOwn && !product.isAbsent;
  return (
    <>
      {partnerLine === null || partnerLine.isFirst ? null : (
        <Link to={`${product.url}/supplier#${part}`} className="link link-alone text-14">
          {partnerLine.text}
        </Link>
      )}
      {isOwn && selectedOffer.isBuyable && sber !== null ? <BuyBySber productId={product.id} offer={sber} /> : null}
      {isOwn && selectedOffer.isBuyable && !isDigital ? <Arrival about="price" productId={product.id} url={product.url} /> : null}
      {isOffered && promotions.promotions.length > 0 ? <Promotions {...promotions} /> : null}
      {!isOffered || smart === null ? null : <SmartPriceBox smart={smart} price={product.priceOnline?.amount ?? selectedOffer.price} />}
      {isOffered && exchange !== null ? <ExchangePrice exchange={exchange} productId={product.id} /> : null}
      {rental === null ? null : (
        <p className="text-14 text-ink-soft">
          {rental.pricePerDay === null ? 'Можно взять в аренду' : `В аренду — ${rubles(rental.pricePerDay.amount)} в сутки`}, оформление в
          магазине
        </p>
      )}
      {isDigital ? null : (
        <ul className="grid gap-2 border-t border-line pt-4 text-14 text-ink-soft first:border-t-0 first:pt-0">
          {warranty === null ? null : (
            <li className="flex gap-2">
              <Icon name="warranty" size={20} className="flex-none text-ink-faint" />
              Гарантия {warranty}
            </li>
          )}
          <li className="flex gap-2">
            <Icon name="returns" size={20} className="flex-none text-ink-faint" />
            Возврат заказа с сайта — {returnTerms.changedMind.days} дней после получения
          </li>
        </ul>
      )}
    </>
  );
}

/** Promotions about the product, the best one first, with what it would cost, or bring, by each. */
function Promotions({ promotions, bestId }: ProductPromotions) {
  const gains = (promotion: Promotion) => (
    <>
      {promotion.id === bestId ? <span className="text-good">Самая выгодная акция на этот товар</span> : null}
      <Gain promotion={promotion} />
    </>
  );
  const renderPromotion = (promotion: Promotion) => (
    <PromotionItem key={promotion.id} promotion={promotion}>
      {gains(promotion)}
    </PromotionItem>
  );
  return (
    <section aria-labelledby="promotions" className="border-t border-line pt-4 text-14">
      <h2 id="promotions" className="mb-2 font-medium">
        Акции
      </h2>
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

function Gain({ promotion: { lines, presents } }: { promotion: Promotion }) {
  const [line] = lines;
  return (
    <>
      {line?.price != null && line.finalPrice.amount < line.price.amount ? (
        <span className="text-good">В корзине — {rubles(line.finalPrice.amount)}</span>
      ) : null}
      <Presents presents={presents} />
    </>
  );
}
