import type { ReactNode } from 'react';
import { HandedIn } from '../../entities/exchange/exchange-devices.tsx';
import { ReceivedDevices } from '../../entities/exchange/received-devices.tsx';
import { handoverTime, isThanked, type Order, sumToPay } from '../../entities/order/labels.ts';
import { OrderSteps } from '../../entities/order/order-steps.tsx';
import { byNumber, leftToPay, nextPayment, type OtherOrder } from '../../entities/order/others.ts';
import { RepeatForm } from '../../entities/order/repeat-form.tsx';
import { OrderRows } from '../../entities/order/rows.tsx';
import { shop } from '../../platform/company.ts';
import { dateText } from '../../platform/format/dates.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import type { Crumb } from '../../platform/head/head.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import type { Aftercare } from './aftercare.ts';
import { OrderGoods } from './goods.tsx';
import type { LoadedOrder } from './load.server.ts';
import { OrderMoney } from './money.tsx';
import { primaryAction } from './primary.ts';
import { overText } from './times.ts';
import '../../entities/order/order.css';

/** The first of the others that is to be paid by itself, once nothing is to be paid for the order on the screen. */
const nextToPay = (others: readonly OtherOrder[], canPay: boolean): OtherOrder | undefined =>
  canPay ? undefined : others.find(({ facts }) => facts?.canPay);

const Receiving = lazyHydrate(() => import('./receiving.tsx'));
const Gift = lazyHydrate(() => import('./gift.tsx'));
const Returning = lazyHydrate(() => import('./return/section.tsx'));

function statusLook({ order, isPaidFirst }: Pick<LoadedOrder, 'order' | 'isPaidFirst'>): 'good' | 'warn' | 'plain' {
  if (!order.isActive) return 'plain';
  return isPaidFirst ? 'warn' : 'good';
}

interface OrderScreenProps {
  loaded: LoadedOrder;
  aftercare: Readonly<Record<string, Aftercare>>;
  /** The way to the order, without the order itself. */
  crumbs: readonly Crumb[];
  /** What is to be done before all else. */
  first?: ReactNode;
  /** What may be done with it. */
  children?: ReactNode;
  isFailed?: boolean;
  /** Whether it has just been made here. */
  isNew?: boolean;
}

/** An order with its way, its money, its goods, and how they are to be had. */
export function OrderScreen({ loaded, aftercare, crumbs, first = null, children, isFailed = false, isNew = false }: OrderScreenProps) {
  const { order, canPay, next, made: madeAt, otherIds, others, today, isInvoiceDue, isReturnOver } = loaded;
  // Its money is settled and its way is over: what can be done with the goods comes first.
  const isReceived = order.status === 'RECEIVED';
  const primary = primaryAction(loaded);
  const returning = <Returning order={order} today={today} moneyBack={loaded.moneyBack} isOver={isReturnOver} />;
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
            <Heading level={1}>{isNew && isThanked(order) ? `Спасибо! Заказ № ${order.id} принят` : `Заказ № ${order.id}`}</Heading>
            <Badge look={statusLook(loaded)}>{order.statusName}</Badge>
          </div>
          {otherIds.length > 0 ? (
            <Streamed from={others} skeleton={null}>
              {(loadedOrders) => <LeftToPay others={loadedOrders} own={{ canPay, isPaid: order.isPaid }} />}
            </Streamed>
          ) : null}
          <p className="mb-2 text-14 text-ink-soft">
            Оформлен {madeAt}
            {order.receivedAt === null ? '' : `, получен ${dateText(order.receivedAt)}`}
            {/* All sums stand below everything else on a phone. */}
            {isReceived ? (
              <span className="tabular block text-ink lg:hidden print:hidden">
                {exactRubles(order.totalSum.amount)}, {loaded.payment.toLowerCase()}
              </span>
            ) : null}
          </p>
          <p className="mb-4 max-w-[40rem] text-18">{next}</p>
          {first}
          {primary === 'pay' ? <ToPay order={order} /> : null}
          {isInvoiceDue ? <InvoiceToPay order={order} hasInvoice={loaded.hasInvoice} /> : null}
          {order.isActive && order.deliveryDate !== null ? (
            <p className="mb-4">
              <b className="font-medium">
                {loaded.isTimeOver ? overText(order) : handoverTime({ ...order, isAwaitingPayment: loaded.isPaidFirst }, today)}
              </b>
              <span className="block text-ink-soft">{nbsp(order.deliveryAddress ?? '')}</span>
            </p>
          ) : null}
          {primary === 'way' && order.store !== null ? (
            <Streamed from={others} skeleton={<WayThere to={order.store.url} isQuiet={isInvoiceDue} />}>
              {(loadedOrders) => (
                <WayThere to={order.store?.url ?? ''} isQuiet={isInvoiceDue || nextToPay(loadedOrders, canPay) !== undefined} />
              )}
            </Streamed>
          ) : null}
          {primary === 'repeat' ? (
            <div className="mb-6 print:hidden">
              <RepeatForm look="primary" />
            </div>
          ) : null}
          {order.isCancelled || isReceived ? null : <OrderSteps steps={order.steps} isActive={order.isActive} />}
          {order.isGiftable || order.gift !== null ? <Gift order={order} /> : null}
          {isReceived && !isReturnOver ? returning : null}
          {children}
          {otherIds.length > 0 ? (
            <Streamed from={others} skeleton={<OtherOrders others={byNumber(otherIds)} />}>
              {(loadedOrders) => <OtherOrders others={loadedOrders} />}
            </Streamed>
          ) : null}
        </div>
        {isReceived ? null : <OrderMoney loaded={loaded} />}
        <div className="min-w-0">
          <div className={isReceived ? 'mb-6 space-y-6' : 'order-cards'}>
            <section aria-labelledby="goods">
              <Heading level={2} id="goods" className="mb-3">
                Товары
              </Heading>
              <OrderGoods items={order.items} isReceived={isReceived} aftercare={aftercare} />
              {isReturnOver ? returning : null}
            </section>
            {order.isCancelled ? null : isReceived ? (
              <ReceivedDevices devices={order.exchangeDevices} items={order.items} />
            ) : (
              <HandedIn devices={order.exchangeDevices} />
            )}
            <Receiving loaded={loaded} hasWay={primary !== 'way'} />
          </div>
          <p className="text-14 text-ink-soft">
            Вопросы по заказу — {shop.phone}, {shop.hours}. Продавец: {shop.legal.name}, ИНН {shop.legal.inn}.
          </p>
        </div>
        {isReceived ? <OrderMoney loaded={loaded} /> : null}
      </div>
    </>
  );
}

