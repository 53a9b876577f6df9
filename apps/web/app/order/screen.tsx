import type { ReactNode } from 'react';
import { PageTitle } from '../checkout/page-title.tsx';
import { shop } from '../company.ts';
import { exactRubles } from '../format/money.ts';
import { tied } from '../format/tied.ts';
import { DiscountLines } from '../promotions/discounts.tsx';
import { HandedIn } from '../tradein/exchange-devices.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/button.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Streamed } from '../ui/streamed.tsx';
import { OrderGoods } from './goods.tsx';
import type { LoadedOrder } from './load.server.ts';
import { byNumber } from './others.ts';
import { OtherOrders } from './others.tsx';
import { Preparing } from './preparing.tsx';
import { Refunds } from './refunds.tsx';
import { Way } from './way.tsx';
import { deliveryCostText, deliveryTime, leftToPay, madeBy, type Order, receiptLink } from './words.ts';

function look(order: Order): 'good' | 'warn' | 'plain' {
  if (!order.isActive) return 'plain';
  return order.isAwaitingPayment ? 'warn' : 'good';
}

interface OrderScreenProps {
  loaded: LoadedOrder;
  /** The way to the order, without the order itself. */
  crumbs: readonly Crumb[];
  /** What may be done with it. */
  children?: ReactNode;
  isFailed?: boolean;
  /** Whether it has just been made here. */
  isNew?: boolean;
}

/** An order with its way, its money, its goods, and how they are to be had. */
export function OrderScreen({ loaded, crumbs, children, isFailed = false, isNew = false }: OrderScreenProps) {
  const { order, phone, canPay, next, made, payment, otherIds, others } = loaded;
  const time = deliveryTime(order);
  const receipt = receiptLink(order);
  return (
    <>
      <PageTitle title={`Заказ № ${order.id}`} isFailed={isFailed} />
      <p className="hidden text-22 font-medium print:block">{shop.name}</p>
      <div className="print:hidden">
        <Breadcrumbs steps={[...crumbs, { name: `Заказ № ${order.id}` }]} />
      </div>
      <div className="order">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center gap-3">
            <h1 className="text-28">{isNew ? `Спасибо! Заказ № ${order.id} принят` : `Заказ № ${order.id}`}</h1>
            <Badge look={look(order)}>{order.statusName}</Badge>
          </div>
          <p className="mb-2 text-14 text-ink-soft">Оформлен {made}</p>
          <p className="mb-4 max-w-[40rem] text-18">{next}</p>
          {order.isCancelled ? null : <Way steps={order.steps} isActive={order.isActive} />}
          {otherIds.length > 0 ? (
            <Streamed from={others} skeleton={<OtherOrders others={byNumber(otherIds)} own={{ canPay, isPaid: order.isPaid }} />}>
              {(known) => <OtherOrders others={known} own={{ canPay, isPaid: order.isPaid }} />}
            </Streamed>
          ) : null}
        </div>
        <aside className="checkout-aside" aria-label="Оплата">
          <h2 className="mb-3 text-18">Оплата</h2>
          <dl className="total-lines">
            <div>
              <dt>Товары</dt>
              <dd>{exactRubles(order.sum)}</dd>
            </div>
            <DiscountLines discount={order.discount} told={order.discounts} />
            <div>
              <dt>Доставка</dt>
              <dd>{deliveryCostText(order)}</dd>
            </div>
            <div className="total-line">
              <dt>Итого</dt>
              <dd>{exactRubles(order.totalSum)}</dd>
            </div>
            {leftToPay(order).map(({ name, sum }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{exactRubles(sum)}</dd>
              </div>
            ))}
          </dl>
          <p className="mb-3">
            <b className="block font-medium">{payment}</b>
            <span className="text-14 text-ink-soft">{order.paymentTypeName}</span>
          </p>
          <Refunds refunds={order.refunds} />
          {canPay ? (
            <LinkButton to={`/cart/payment/${order.id}`} look="primary" wide className="mb-3 print:hidden">
              Оплатить
            </LinkButton>
          ) : null}
          {receipt === null ? null : (
            <LinkButton to={receipt} wide className="mb-3 print:hidden">
              Чек
            </LinkButton>
          )}
          <PrintButton wide />
        </aside>
        <div className="min-w-0">
          <section aria-labelledby="goods" className="mb-6">
            <h2 id="goods" className="mb-3 text-22">
              Товары
            </h2>
            <OrderGoods items={order.items} />
          </section>
          {order.isCancelled ? null : <HandedIn devices={order.exchangeDevices} />}
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
          {children}
          <p className="text-14 text-ink-soft">
            Вопросы по заказу — {shop.phone}, {shop.hours}. Продавец: {shop.legal.name}, ИНН {shop.legal.inn}.
          </p>
        </div>
      </div>
    </>
  );
}
