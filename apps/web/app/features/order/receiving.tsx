import { Link } from 'react-router';
import { handoverTime, madeBy } from '../../entities/order/labels.ts';
import { dateText } from '../../platform/format/dates.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Fact } from '../../ui/fact.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { LoadedOrder } from './load.server.ts';
import { overText } from './times.ts';
import '../../entities/order/order.css';

interface ReceivingProps {
  loaded: Pick<LoadedOrder, 'order' | 'phone' | 'toBring' | 'today' | 'isPaidFirst' | 'isTimeOver'>;
  /** Whether the way to the store is shown here. */
  hasWay: boolean;
}

/** How, when and where an order is handed over, and to whom; with the way there, where it does not stand above. */
export default function Receiving({ loaded, hasWay }: ReceivingProps) {
  const { order, phone, today, isPaidFirst, isTimeOver } = loaded;
  return (
    <section aria-labelledby="receiving">
      <Heading level={2} id="receiving" className="mb-3">
        Получение
      </Heading>
      <dl className="order-facts">
        <Fact name="Способ">{order.deliveryTypeName}</Fact>
        <Fact name="Когда">
          {isTimeOver
            ? overText(order)
            : order.receivedAt === null
              ? handoverTime({ ...order, isAwaitingPayment: isPaidFirst }, today)
              : dateText(order.receivedAt)}
        </Fact>
        <Fact name={order.store === null ? 'Куда' : 'Где'}>
          {nbsp(order.gift?.email ?? order.deliveryAddress ?? '')}
          {order.store ? <span className="block text-14 text-ink-soft">{nbsp(order.store.workTimeLine)}</span> : null}
          {order.store?.directions ? <span className="block text-14 text-ink-soft">{order.store.directions}</span> : null}
        </Fact>
        <Fact name="Получит">{order.cmsAddressee}</Fact>
        <Fact name={order.cmsAddressee === null ? 'Получатель' : 'Заказал'}>
          {order.contactName}
          <span className="tabular block">{phone}</span>
          {order.email === null ? null : <span className="block">{order.email}</span>}
        </Fact>
        <Fact name="Комментарий">{order.comment}</Fact>
        <Fact name="SIM-карта">{order.hasSim ? `${order.status === 'RECEIVED' ? 'Положили' : 'Положим'} в заказ, бесплатно` : null}</Fact>
        <Fact name="Плательщик">{order.company && `${order.company.name}, ИНН ${order.company.inn}`}</Fact>
        <Fact name="Оформил">{order.employee && madeBy(order.employee)}</Fact>
      </dl>
      <Preparing loaded={loaded} hasWay={hasWay} />
    </section>
  );
}

/** How to come to the goods: the way, an entry for the calendar, what to bring. Nothing once the order is over. */
function Preparing({ loaded: { order, toBring, isPaidFirst, isTimeOver }, hasWay }: ReceivingProps) {
  if (toBring.length === 0) return null;
  return (
    <div className="mt-4 print:mt-2">
      <h3 className="mb-1 font-medium">{order.store === null ? 'К приезду курьера' : 'Возьмите с собой'}</h3>
      <ul className="mb-4 list-disc pl-5">
        {toBring.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {hasWay && order.store !== null ? (
          <Link to={order.store.url} className="link link-alone">
            Как добраться
          </Link>
        ) : null}
        {isPaidFirst || isTimeOver ? null : (
          <Link to={`/order-info/${order.id}/calendar.ics`} reloadDocument className="link link-alone">
            Добавить в календарь
          </Link>
        )}
      </p>
    </div>
  );
}
