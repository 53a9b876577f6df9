import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { handoverTime } from '../../entities/order/labels.ts';
import { OrderSteps } from '../../entities/order/order-steps.tsx';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import type { TrackedOrderQuery } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { phoneText } from '../../platform/format/phone.ts';
import type { CaptchaSettings } from '../../platform/gateway/captcha-settings.ts';
import { useIsHydrating } from '../../platform/router/use-is-hydrating.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Heading } from '../../ui/heading.tsx';
import '../../entities/order/order.css';

const openLabel = 'Открыть заказ целиком';

interface TrackedOrderProps {
  order: NonNullable<TrackedOrderQuery['trackedOrder']>;
  today: string;
  /** What a code that opens it is sent with; null where this browser has the key of the order. */
  opening: { phone: string; captcha: CaptchaSettings | null } | null;
}

/** «, оплачено», or «, не оплачено» where the order waits for it; what is paid on receipt or by invoice is no debt yet. */
function paidText({ isPaid, status }: TrackedOrderProps['order']): string {
  if (isPaid) return ', оплачено';
  return isPaid === false && status === 'AWAITING_PAYMENT' ? ', не оплачено' : '';
}

/** How an order stands, for whoever knows its number and phone; takes the focus when it appears. */
export function TrackedOrder({ order, today, opening }: TrackedOrderProps) {
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

  const when = handoverTime({ ...order, isAwaitingPayment: order.status === 'AWAITING_PAYMENT' }, today);
  return (
    <section aria-labelledby="found" className="mb-8">
      {/* Without JavaScript the page is loaded anew, and the result is what to read first. */}
      <Heading ref={heading} level={2} id="found" tabIndex={-1} autoFocus className="mb-2">
        Заказ № {order.id}: {order.statusName}
      </Heading>
      <div className="order-state">
        {opening === null ? (
          <LinkButton to={`/order-info/${order.id}`} look="primary">
            {openLabel}
          </LinkButton>
        ) : (
          <Form method="post" action={`/order-info/${order.id}`}>
            <input type="hidden" name="intent" value="send-code" />
            <input type="hidden" name="phone" value={opening.phone} />
            <CaptchaField settings={opening.captcha} action="send_code" />
            <Button look="primary">{openLabel}</Button>
          </Form>
        )}
        <p className="max-w-[36rem] text-14 text-ink-soft">
          Там состав заказа, оплата и чек{order.isActive ? ', там же его можно изменить или отменить' : ''}.
          {opening === null ? '' : ` Пришлём код на ${phoneText(opening.phone)}.`}
        </p>
      </div>
      <OrderSteps steps={order.steps} isActive={order.isActive} />
      <div className="order-cards">
        <section aria-labelledby="found-order">
          <Heading level={3} size={18} id="found-order" className="mb-2">
            Заказ
          </Heading>
          <dl className="order-facts">
            <Fact name="Оформлен">{order.insertedAt && dateText(order.insertedAt)}</Fact>
            <Fact name="Сумма">
              {exactRubles(order.totalSum.amount)}
              {paidText(order)}
            </Fact>
          </dl>
        </section>
        {when === null && order.deliveryTypeName === '' ? null : (
          <section aria-labelledby="found-receiving">
            <Heading level={3} size={18} id="found-receiving" className="mb-2">
              Где и когда
            </Heading>
            <dl className="order-facts">
              <Fact name="Способ">{order.deliveryTypeName}</Fact>
              <Fact name="Когда">{when}</Fact>
            </dl>
          </section>
        )}
      </div>
    </section>
  );
}
