import { NavLink } from 'react-router';
import { useShell } from '../shell/use-shell.ts';
import type { FrameProduct } from './load.server.ts';
import { part } from './part.ts';

/** Parts of the page as links with addresses of their own. */
export function ProductTabs({ product }: { product: FrameProduct }) {
  const { city } = useShell();
  const { url, offer, isDigital } = product;
  // Not for preorder or digital goods (spec 1 §2).
  const hasAvailability = offer.orderType !== 'PREORDER' && !isDigital;
  return (
    <nav id={part} aria-label="Разделы товара" className="tabs">
      <NavLink to={`${url}#${part}`} end>
        О{'\u00a0'}товаре
      </NavLink>
      <NavLink to={`${url}/specs#${part}`}>Характеристики</NavLink>
      {hasAvailability ? <NavLink to={`${url}/availability/${city.alias}#${part}`}>Наличие и{'\u00a0'}доставка</NavLink> : null}
    </nav>
  );
}
