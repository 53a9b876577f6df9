import { exactRubles } from '../../platform/format/money.ts';
import { leftToPay, nextPayment, type OtherOrder } from './others.ts';
import { OrderRows } from './rows.tsx';

interface OtherOrdersProps {
  others: readonly OtherOrder[];
  /** Of the order on the screen, which asks for its own payment first. */
  own: { canPay: boolean; isPaid: boolean };
}

/** What the same basket became beside this order: each is paid by itself. */
export function OtherOrders({ others, own: { canPay, isPaid } }: OtherOrdersProps) {
  const [first] = others.filter(({ facts }) => facts?.canPay);
  const which = nextPayment(canPay ? false : isPaid ? true : null, others);
  const label = which === '' ? 'Оплатить' : `Оплатить следующий (${which})`;
  return (
    <section aria-labelledby="others" className="mb-6 print:hidden">
      <h2 id="others" className="mb-1 text-22">
        {others.length > 1 ? 'Другие заказы из этой корзины' : 'Ещё один заказ из этой корзины'}
      </h2>
      {first === undefined ? null : (
        <p className="mb-2 text-warn">К оплате ещё {exactRubles(leftToPay(others))}: каждый заказ оплачивается отдельно.</p>
      )}
      <OrderRows orders={others} next={first === undefined || canPay ? undefined : { id: first.id, label }} />
    </section>
  );
}
