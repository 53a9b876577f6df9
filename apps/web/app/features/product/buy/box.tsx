import { Suspense } from 'react';
import { BuyButton } from '../../../entities/product/buy-button.tsx';
import { preorderLabel } from '../../../entities/product/buy-label.ts';
import { ListButtons } from '../../../entities/product/list-button.tsx';
import { OneClickButton } from '../../../entities/product/one-click.tsx';
import { lazyHydrate } from '../../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { Price } from '../../../ui/price.tsx';
import type { FrameProduct } from '../load.server.ts';
import { Prices } from './prices.tsx';
import type { TermsProps } from './terms.tsx';

/** Few goods have it, and of those it is kept at once. */
const KeptSmartPrice = lazyWithRetry(() => import('../../../entities/smart-price/saved-price.tsx'));
const Terms = lazyHydrate(() => import('./terms.tsx'));

/** Price, the button, and when it can be had; stays in view beside the facts. */
export function BuyBox(props: TermsProps) {
  const { product, smart } = props;
  const { shown, name } = product;
  return (
    <section aria-label="Покупка" className="buy-box">
      <Prices product={product} shown={shown} />
      <BuyButton
        productId={product.id}
        supplierId={shown.partner?.id}
        name={name}
        isBuyable={shown.isBuyable}
        label={preorderLabel(product)}
        wide
      />
      {shown.isBuyable && preorderLabel(product) === undefined ? (
        <OneClickButton productId={product.id} supplierId={shown.partner?.id} name={name} wide />
      ) : null}
      <ListButtons productId={product.id} className="list-buttons" withText />
      <Terms {...props} />
      {smart?.looked.kind === 'completed' ? (
        <Suspense fallback={null}>
          <KeptSmartPrice record={smart.looked.smartPrice} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The phone's bar above the tabs: the price and the button stay at the thumb. */
export function BuyBar({ product }: { product: FrameProduct }) {
  const { id, name, shown } = product;
  if (!shown.isBuyable) return null;
  return (
    <div className="buy-bar">
      <Price value={shown.price} />
      <BuyButton productId={id} supplierId={shown.partner?.id} name={name} isBuyable={shown.isBuyable} label={preorderLabel(product)} />
    </div>
  );
}
