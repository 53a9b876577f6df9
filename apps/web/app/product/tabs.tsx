import { NavLink } from 'react-router';
import { useShell } from '../shell/use-shell.ts';
import type { FrameProduct } from './load.server.ts';

/** Parts of the page as links with addresses of their own. */
export function ProductTabs({ product }: { product: FrameProduct }) {
  const { city } = useShell();
  const { url, offer, isDigital } = product;
  // Not for preorder or digital goods (spec 1 §2).
  const hasAvailability = offer.orderType !== 'PREORDER' && !isDigital;
  return (
    <nav aria-label="О товаре" className="tabs">
      <NavLink to={url} end preventScrollReset>
        О товаре
      </NavLink>
      <NavLink to={`${url}/specs`} preventScrollReset>
        Характеристики
      </NavLink>
      {hasAvailability ? (
        <NavLink to={`${url}/availability/${city.alias}`} preventScrollReset>
          Наличие и доставка
        </NavLink>
      ) : null}
    </nav>
  );
}
