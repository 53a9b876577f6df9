import { useEffect, useRef, useState } from 'react';
import { handoverTime } from '../../entities/order/labels.ts';
import { OrderSteps } from '../../entities/order/order-steps.tsx';
import type { TrackedOrderQuery } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { useIsHydrating } from '../../platform/router/use-is-hydrating.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Heading } from '../../ui/heading.tsx';
import '../../entities/order/order.css';

interface TrackedOrderProps {
  order: NonNullable<TrackedOrderQuery['trackedOrder']>;
  today: string;
}

/** «, оплачено», or «, не оплачено» where the order waits for it; what is paid on receipt or by invoice is no debt yet. */
function paidText({ isPaid, status }: TrackedOrderProps['order']): string {
  if (isPaid) return ', оплачено';
  return isPaid === false && status === 'AWAITING_PAYMENT' ? ', не оплачено' : '';
}

/** How an order stands, for whoever knows its number and phone; takes the focus when it appears. */
export function TrackedOrder({ order, today }: TrackedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrating = useIsHydrating();
  // The browser has shown it, and whoever reads it may be further down or about to press.
  const [writtenOrder] = useState(isHydrating ? order : null);

  // The page stays where its form was sent from, which on a phone is a screen below. Every result is a new object.
  useEffect(() => {
    if (order === writtenOrder) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [order, writtenOrder]);

  return (
    <section aria-labelledby="found" className="mb-8">
      {/* Without JavaScript the page is loaded anew, and the result is what to read first. */}
      <Heading ref={heading} level={2} id="found" tabIndex={-1} autoFocus className="mb-2">
        Заказ № {order.id}: {order.statusName}
      </Heading>
      <OrderSteps steps={order.steps} isActive={order.isActive} />
      <dl className="order-facts">
        <Fact name="Оформлен">{order.insertedAt && dateText(order.insertedAt)}</Fact>
        <Fact name="Способ">{order.deliveryTypeName}</Fact>
        <Fact name="Когда">{handoverTime({ ...order, isAwaitingPayment: order.status === 'AWAITING_PAYMENT' }, today)}</Fact>
        <Fact name="Сумма">
          {exactRubles(order.totalSum.amount)}
          {paidText(order)}
        </Fact>
      </dl>
      <div className="mt-4 grid gap-2 justify-items-start">
        <LinkButton to={`/order-info/${order.id}`} look="primary">
          Открыть заказ целиком
        </LinkButton>
        <p className="max-w-[36rem] text-14 text-ink-soft">
          Там состав заказа, оплата и чек{order.isActive ? ', там же его можно изменить или отменить' : ''}. На новом устройстве попросим
          код из СМС.
        </p>
      </div>
    </section>
  );
}
