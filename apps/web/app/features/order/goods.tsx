import { Form, Link } from 'react-router';
import { flattenTree } from '../../entities/basket/tree.ts';
import type { Order } from '../../entities/order/labels.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Aftercare } from './aftercare.ts';
import '../../entities/basket/lines.css';
import '../../entities/order/order.css';

interface OrderGoodsProps {
  items: Order['items'];
  isReceived: boolean;
  /** By the line. */
  aftercare: Readonly<Record<string, Aftercare>>;
}

/** Lines of an order as they were when it was made. */
export function OrderGoods({ items, isReceived, aftercare }: OrderGoodsProps) {
  return (
    <ul className="lines">
      {flattenTree(items.map((item) => ({ ...item, parentId: item.parentId ?? null }))).map(({ item, depth }) => {
        const { id, url, image, quantity, finalPrice, sum, returned, isWarranty } = item;
        const name = nbsp(item.name);
        const after = aftercare[id];
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
              <p id={`line-${id}`}>
                {isWarranty ? (
                  name
                ) : (
                  <Link to={url} className="link-alone hover:text-accent">
                    {name}
                  </Link>
                )}
              </p>
              <p className="tabular text-14 text-ink-soft">
                {quantity} шт.{quantity === 1 ? null : ` по ${exactRubles(finalPrice.amount)}`}
              </p>
              {returned > 0 ? <p className="tabular text-14 text-ink-soft">{returnedText(returned, quantity, isReceived)}</p> : null}
            </div>
            <p className="line-sum">{exactRubles(sum.amount)}</p>
            {after === undefined ? null : <AfterPurchase {...after} itemId={id} />}
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

/** What is done with a thing years later: its papers are read, it is repaired, given for a new one, bought again. */
function AfterPurchase({ itemId, warranty, manuals, tradeIn, reviewHref }: Aftercare & { itemId: string }) {
  const about = `line-${itemId}`;
  return (
    <div className="after-purchase">
      <ul className="after-facts">
        {warranty === null ? null : (
          <li>
            <Icon name="warranty" size={18} />
            {warranty}
          </li>
        )}
        {manuals.map(({ url, name }) => (
          <li key={url}>
            <Icon name="list" size={18} />
            <a href={url} className="link link-alone" target="_blank" rel="noreferrer">
              {nbsp(name)}
            </a>
          </li>
        ))}
        {tradeIn === null ? null : (
          <li className="print:hidden">
            <Icon name="returns" size={18} />
            <Link to={tradeIn.href} className="link link-alone" aria-describedby={about}>
              {tradeIn.text}
            </Link>
          </li>
        )}
        {reviewHref === null ? null : (
          <li className="print:hidden">
            <Icon name="star" size={18} />
            <Link to={reviewHref} className="link link-alone" aria-describedby={about}>
              Оценить товар
            </Link>
          </li>
        )}
      </ul>
      <div className="after-actions">
        <Form method="post">
          <input type="hidden" name="item" value={itemId} />
          <Button wide name="intent" value="repair" aria-describedby={about}>
            Отремонтировать
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="item" value={itemId} />
          <Button look="quiet" wide name="intent" value="repeat" aria-describedby={about}>
            Купить снова
          </Button>
        </Form>
      </div>
    </div>
  );
}