interface OtherOrdersProps {
  others: readonly OtherOrder[];
  /** Of the order on the screen, which asks for its own payment first. */
  own: { canPay: boolean; isPaid: boolean };
}

/** What of the same basket is still to be paid, before all else: whoever has paid once takes it for done. */
function LeftToPay({ others, own: { canPay, isPaid } }: OtherOrdersProps) {
  const next = nextToPay(others, canPay);
  if (next === undefined) return null;
  const which = nextPayment(isPaid ? true : null, others);
  const label = which === '' ? 'Оплатить' : `Оплатить следующий (${which})`;
  return (
    <Notice as="div" look="warn" className="mb-4 print:hidden">
      <p className="mb-2">
        <b className="font-medium">Осталось оплатить {exactRubles(leftToPay(others))}</b>: каждый заказ оплачивается отдельно.
      </p>
      <LinkButton to={`/cart/payment/${next.id}`} look="primary" aria-label={`${label}: заказ № ${next.id}`}>
        {label}
      </LinkButton>
    </Notice>
  );
}

/** The sum and its button, in the first screen of a phone. */
function ToPay({ order }: { order: Order }) {
  return (
    <div className="mb-6 grid gap-3 print:hidden">
      <p className="text-18">
        К оплате <b className="tabular">{exactRubles(sumToPay(order))}</b>
      </p>
      <LinkButton to={`/cart/payment/${order.id}`} look="primary" className="form-submit">
        Оплатить
      </LinkButton>
    </div>
  );
}

/** What a company owes, and the paper that it pays by. */
function InvoiceToPay({ order, hasInvoice }: { order: Order; hasInvoice: boolean }) {
  return (
    <div className="mb-6 grid gap-3">
      <p className="text-18">
        К оплате по счёту <b className="tabular">{exactRubles(order.waitingSum.amount)}</b>
      </p>
      {!hasInvoice ? null : (
        <LinkButton to={`/order-info/${order.id}/invoice`} look="primary" className="form-submit print:hidden">
          Открыть счёт
        </LinkButton>
      )}
    </div>
  );
}

function WayThere({ to, isQuiet = false }: { to: string; isQuiet?: boolean }) {
  return (
    <LinkButton to={to} look={isQuiet ? 'secondary' : 'primary'} className="mb-6 print:hidden">
      Как добраться
    </LinkButton>
  );
}

/** What the same basket became beside this order: each is paid by itself. */
function OtherOrders({ others }: Pick<OtherOrdersProps, 'others'>) {
  return (
    <section aria-labelledby="others" className="mb-6 print:hidden">
      <Heading level={2} id="others" className="mb-1">
        {others.length > 1 ? 'Другие заказы из этой корзины' : 'Ещё один заказ из этой корзины'}
      </Heading>
      <OrderRows orders={others} />
    </section>
  );
}
