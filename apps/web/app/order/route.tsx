import { readDraft } from '../checkout/draft/draft.server.ts';
import { phoneText } from '../checkout/frame.server.ts';
import { noIndex } from '../checkout/no-index.ts';
import { PageTitle } from '../checkout/page-title.tsx';
import { exactRubles, rubles } from '../format/money.ts';
import { soonOrLater } from '../gateway/later.server.ts';
import { absent, notFound, queryOrFail } from '../gateway/query.server.ts';
import { OrderInfoDocument } from '../generated/graphql.ts';
import { useOrderGoal } from '../goals/order-goal.ts';
import { shop } from '../shop.ts';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Streamed } from '../ui/streamed.tsx';
import type { Route } from './+types/route';
import { OrderGoods } from './goods.tsx';
import { readOthers } from './others.server.ts';
import type { OtherOrder } from './others.ts';
import { OtherOrders } from './others.tsx';
import { PrintButton } from './print.tsx';
import { Refunds } from './refunds.tsx';
import { deliveryTime, madeText, type Order, paymentText, whatNext } from './words.ts';

export const meta: Route.MetaFunction = noIndex;

/** The owner's order, or the guest's whose cookie has its key; anybody else gets «Страница не найдена». */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { id } = params;
  if (!/^[1-9]\d{0,18}$/.test(id)) notFound();
  const { last } = readDraft(context, request);
  const otherIds = last.includes(id) ? last.filter((each) => each !== id) : [];
  const [{ data, errors }, others] = await Promise.all([
    queryOrFail(context, request, OrderInfoDocument, { id }),
    soonOrLater(readOthers(context, request, otherIds), byNumber(otherIds)),
  ]);
  const order = data.order ?? absent(errors, 'order');
  return {
    order,
    phone: phoneText(order.mobilePhone),
    canPay: data.orderToRepay?.canRepay === true && order.isAwaitingPayment,
    next: whatNext(order, order.isAwaitingPayment),
    made: madeText(order.insertedAt),
    payment: paymentText(order, order.isAwaitingPayment),
    /** What the same basket became beside it. */
    otherIds,
    others,
  };
}

const byNumber = (ids: readonly string[]): OtherOrder[] => ids.map((id) => ({ id, facts: null }));

function look(order: Order): 'good' | 'warn' | 'plain' {
  if (!order.isActive) return 'plain';
  return order.isAwaitingPayment ? 'warn' : 'good';
}

/** The way of the order; what has been reached is ticked. */
function Way({ steps }: { steps: Order['steps'] }) {
  return (
    <ol className="order-way">
      {steps.map(({ name, isActive }) => (
        <li key={name} data-reached={isActive || undefined}>
          <span className="step-mark" aria-hidden="true">
            {isActive ? <Icon name="check" size={16} /> : null}
          </span>
          {name}
          {isActive ? <span className="visually-hidden"> — пройдено</span> : null}
        </li>
      ))}
    </ol>
  );
}

export default function OrderScreen({ loaderData }: Route.ComponentProps) {
  const { order, phone, canPay, next, made, payment, otherIds, others } = loaderData;
  const time = deliveryTime(order);
  useOrderGoal(order);
  return (
    <>
      <PageTitle title={`Заказ № ${order.id}`} />
      <p className="hidden text-22 font-medium print:block">{shop.name}</p>
      <div className="print:hidden">
        <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: `Заказ № ${order.id}` }]} />
      </div>
      <div className="order">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center gap-3">
            <h1 className="text-28">Заказ № {order.id}</h1>
            <Badge look={look(order)}>{order.statusName}</Badge>
          </div>
          <p className="mb-2 text-14 text-ink-soft">Оформлен {made}</p>
          <p className="mb-4 max-w-[40rem] text-18">{next}</p>
          {order.isCancelled ? null : <Way steps={order.steps} />}
          {otherIds.length > 0 ? (
            <Streamed from={others} skeleton={<OtherOrders others={byNumber(otherIds)} isNext={false} />}>
              {(known) => <OtherOrders others={known} isNext={!canPay} />}
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
            {order.discount > 0 ? (
              <div>
                <dt>Скидка</dt>
                <dd className="text-sale">{exactRubles(-order.discount)}</dd>
              </div>
            ) : null}
            <div>
              <dt>Доставка</dt>
              <dd>{rubles(order.deliveryCost)}</dd>
            </div>
            <div className="total-line">
              <dt>Итого</dt>
              <dd>{exactRubles(order.totalSum)}</dd>
            </div>
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
          <PrintButton />
        </aside>
        <div className="min-w-0">
          <section aria-labelledby="goods" className="mb-6">
            <h2 id="goods" className="mb-3 text-22">
              Товары
            </h2>
            <OrderGoods items={order.items} />
          </section>
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
                {order.deliveryAddress}
                {order.store ? <span className="block text-14 text-ink-soft">{order.store.workTimeLine}</span> : null}
                {order.store?.directions ? <span className="block text-14 text-ink-soft">{order.store.directions}</span> : null}
              </dd>
              <dt>Получатель</dt>
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
            </dl>
          </section>
          <p className="text-14 text-ink-soft">
            Вопросы по заказу — {shop.phone}, {shop.hours}. Продавец: {shop.legal.name}, ИНН {shop.legal.inn}.
          </p>
        </div>
      </div>
    </>
  );
}
