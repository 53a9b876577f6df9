import { useEffect, useState } from 'react';
import { BuyButton } from '../../entities/product/buy-button.tsx';
import { preorderLabel } from '../../entities/product/buy-label.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { FrameProduct } from './load.server.ts';

/** Pixels of the header that stays above the page. */
const header = 68;

/** Whether the price and the button of the box have gone upwards out of sight. */
function useBoxLeft(): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    const box = document.querySelector('.buy-box :is(form, a.button)') ?? document.querySelector('.buy-box');
    if (box === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setLeft(!entry.isIntersecting && entry.boundingClientRect.top < header);
      },
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return hasLeft;
}

/**
 * Beside the tabs on a wide screen: what it is, what it costs and the button, once the box with them has left. Until then its room is kept:
 * a tab that gives way while it is pressed is not pressed.
 */
export function SlimBuy({ product: { id, name, images, shown, ...product } }: { product: FrameProduct }) {
  const hasLeft = useBoxLeft();
  if (!shown.isBuyable) return null;
  const label = preorderLabel(product);
  if (!hasLeft) {
    return (
      <div className="slim-buy slim-away" aria-hidden="true">
        <Price value={shown.price} />
        <span className="button">{label ?? 'В корзину'}</span>
      </div>
    );
  }
  return (
    <section aria-label="Цена и кнопка" className="slim-buy">
      {images[0] ? <Picture src={images[0]} alt="" width={32} height={40} /> : null}
      <span className="slim-name">{name}</span>
      <Price value={shown.price} />
      <BuyButton productId={id} supplierId={shown.partner?.id} name={name} isBuyable={shown.isBuyable} label={label} />
    </section>
  );
}
