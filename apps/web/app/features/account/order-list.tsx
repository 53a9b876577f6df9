import { Link } from 'react-router';
import { deliveryTime, madeText } from '../../entities/order/labels.ts';
import type { AccountOrdersQuery } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import './account.css';

type AccountOrder = NonNullable<AccountOrdersQuery['orders']>['nodes'][number];

const badgeLook = ({ isActive, isAwaitingPayment }: AccountOrder) => (!isActive ? 'plain' : isAwaitingPayment ? 'warn' : 'good');

/** Orders as cards, each with its state, its sum and pictures of what is in it. */
export function OrderList({ orders }: { orders: readonly AccountOrder[] }) {
  return (
    <ul className="account-orders">
      {orders.map((order) => {
        const { id, statusName, insertedAt, totalSum, items } = order;
        const time = order.isActive ? deliveryTime(order) : null;
        return (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-3">
              <Heading level={2} size={18}>
                <Link to={`/account/orders/${id}`} className="link-alone hover:text-accent">
                  Заказ № {id}
                </Link>
              </Heading>
              <Badge look={badgeLook(order)}>{statusName}</Badge>
              <b className="tabular ml-auto font-medium">{exactRubles(totalSum.amount)}</b>
            </div>
            <p className="text-14 text-ink-soft">
              Оформлен {madeText(insertedAt)}
              {time === null ? '' : ` · Получение: ${time}`}
            </p>
            <ul className="account-order-goods">
              {items.slice(0, 6).map((item) => (
                <li key={item.id}>
                  <Picture src={item.image} alt={`${item.name}, ${item.quantity} шт.`} width={64} height={80} />
                </li>
              ))}
              {items.length > 6 ? <li className="self-center text-14 text-ink-soft">и ещё {items.length - 6}</li> : null}
            </ul>
            {order.isAwaitingPayment ? (
              <p>
                <LinkButton to={`/cart/payment/${id}`} look="primary">
                  Оплатить {exactRubles(totalSum.amount)}
                </LinkButton>
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
