import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import { BuyButton } from '../../entities/product/buy-button.tsx';
import { preorderLabel } from '../../entities/product/buy-label.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { FrameProduct } from './load.server.ts';
import { type PartLink, partLinks } from './part-links.ts';

/** Pixels of the header that stays above the page. */
const header = 68;

/** Whether the price and the button of the box have gone upwards out of sight. */
function useBuyBoxLeft(): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    const box = document.querySelector('.buy-first :is(form, a.button)') ?? document.querySelector('.buy-first');
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
function SlimBuy({ product: { id, name, images, selectedOffer, ...product } }: { product: FrameProduct }) {
  const hasLeft = useBuyBoxLeft();
  if (!selectedOffer.isBuyable) return null;
  const label = preorderLabel(product);
  if (!hasLeft) {
    return (
      <div className="slim-buy slim-away" aria-hidden="true">
        <Price value={selectedOffer.price} />
        <span className="button">{label ?? 'В корзину'}</span>
      </div>
    );
  }
  return (
    <section aria-label="Цена и кнопка" className="slim-buy">
      {images[0] ? <Picture src={images[0]} alt="" width={32} height={40} /> : null}
      <span className="slim-name">{name}</span>
      <Price value={selectedOffer.price} />
      <BuyButton productId={id} supplierId={selectedOffer.partner?.id} name={name} isBuyable={selectedOffer.isBuyable} label={label} />
    </section>
  );
}

function useParts({ url, tabs, reviewCounters, questionsCount }: FrameProduct): PartLink[] {
  const { city } = useShell();
  const { pathname } = useLocation();
  const counts = { COMMENTS: reviewCounters.count, FAQ: questionsCount ?? 0 };
  return partLinks(tabs, { url, pathname, cityAlias: city.alias, counts });
}

const PartName = ({ part: { name, count } }: { part: PartLink }) => (
  <span>
    {name}
    {count === 0 ? null : <span className="tab-count"> {formatThousands(count)}</span>}
  </span>
);

const links = (parts: readonly PartLink[]) =>
  parts.map((each) => (
    <Link key={each.to} to={`${each.to}#${part}`} aria-current={each.isCurrent ? 'page' : undefined}>
      <PartName part={each} />
    </Link>
  ));

/** On a phone: the open part, and below it the way to the others, which stays while the part is read. */
function PartsMenu({ parts }: { parts: readonly PartLink[] }) {
  const current = parts.find(({ isCurrent }) => isCurrent);
  // Another part closes it.
  return (
    <details key={current?.to} className="tabs-menu">
      <summary>
        {current === undefined ? null : <PartName part={current} />}
        <span className="tabs-others">
          Все разделы
          <Icon name="down" size={18} />
        </span>
      </summary>
      <div>{links(parts.filter(({ isCurrent }) => !isCurrent))}</div>
    </details>
  );
}

/** Parts of the page as links with addresses of their own: a row, on a phone a menu. What is opened begins where the links of the parts lead. */
export function ProductTabs({ product }: { product: FrameProduct }) {
  const parts = useParts(product);
  return (
    <>
      <div className="tabs-bar">
        <nav aria-label="Разделы товара" className="tabs">
          <PartsMenu parts={parts} />
          {links(parts)}
        </nav>
        <SlimBuy product={product} />
      </div>
      <div id={part} className="tabs-target" />
    </>
  );
}

/** On a phone, the headings of the sections below the open one. */
export function LaterTabs({ product }: { product: FrameProduct }) {
  const parts = useParts(product);
  const laterParts = parts.slice(parts.findIndex(({ isCurrent }) => isCurrent) + 1);
  if (laterParts.length === 0) return null;
  return (
    <nav aria-label="Следующие разделы товара" className="tabs-later">
      {links(laterParts)}
    </nav>
  );
}
