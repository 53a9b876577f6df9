import { Link } from 'react-router';
import { exactRubles } from '../format/money.ts';
import { LinkButton } from '../ui/button.tsx';
import { leftToPay, type OtherOrder } from './others.ts';

interface OtherOrdersProps {
  others: readonly OtherOrder[];
  /** Nothing else on the screen is to be paid, so the next payment stands out. */
  isNext: boolean;
}

/** What the same basket became beside this order: each is paid by itself. */
export function OtherOrders({ others, isNext }: OtherOrdersProps) {
  const unpaid = others.filter(({ facts }) => facts?.canPay);
  return (
    <section aria-labelledby="others" className="mb-6 print:hidden">
      <h2 id="others" className="mb-1 text-22">
        {others.length > 1 ? 'Другие заказы из этой корзины' : 'Ещё один заказ из этой корзины'}
      </h2>
      {unpaid.length > 0 ? (
        <p className="mb-2 text-warn">К оплате ещё {exactRubles(leftToPay(others))}: каждый заказ оплачивается отдельно.</p>
      ) : null}
      <ul className="border-t border-line">
        {others.map(({ id, facts }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
            <span className="min-w-0 flex-1 basis-60">
              <Link to={`/order-info/${id}`} className="link link-alone">
                Заказ № {id}
              </Link>
              {facts === null ? null : (
                <>
                  <span className="block">{facts.name}</span>
                  <span className="block text-14 text-ink-soft">{facts.status}</span>
                </>
              )}
            </span>
            {facts === null ? null : <span className="tabular font-medium whitespace-nowrap">{exactRubles(facts.sum)}</span>}
            {facts?.canPay ? (
              <LinkButton
                to={`/cart/payment/${id}`}
                look={isNext && id === unpaid[0]?.id ? 'primary' : 'secondary'}
                aria-label={`Оплатить заказ № ${id}`}
              >
                Оплатить
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
