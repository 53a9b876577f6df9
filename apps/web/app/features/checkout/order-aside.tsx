import type { ReactNode } from 'react';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Frame } from './frame.ts';
import './columns.css';
import '../../entities/order/order.css';

interface OrderAsideProps {
  goods: Frame['goods'];
  /** How much it is, which a phone says instead of the goods: «2 товара, 5 990 ₽». */
  line: ReactNode;
  /** Below the goods. */
  children?: ReactNode;
  /** Never folded. */
  note?: ReactNode;
}

/** What is paid for, beside the steps that lead to it; on a phone, where it stands below them, folded to a line. */
export function OrderAside({ goods, line, children, note }: OrderAsideProps) {
  return (
    <aside className="checkout-aside" aria-label="Ваш заказ">
      <details className="aside-fold">
        <summary>
          <Heading level={2} size={18}>
            Ваш заказ
          </Heading>
          <span className="aside-line">
            {line}
            <Icon name="down" size={18} />
          </span>
        </summary>
        <ul className="aside-goods">
          {goods.map(({ id, name, image, quantity, sum }) => (
            <li key={id}>
              {image === null ? (
                <span className="aside-picture" />
              ) : (
                <Picture src={image} alt="" width={56} height={70} className="aside-picture" />
              )}
              <span className="min-w-0">
                <span className="line-clamp-2">{nbsp(name)}</span>
                <span className="text-ink-faint">{quantity} шт.</span>
              </span>
              <span className="tabular text-right whitespace-nowrap">{exactRubles(sum)}</span>
            </li>
          ))}
        </ul>
        {children}
      </details>
      {note}
    </aside>
  );
}
