import { type Order, toBring } from '../../entities/order/labels.ts';
import { LinkButton } from '../../ui/button.tsx';

/** How to come to the goods: the way, an entry for the calendar, what to bring. Nothing once the order is over. */
export function Preparing({ order }: { order: Order }) {
  if (!order.isActive || order.deliveryDate === null) return null;
  return (
    <div className="mt-4 print:mt-2">
      <h3 className="mb-1 font-medium">{order.store === null ? 'К приезду курьера' : 'Возьмите с собой'}</h3>
      <ul className="mb-4 list-disc pl-5">
        {toBring(order).map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 print:hidden">
        {order.store === null ? null : <LinkButton to={order.store.url}>Как добраться</LinkButton>}
        <LinkButton to={`/order-info/${order.id}/calendar.ics`} reloadDocument>
          Добавить в календарь
        </LinkButton>
      </p>
    </div>
  );
}
