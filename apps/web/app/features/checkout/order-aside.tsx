import type { ReactNode } from 'react';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Frame } from './frame.ts';
import './columns.css';
import '../../entities/order/order.css';

interface OrderAsideProps {
  goods: Frame['goods'];
  /** Below the goods. */
  children?: ReactNode;
}

/** What is paid for, beside the steps that lead to it. */
export function OrderAside({ goods, children }: OrderAsideProps) {
  return (
    <aside className="checkout-aside" aria-label="Ваш заказ">
      <Heading level={2} size={18} className="mb-4">
        Ваш заказ
      </Heading>
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
    </aside>
  );
}
