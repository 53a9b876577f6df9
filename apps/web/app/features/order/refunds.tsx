import { type Order, refundText } from '../../entities/order/labels.ts';
import { exactRubles } from '../../platform/format/money.ts';

/** Money of the order that goes back, or has gone back. */
export function Refunds({ refunds }: { refunds: Order['refunds'] }) {
  if (refunds.length === 0) return null;
  return (
    <ul className="mb-3" aria-label="Возврат денег">
      {refunds.map(({ id, sum, status, reason }) => (
        <li key={id}>
          <b className="block font-medium">Возврат {exactRubles(sum)}</b>
          <span className="text-14 text-ink-soft">{refundText({ reason, status })}</span>
        </li>
      ))}
    </ul>
  );
}
