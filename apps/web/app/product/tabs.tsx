import { useShell } from '../shell/use-shell.ts';
import { CurrentLink } from '../ui/current-link.tsx';
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
      <CurrentLink to={`${url}#${part}`} exact>
        О{'\u00a0'}товаре
      </CurrentLink>
      <CurrentLink to={`${url}/specs#${part}`}>Характеристики</CurrentLink>
      {hasAvailability ? <CurrentLink to={`${url}/availability/${city.alias}#${part}`}>Наличие и{'\u00a0'}доставка</CurrentLink> : null}
    </nav>
  );
}
