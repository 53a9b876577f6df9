import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { rubles } from '../../../platform/format/money.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Price } from '../../../ui/price.tsx';
import type { SberOffer } from '../credit/sber.ts';
import type { FrameProduct } from '../load.server.ts';
import type { SelectedOffer } from '../selected-offer.ts';

interface PricesProps {
  product: FrameProduct;
  selectedOffer: SelectedOffer;
  sber: SberOffer | null;
}

/** What an order costs, and beside it each price that somebody else or somewhere else pays. A partner has only his own. */
export function Prices({ product, selectedOffer, sber }: PricesProps) {
  return (
    <div className="buy-price">
      <Price value={selectedOffer.price} old={selectedOffer.priceOld} size="page" />
      {selectedOffer.benefit ? <p className="mt-1 text-14 text-sale">Выгода {rubles(selectedOffer.benefit)}</p> : null}
      {selectedOffer.partner === null ? <OwnPrices product={product} sber={selectedOffer.isBuyable ? sber : null} /> : null}
    </div>
  );
}

function OwnPrices({ product, sber }: Pick<PricesProps, 'product' | 'sber'>) {
  const { flags } = useShell();
  const { offer, priceNote, otherPrices } = product;
  const { beforeDiscountPrice, priceOld } = offer;
  // Sber's own only where there is no other.
  const monthly = (flags['deferred-price-visibility'] ? product.monthly : null) ?? (sber && `Частями от Сбера: ${sber.text}`);
  return (
    <div className="mt-1 grid gap-1 text-14">
      {beforeDiscountPrice !== null && beforeDiscountPrice.amount !== priceOld?.amount ? (
        <p className="text-ink-soft">
          До скидки — <s>{rubles(beforeDiscountPrice.amount)}</s>
        </p>
      ) : null}
      {priceNote === null ? null : <p className="text-good">{priceNote}</p>}
      {monthly === null ? null : (
        <p>
          <Link to={`${product.url}/credit#${part}`} className="link link-alone">
            {monthly}
          </Link>
        </p>
      )}
      {otherPrices.length === 0 ? null : (
        <ul className="mt-2 grid gap-1 border-t border-line pt-2" aria-label="Цены с условиями">
          {otherPrices.map(({ price, terms }) => (
            <li key={terms}>
              <b className="font-medium">{price}</b> {terms}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
