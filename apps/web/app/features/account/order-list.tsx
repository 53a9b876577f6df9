import { Link } from 'react-router';
import { RepeatForm } from '../../entities/order/repeat-form.tsx';
import { dateText } from '../../platform/format/dates.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { goods as goodsForms, pluralize } from '../../platform/format/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type AccountOrder, maxPictures, pathOf, pickupPlace, purchasedGoods, stateText, wayTo } from './order-card.ts';
import './account.css';

const badgeLook = ({ isActive, isAwaitingPayment }: AccountOrder) => (!isActive ? 'plain' : isAwaitingPayment ? 'warn' : 'good');

/** Orders as cards, each with its state in words, its sum, what is in it, and the one thing to do with it. */
export function OrderList({ orders }: { orders: readonly AccountOrder[] }) {
  return (
    <ul className="account-orders">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderCard({ order }: { order: AccountOrder }) {
  const { id, statusName, insertedAt, totalSum } = order;
  const state = stateText(order);
  const place = pickupPlace(order);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size={18} id={`order-${id}`}>
          <Link to={pathOf(order)} className="link-alone hover:text-accent">
            Заказ № {id}
          </Link>
        </Heading>
        <Badge look={badgeLook(order)}>{statusName}</Badge>
        <b className="tabular basis-full text-18 font-medium sm:ml-auto sm:basis-auto">{exactRubles(totalSum.amount)}</b>
      </div>
      <p className="text-14 text-ink-soft">
        {state === null ? null : <span className="block text-16 text-ink">{nbsp(state)}</span>}
        {place === null ? null : <span className="block">{nbsp(place)}</span>}
        Оформлен {dateText(insertedAt)}
      </p>
      <div className="account-order-body">
        <Goods order={order} />
        <OrderAction order={order} />
      </div>
    </>
  );
}

/** Pictures of the first goods, the name of the first, and how many more there are. */
function Goods({ order }: { order: AccountOrder }) {
  const goods = purchasedGoods(order);
  const [first] = goods;
  if (first === undefined) return null;
  return (
    <div className="account-order-facts">
      <ul className="account-order-goods">
        {goods.slice(0, maxPictures).map(({ id, image, name }, at) => (
          <li key={id}>
            <Picture src={image} alt={at === 0 ? '' : name} width={64} height={80} />
          </li>
        ))}
      </ul>
      <p className="min-w-0">
        <Link to={first.url} className="link-alone hover:text-accent">
          {nbsp(first.name)}
        </Link>
        {goods.length === 1 ? null : <span className="text-ink-soft"> и&nbsp;ещё&nbsp;{pluralize(goods.length - 1, goodsForms)}</span>}
      </p>
    </div>
  );
}

function OrderAction({ order }: { order: AccountOrder }) {
  const { id, isActive, isPhoneToConfirm, isAwaitingPayment, isCancelable, totalSum } = order;
  const describedBy = `order-${id}`;
  const way = wayTo(order);
  if (!isActive) return <RepeatForm action={pathOf(order)} describedBy={describedBy} look="soft" label="Купить снова" />;
  return (
    <div className="account-order-action">
      {isPhoneToConfirm ? (
        <LinkButton to={`/order-info/${id}`} look="primary" aria-describedby={describedBy}>
          Подтвердить телефон
        </LinkButton>
      ) : isAwaitingPayment ? (
        <LinkButton to={`/cart/payment/${id}`} look="primary" aria-describedby={describedBy}>
          Оплатить {exactRubles(totalSum.amount)}
        </LinkButton>
      ) : (
        <LinkButton to={pathOf(order)} aria-describedby={describedBy}>
          Открыть заказ
        </LinkButton>
      )}
      {way === null ? null : (
        <LinkButton to={way} look="soft" aria-describedby={describedBy}>
          Как добраться
        </LinkButton>
      )}
      {isCancelable ? (
        <Link to={`${pathOf(order)}#actions`} className="link link-alone justify-center text-14" aria-describedby={describedBy}>
          Изменить или отменить
        </Link>
      ) : null}
    </div>
  );
}
