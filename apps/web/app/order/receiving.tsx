import { tied } from '../format/tied.ts';
import { Preparing } from './preparing.tsx';
import { deliveryTime, madeBy, type Order } from './words.ts';

/** How, when and where an order is handed over, and to whom. */
export function Receiving({ order, phone }: { order: Order; phone: string }) {
  const time = deliveryTime(order);
  return (
    <section aria-labelledby="receiving" className="mb-6">
      <h2 id="receiving" className="mb-3 text-22">
        Получение
      </h2>
      <dl className="order-facts">
        <dt>Способ</dt>
        <dd>{order.deliveryTypeName}</dd>
        {time === null ? null : (
          <>
            <dt>Когда</dt>
            <dd>{time}</dd>
          </>
        )}
        <dt>{order.store === null ? 'Куда' : 'Где'}</dt>
        <dd>
          {tied(order.deliveryAddress ?? '')}
          {order.store ? <span className="block text-14 text-ink-soft">{tied(order.store.workTimeLine)}</span> : null}
          {order.store?.directions ? <span className="block text-14 text-ink-soft">{order.store.directions}</span> : null}
        </dd>
        {order.cmsAddressee === null ? null : (
          <>
            <dt>Получит</dt>
            <dd>{order.cmsAddressee}</dd>
          </>
        )}
        <dt>{order.cmsAddressee === null ? 'Получатель' : 'Заказал'}</dt>
        <dd>
          {order.contactName}
          <span className="tabular block">{phone}</span>
          {order.email === null ? null : <span className="block">{order.email}</span>}
        </dd>
        {order.comment === null ? null : (
          <>
            <dt>Комментарий</dt>
            <dd>{order.comment}</dd>
          </>
        )}
        {order.hasSim ? (
          <>
            <dt>SIM-карта</dt>
            <dd>Положим в заказ, бесплатно</dd>
          </>
        ) : null}
        {order.company === null ? null : (
          <>
            <dt>Плательщик</dt>
            <dd>
              {order.company.name}, ИНН {order.company.inn}
            </dd>
          </>
        )}
        {order.employee === null ? null : (
          <>
            <dt>Оформил</dt>
            <dd>{madeBy(order.employee)}</dd>
          </>
        )}
      </dl>
      <Preparing order={order} />
    </section>
  );
}
