import { exactRubles } from '../../../platform/format/money.ts';
import type { Payment } from './payments.ts';

/** The payments of a basket that becomes several orders: the page of payment asks for one of them, not for the whole sum. */
export function PaidSeparately({ payments }: { payments: readonly Payment[] }) {
  const first = payments.find(({ isOnline }) => isOnline);
  return (
    <div className="notice-plain max-w-[28rem]">
      <p className="font-medium text-ink">Заказы оплачиваются по отдельности:</p>
      <ul className="my-2">
        {payments.map(({ key, name, sum, isOnline }) => (
          <li key={key} className="flex justify-between gap-4">
            <span>
              {name}
              {isOnline ? null : ', при получении'}
            </span>
            <span className="tabular whitespace-nowrap">{exactRubles(sum)}</span>
          </li>
        ))}
      </ul>
      {first === undefined ? null : <p className="text-14">{whatFollows(payments, first)}</p>}
    </div>
  );
}

function whatFollows(payments: readonly Payment[], first: Payment): string {
  const opens = `Дальше откроется оплата на ${exactRubles(first.sum)}.`;
  return payments.filter(({ isOnline }) => isOnline).length > 1 ? `${opens} Остальные оплатите на странице заказа.` : opens;
}
