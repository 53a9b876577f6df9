import { Link } from 'react-router';
import { flattenTree } from '../../entities/basket/tree.ts';
import type { Order } from '../../entities/order/labels.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Lines of an order as they were when it was made. */
export function OrderGoods({ items, isReceived }: { items: Order['items']; isReceived: boolean }) {
  return (
    <ul className="lines">
      {flattenTree(items.map((item) => ({ ...item, parentId: item.parentId ?? null }))).map(({ item, depth }) => {
        const { id, url, image, quantity, finalPrice, sum, returned, isWarranty } = item;
        const name = nbsp(item.name);
        return (
          <li key={id} className={`line line-fixed${depth > 0 ? ' line-under' : ''}`}>
            <div className="line-picture">
              {isWarranty ? (
                <Icon name="warranty" size={32} />
              ) : (
                <Link to={url} tabIndex={-1} aria-hidden="true">
                  <Picture src={image} alt="" width={96} height={120} />
                </Link>
              )}
            </div>
            <div className="line-facts">
              <p>
                {isWarranty ? (
                  name
                ) : (
                  <Link to={url} className="link-alone hover:text-accent">
                    {name}
                  </Link>
                )}
              </p>
              <p className="tabular text-14 text-ink-soft">
                {quantity} шт. по {exactRubles(finalPrice.amount)}
              </p>
              {returned > 0 ? <p className="tabular text-14 text-ink-soft">{returnedText(returned, quantity, isReceived)}</p> : null}
            </div>
            <p className="line-sum">{exactRubles(sum.amount)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** What of a line its shopper does not have: taken out of the order before, or given back after it. */
export function returnedText(returnedCount: number, quantity: number, isReceived: boolean): string {
  const what = isReceived ? 'Возвращено' : 'Убрано из заказа';
  return returnedCount === quantity ? what : `${what}: ${returnedCount} из ${quantity} шт.`;
}
