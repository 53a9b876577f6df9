import { Link } from 'react-router';
import { exactRubles } from '../../platform/format/money.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * The way to the basket with what is in it. Its name is «Корзина» whatever is in it, and its description says the rest, so
 * the figures are drawn by the style sheet and are no text of the link. `id` sets the two of a page apart.
 */
export function BasketLink({ id, className, withSum = false }: { id: string; className: string; withSum?: boolean }) {
  const { basket } = useShell();
  const isFilled = basket.quantity > 0;
  return (
    <Link to="/cart" className={className} aria-label="Корзина" aria-describedby={isFilled ? id : undefined}>
      <span className="relative">
        <Icon name="basket" size={24} />
        {isFilled ? <span className="basket-count tabular" data-figure={basket.quantity} /> : null}
      </span>
      {withSum && isFilled ? <span className="tabular whitespace-nowrap" data-figure={exactRubles(basket.sum)} /> : <span>Корзина</span>}
      {isFilled ? (
        <span id={id} className="visually-hidden">
          {pluralize(basket.quantity, goods)} на {exactRubles(basket.sum)}
        </span>
      ) : null}
    </Link>
  );
}
