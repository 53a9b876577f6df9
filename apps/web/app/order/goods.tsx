import { Link } from 'react-router';
import { exactRubles } from '../format/money.ts';
import { Picture } from '../ui/picture.tsx';
import type { Order } from './words.ts';

/** Lines of an order as they were when it was made. */
export function OrderGoods({ items }: { items: Order['items'] }) {
  return (
    <ul className="lines">
      {items.map(({ id, name, url, image, quantity, finalPrice, sum }) => (
        <li key={id} className="line line-fixed">
          <div className="line-picture">
            <Picture src={image} alt="" width={96} height={120} />
          </div>
          <div className="line-facts">
            <p>
              <Link to={url} className="hover:text-accent">
                {name}
              </Link>
            </p>
            <p className="tabular text-14 text-ink-soft">
              {quantity} шт. по {exactRubles(finalPrice)}
            </p>
          </div>
          <p className="line-sum">{exactRubles(sum)}</p>
        </li>
      ))}
    </ul>
  );
}
