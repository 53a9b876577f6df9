import { Link } from 'react-router';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { LinkButton } from '../../ui/button.tsx';
import { moscowTimeText } from './moscow-time.ts';
import type { OtherOrder } from './others.ts';

interface OrderRowsProps {
  orders: readonly OtherOrder[];
  /** The one whose button stands out, and what it says. */
  next?: { id: string; label: string } | undefined;
}

/** Orders in rows, each with its way on. */
export function OrderRows({ orders, next }: OrderRowsProps) {
  return (
    <ul className="border-t border-line">
      {orders.map(({ id, facts }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
          <span className="min-w-0 flex-1 basis-60">
            <Link to={`/order-info/${id}`} className="link">
              Заказ № {id}
            </Link>
            {facts === null ? null : (
              <>
                <span className="block">{nbsp(facts.name)}</span>
                <span className="block text-14 text-ink-soft">
                  {facts.status}
                  {facts.heldUntil === null ? '' : `, товары отложены до ${moscowTimeText(facts.heldUntil)}`}
                </span>
              </>
            )}
          </span>
          {facts === null ? null : <span className="tabular font-medium whitespace-nowrap">{exactRubles(facts.sum)}</span>}
          {facts?.canPay ? (
            <LinkButton
              to={`/cart/payment/${id}`}
              look={id === next?.id ? 'primary' : 'secondary'}
              aria-label={`${id === next?.id ? next.label : 'Оплатить'}: заказ № ${id}`}
            >
              {id === next?.id ? next.label : 'Оплатить'}
            </LinkButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
