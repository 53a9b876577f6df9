import { groups } from '../format/money.ts';
import { useShell } from '../shell/use-shell.ts';
import { CurrentLink } from '../ui/current-link.tsx';
import { hasReviews } from './comments/visible.ts';
import type { FrameProduct } from './load.server.ts';
import { part } from './part.ts';

/** How much there is behind a link; nothing says nothing. */
const Count = ({ of }: { of: number }) => (of === 0 ? null : <span className="tab-count">{groups(of)}</span>);

/** Parts of the page as links with addresses of their own. */
export function ProductTabs({ product }: { product: FrameProduct }) {
  const { city } = useShell();
  const { url, offer, isDigital, reviewCounters, questionsCount } = product;
  // Not for preorder or digital goods (spec 1 §2).
  const hasAvailability = offer.orderType !== 'PREORDER' && !isDigital;
  return (
    <nav id={part} aria-label="Разделы товара" className="tabs">
      <CurrentLink to={`${url}#${part}`} exact>
        О{'\u00a0'}товаре
      </CurrentLink>
      <CurrentLink to={`${url}/specs#${part}`}>Характеристики</CurrentLink>
      {hasAvailability ? <CurrentLink to={`${url}/availability/${city.alias}#${part}`}>Наличие и{'\u00a0'}доставка</CurrentLink> : null}
      {hasReviews(product) ? (
        <CurrentLink to={`${url}/comments#${part}`}>
          <span>
            Отзывы <Count of={reviewCounters.count} />
          </span>
        </CurrentLink>
      ) : null}
      <CurrentLink to={`${url}/faq#${part}`}>
        <span>
          Вопрос-ответ <Count of={questionsCount ?? 0} />
        </span>
      </CurrentLink>
    </nav>
  );
}
