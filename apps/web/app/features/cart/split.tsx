import { Form } from 'react-router';
import { orderName } from '../../entities/basket/order-name.ts';
import type { BasketPageQuery } from '../../generated/graphql.ts';
import { pluralize } from '../../platform/format/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import './cart.css';

type Basket = NonNullable<BasketPageQuery['basket']>;

/** Lines by the orders that they will become; a name only where there are several. */
export function groupsOf({ orders, items }: Pick<Basket, 'orders' | 'items'>) {
  if (orders.length < 2) return [{ key: 'all', name: null, sum: { amount: 0 }, items }];
  return orders.map(({ key, items: ofOrder, sum }, at) => ({
    key,
    name: orderName(key, at + 1),
    sum,
    items: items.filter(({ id }) => ofOrder.some((item) => item.id === id)),
  }));
}

/** Said once where a basket becomes several orders. */
export function SplitNote({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <Notice look="plain" className="mb-4">
      Эти товары придут разными заказами: доставка выбирается для каждого, оформление и данные — общие. Онлайн каждый заказ оплачивается
      отдельно: {pluralize(count, ['платёж', 'платежа', 'платежей'])}, один за другим.
    </Notice>
  );
}

/** Preorders come later than the rest: apart from it, or all of it together (spec 1 §4). */
export function PreorderSwitch({ basket: { items, orders } }: { basket: Pick<Basket, 'orders' | 'items'> }) {
  const isMixed = items.some(({ isPreorder }) => isPreorder) && items.some((item) => !item.isPreorder && !item.product?.isDigital);
  if (!isMixed) return null;
  const isApart = orders.some(({ isPreorder }) => isPreorder);
  return (
    <Form method="post" action="/cart" className="preorder-switch">
      <input type="hidden" name="split" value={isApart ? '0' : '1'} />
      <p>{isApart ? 'Предзаказ оформляется отдельно, остальное придёт раньше.' : 'Всё придёт одним заказом, когда поступит предзаказ.'}</p>
      <Button look="quiet" name="intent" value="split">
        {isApart ? 'Получить всё вместе' : 'Оформить предзаказ отдельно'}
      </Button>
    </Form>
  );
}
