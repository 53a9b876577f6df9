import { Link } from 'react-router';
import type { DeferredValue } from '../../platform/gateway/deferred.ts';
import { Heading } from '../../ui/heading.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import { leftToPay, type OtherOrder } from './others.ts';
import { OrderRows } from './rows.tsx';

interface OwnOrdersProps {
  orders: DeferredValue<OtherOrder[]>;
  /** Only those that are not over; of the others there is a page. */
  isShort?: boolean;
  /** The one that the page shows above. */
  exceptId?: string | undefined;
}

/** «Ваши заказы»: what was ordered in this browser, so that an unpaid one is found again. */
export default function OwnOrders({ orders, isShort = false, exceptId }: OwnOrdersProps) {
  return (
    <Streamed from={orders} skeleton={null}>
      {(all) => {
        const visibleOrders = all
          .filter(({ id, facts }) => id !== exceptId && (!isShort || facts?.isActive))
          .slice(0, isShort ? 3 : all.length);
        if (visibleOrders.length === 0) return null;
        return (
          <section aria-labelledby="own-orders" className="mt-8 mb-8">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
              <Heading level={2} id="own-orders">
                Ваши заказы
              </Heading>
              {isShort ? (
                <Link to="/order-status" className="link">
                  Все ваши заказы
                </Link>
              ) : null}
            </div>
            {leftToPay(visibleOrders) > 0 ? <p className="mb-2 text-warn">Есть заказы, которые ждут оплаты.</p> : null}
            <OrderRows orders={visibleOrders} next={nextOf(visibleOrders)} />
          </section>
        );
      }}
    </Streamed>
  );
}

function nextOf(orders: readonly OtherOrder[]) {
  const first = orders.find(({ facts }) => facts?.canPay);
  return first === undefined ? undefined : { id: first.id, label: 'Оплатить' };
}
